import datetime
import uuid
from concurrent.futures import ThreadPoolExecutor, wait
from urllib.parse import urlsplit

import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.core.management import call_command
from django.db import connection
from django.db.models import QuerySet
from django.test import Client
from django.utils import timezone

from content.management.commands import sweep
from content.models import FileUpload, InspirationOption
from tests.conftest import PIXEL, browser_of, inspiration_module, post


def upload(browser):
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
    made = upload(browser)
    broken = put(made["fileUploadURL"], PIXEL[:20], HTTP_CONTENT_LENGTH="70")
    assert broken.status_code == 400
    assert not default_storage.exists(made["fileUUID"])
    assert put(made["fileUploadURL"]).status_code == 204
    assert stored(made) == PIXEL


def test_a_file_is_replaced_until_an_option_shows_it(person, browser):
    made = upload(browser)
    assert put(made["fileUploadURL"]).status_code == 204
    assert put(made["fileUploadURL"], PIXEL + b"second").status_code == 204
    assert stored(made) == PIXEL + b"second"
    assert show(browser, person, made).status_code == 201
    assert put(made["fileUploadURL"], PIXEL + b"third").status_code == 403
    assert stored(made) == PIXEL + b"second"


def test_an_option_shows_no_image_that_has_not_arrived(person, browser):
    answer = show(browser, person, upload(browser))
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["attr"] == "image"


@pytest.fixture
def long_ago(monkeypatch):
    """Files look as old as the test wants; the storage takes its times from the disk."""
    before = timezone.now() - datetime.timedelta(days=2)
    monkeypatch.setattr(default_storage, "get_modified_time", lambda name: before)
    return before


def test_orphans_are_swept_and_nothing_else(person, browser, long_ago, capsys):
    shown, unused, recent = (upload(browser) for _ in range(3))
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


def test_a_sweep_of_several_batches_takes_everything_that_is_unused(person, browser, long_ago, monkeypatch, capsys):
    monkeypatch.setattr(sweep, "BATCH", 2)
    for _ in range(5):
        put(upload(browser)["fileUploadURL"])
    used = upload(browser)
    put(used["fileUploadURL"])
    unused_files = [default_storage.save(str(uuid.uuid4()), ContentFile(PIXEL)) for _ in range(3)]
    unused_files.append(default_storage.save(".incoming-left", ContentFile(PIXEL)))
    show(browser, person, used)
    FileUpload.objects.update(created_at=long_ago)
    call_command("sweep")
    assert "5 unused uploads" in capsys.readouterr().out
    assert [name for name in unused_files if default_storage.exists(name)] == []
    assert FileUpload.objects.get().pk == used["id"]
    assert default_storage.exists(used["fileUUID"])


def test_an_image_that_is_put_to_use_while_it_is_swept_is_kept_or_refused(person, browser, long_ago, monkeypatch):
    made = upload(browser)
    put(made["fileUploadURL"])
    FileUpload.objects.update(created_at=long_ago)
    answers = []
    pool = ThreadPoolExecutor(1)
    delete = QuerySet.delete

    def show_it():
        try:
            answers.append(show(browser_of(person), person, made).status_code)
        finally:
            connection.close()

    def delete_late(queryset):
        # Between the search for unused uploads and their end.
        if queryset.model is FileUpload and not answers:
            wait([pool.submit(show_it)], timeout=1)
        return delete(queryset)

    monkeypatch.setattr(QuerySet, "delete", delete_late)
    with pool:
        call_command("sweep")
    options = InspirationOption.objects.filter(module__user=person)
    if answers == [201]:
        assert options.get().image_id == made["id"]
        assert default_storage.exists(made["fileUUID"])
    else:
        assert answers == [400]
        assert not options.exists()


def test_an_upload_address_does_not_live_on_when_the_clock_is_put_back_a_day(browser):
    made = upload(browser)
    FileUpload.objects.update(created_at=timezone.now() + datetime.timedelta(days=1))
    assert put(made["fileUploadURL"]).status_code == 403
    FileUpload.objects.update(created_at=timezone.now() + datetime.timedelta(seconds=5))
    assert put(made["fileUploadURL"]).status_code == 204


def test_an_upload_without_a_length_is_refused(browser):
    made = upload(browser)
    sent = put(made["fileUploadURL"], HTTP_CONTENT_LENGTH="")
    assert sent.status_code == 411


def test_an_image_that_was_replaced_is_swept_a_day_later(person, browser, long_ago):
    first, second = upload(browser), upload(browser)
    put(first["fileUploadURL"])
    put(second["fileUploadURL"])
    option = InspirationOption.objects.get(pk=show(browser, person, first).json()["id"])
    option.image_id = second["id"]
    option.save()
    FileUpload.objects.filter(user=person).update(created_at=long_ago)
    call_command("sweep")
    assert not default_storage.exists(first["fileUUID"])
    assert default_storage.exists(second["fileUUID"])
