"""The admin is for staff who are signed in to the app, shows no texts of people, and is off unless asked for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from accounts.models import User
from tests.conftest import browser_of, inspiration_module, new_person

PROJECT = Path(__file__).resolve().parents[1]


@pytest.fixture
def staff(transactional_db):
    person = new_person()
    call_command("staff", person.email)
    return browser_of(person)


def test_staff_find_an_account_shut_it_and_open_it_again(staff):
    person = new_person()
    browser = browser_of(person)
    found = staff.get("/api/admin/accounts/user/", {"q": person.email})
    assert person.username in found.content.decode()
    page = f"/api/admin/accounts/user/{person.pk}/change/"
    inlines = {"emailaddress_set-TOTAL_FORMS": 0, "emailaddress_set-INITIAL_FORMS": 0}
    assert staff.post(page, inlines).status_code == 302
    assert browser.get("/api/v1/widgets/").status_code == 401
    assert staff.post(page, {**inlines, "is_active": "on"}).status_code == 302
    assert browser.get("/api/v1/widgets/").status_code == 200


def test_the_language_and_the_time_zone_are_the_persons(staff):
    person = new_person()
    inlines = {"emailaddress_set-TOTAL_FORMS": 0, "emailaddress_set-INITIAL_FORMS": 0}
    wanted = {"language": "en-GB", "time_zone": "Europe/London", "is_active": "on", **inlines}
    assert staff.post(f"/api/admin/accounts/user/{person.pk}/change/", wanted).status_code == 302
    kept = User.objects.get(pk=person.pk)
    assert (kept.language, kept.time_zone) == (person.language, person.time_zone)


def test_what_people_wrote_is_neither_shown_nor_changed(staff):
    module = inspiration_module(new_person(), options=3)
    told = staff.get("/api/admin/content/inspirationmodule/").content.decode()
    assert module.user.username in told
    assert "Quotes" not in told
    for page in (
        f"content/inspirationmodule/{module.pk}/delete/",
        "content/inspirationmodule/add/",
        f"accounts/user/{module.user_id}/delete/",
        "accounts/user/add/",
    ):
        assert staff.get(f"/api/admin/{page}").status_code == 403


def test_the_page_has_its_style(staff):
    style = staff.get("/api/admin/static/admin/css/base.css")
    assert (style.status_code, style.headers["Content-Type"]) == (200, 'text/css; charset="utf-8"')
    assert staff.get("/api/admin/static/../settings.py").status_code == 404


def test_staff_may_only_what_the_admin_is_for(transactional_db):
    person = new_person()
    call_command("staff", person.email)
    person = User.objects.get(pk=person.pk)
    assert (person.is_staff, person.is_superuser) == (True, False)
    assert person.get_all_permissions() == {
        "accounts.view_user",
        "accounts.change_user",
        "account.view_emailaddress",
        "content.view_dailytodosmodule",
        "content.view_inspirationmodule",
    }
    call_command("staff", person.email, remove=True)
    assert not User.objects.get(pk=person.pk).get_all_permissions()


def test_one_of_the_staff_cannot_shut_out_another(staff):
    other = new_person()
    call_command("staff", other.email)
    inlines = {"emailaddress_set-TOTAL_FORMS": 0, "emailaddress_set-INITIAL_FORMS": 0}
    assert staff.post(f"/api/admin/accounts/user/{other.pk}/change/", inlines).status_code == 403
    assert User.objects.get(pk=other.pk).is_active


def test_the_addresses_of_an_account_are_shown(staff):
    person = new_person()
    assert person.email in staff.get(f"/api/admin/accounts/user/{person.pk}/change/").content.decode()


def test_others_are_sent_to_the_app(transactional_db, client, settings):
    origin = settings.FRONTEND_ORIGIN
    there = client.get("/api/admin/", SERVER_NAME="localhost", follow=False)
    asked = client.get(there["Location"], SERVER_NAME="localhost")
    assert asked["Location"].startswith(f"{origin}/account/login")
    person = browser_of(new_person())
    assert person.get(person.get("/api/admin/")["Location"])["Location"] == origin


def test_staff_are_let_in_by_a_verified_address_and_out_again(transactional_db):
    person = new_person()
    call_command("staff", person.email)
    call_command("staff", person.email, remove=True)
    assert browser_of(person).get("/api/admin/").status_code == 302
    with pytest.raises(CommandError, match="not a verified address"):
        call_command("staff", "nobody@example.com")


def test_it_is_off_unless_asked_for_and_its_table_is_there_all_the_same(tmp_path):
    program = (
        "import django; django.setup(); from django.apps import apps; print(apps.is_installed('django.contrib.admin'));"
        "from django.urls import resolve; resolve('/api/admin/')"
    )
    env = {**os.environ, "DATA_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "daymark.settings", "ADMIN": "0"}
    ended = subprocess.run([sys.executable, "-c", program], cwd=PROJECT, env=env, capture_output=True, text=True)
    assert ended.stdout == "True\n"
    assert "Resolver404" in ended.stderr
