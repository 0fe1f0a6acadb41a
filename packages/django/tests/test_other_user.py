import json

from django.core.cache import cache

from content.models import DailyTodosModule
from tests.conftest import browser_of, new_person, post


def test_a_page_of_one_account_changes_nothing_in_another_one(db):
    """A tab that has not heard of another sign-in in its browser has that person's cookie."""
    person, other = new_person(), new_person()
    browser = browser_of(other)
    refused = post(browser, "daily-todos-modules", {"name": "Private"}, headers={"X-Daymark-User": str(person.pk)})
    assert refused.status_code == 409
    assert refused.json()["errors"][0]["code"] == "other_user"
    assert not DailyTodosModule.objects.exists()


def test_the_account_that_is_signed_in_and_a_client_that_names_none_are_served(db):
    person = new_person()
    browser = browser_of(person)
    for headers in ({"X-Daymark-User": str(person.pk)}, {}):
        assert post(browser, "daily-todos-modules", {"name": "Mine"}, headers=headers).status_code == 201


def test_a_page_of_one_account_changes_no_way_into_another_one(db):
    cache.clear()
    person, other = new_person(), new_person()
    browser = browser_of(other)
    accounts = "/_allauth/browser/v1"
    meant = {"HTTP_X_DAYMARK_USER": str(person.pk)}
    body = json.dumps({"email": "second@example.org"})
    refused = browser.post(f"{accounts}/account/email", body, content_type="application/json", **meant)
    assert (refused.status_code, refused.json()) == (409, {"status": 409})
    assert browser.get(f"{accounts}/account/email", **meant).status_code == 200
    assert browser.delete(f"{accounts}/auth/session", **meant).status_code == 401
    # Signing in is for visitors, whose page may name the account of before.
    assert browser.post(f"{accounts}/auth/code/request", body, content_type="application/json", **meant).status_code == 401
