import datetime
from urllib.parse import urlsplit

import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from content.models import FileUpload, InspirationOption
from tests.conftest import PIXEL, browser_of, inspiration_module, new_person, post


def ticket(browser):
    return post(browser, "file-uploads", {"fileName": "cat.png"}).json()


def put(url, content=PIXEL, kind="image/png", **headers):
    path = urlsplit(url).path
    return Client(SERVER_NAME="localhost").put(path, content, content_type=kind, **headers)


def stored(made):
    with default_storage.open(made["fileUUID"]) as file:
        return file.read()


def show(browser, user, made):
    module = inspiration_module(user, options=0)
    body = {"module": module.pk, "name": "Cat", "type": "image", "image": made["id"]}
    return post(browser, "inspiration-options", body)


def test_an_upload_that_broke_off_leaves_nothing_and_can_be_sent_again(browser):
    made = ticket(browser)
    broken = put(made["fileUploadURL"], PIXEL[:20], HTTP_CONTENT_LENGTH="70")
    assert broken.status_code == 400
    assert not default_storage.exists(made["fileUUID"])
    assert put(made["fileUploadURL"]).status_code == 204
    assert stored(made) == PIXEL


def test_a_file_is_replaced_until_an_option_shows_it(person, browser):
    made = ticket(browser)
    assert put(made["fileUploadURL"]).status_code == 204
    assert put(made["fileUploadURL"], PIXEL + b"second").status_code == 204
    assert stored(made) == PIXEL + b"second"
    assert show(browser, person, made).status_code == 201
    assert put(made["fileUploadURL"], PIXEL + b"third").status_code == 403
    assert stored(made) == PIXEL + b"second"


def test_what_is_no_image_is_not_stored(browser):
    made = ticket(browser)
    assert put(made["fileUploadURL"], b"<svg onload=alert(1)>").status_code == 415
    assert put(made["fileUploadURL"], b"%PDF-1.7", kind="application/pdf").status_code == 415
    assert not default_storage.exists(made["fileUUID"])


def test_an_option_shows_no_image_that_has_not_arrived(person, browser):
    answer = show(browser, person, ticket(browser))
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["attr"] == "image"


def test_an_image_is_shown_to_its_owner_only(person, browser):
    made = ticket(browser)
    put(made["fileUploadURL"])
    path = urlsplit(show(browser, person, made).json()["imageURL"]).path
    answer = browser.get(path)
    assert answer.headers["Content-Type"] == "image/png"
    assert b"".join(answer.streaming_content) == PIXEL
    assert browser_of(new_person()).get(path).status_code == 404
    assert Client(SERVER_NAME="localhost").get(path).status_code == 404


@pytest.fixture
def long_ago(monkeypatch):
    """Files look as old as the test wants; the storage takes its times from the disk."""
    before = timezone.now() - datetime.timedelta(days=2)
    monkeypatch.setattr(default_storage, "get_modified_time", lambda name: before)
    return before


def test_orphans_are_swept_and_nothing_else(person, browser, long_ago, capsys):
    shown, unused, recent = (ticket(browser) for _ in range(3))
    for made in (shown, unused, recent):
        put(made["fileUploadURL"])
    show(browser, person, shown)
    FileUpload.objects.filter(pk__in=[shown["id"], unused["id"]]).update(created_at=long_ago)
    nobodys = default_storage.save("5a0d9f30-7a4e-4f0e-8f3c-000000000000", ContentFile(PIXEL))
    call_command("sweep")
    assert "1 unused uploads" in capsys.readouterr().out
    assert default_storage.exists(shown["fileUUID"])
    assert default_storage.exists(recent["fileUUID"])
    assert not default_storage.exists(unused["fileUUID"])
    assert not default_storage.exists(nobodys)
    assert FileUpload.objects.filter(user=person).count() == 2


def test_an_image_that_was_replaced_is_swept_a_day_later(person, browser, long_ago):
    first, second = ticket(browser), ticket(browser)
    put(first["fileUploadURL"])
    put(second["fileUploadURL"])
    option = InspirationOption.objects.get(pk=show(browser, person, first).json()["id"])
    option.image_id = second["id"]
    option.save()
    FileUpload.objects.filter(user=person).update(created_at=long_ago)
    call_command("sweep")
    assert not default_storage.exists(first["fileUUID"])
    assert default_storage.exists(second["fileUUID"])
