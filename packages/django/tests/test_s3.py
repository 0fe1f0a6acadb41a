import urllib.request
from functools import partial
from urllib.parse import parse_qs, urlsplit

import boto3
import pytest
from django.core.files.base import ContentFile
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from django.utils import timezone
from moto.server import ThreadedMotoServer
from storages.backends.s3 import S3Storage

from content import files, limits, uploads
from content import storage as bytes_of
from content.models import FileUpload
from moving import importer
from pact_states.authenticator import Passkey
from tests.conftest import PIXEL, browser_of, new_person, post
from tests.test_moving import UUID, broken, export, lines, written
from tests.test_uploads import show

# The frame header of a JPEG of 12,000 by 12,000 pixels.
HUGE_FRAME = bytes.fromhex("ffc0000b082ee02ee001011100")


@pytest.fixture
def bucket(settings, monkeypatch):
    """An S3 server of its own, and the storage that the settings would make for it."""
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")
    server = ThreadedMotoServer(port=0)
    server.start()
    host, port = server.get_host_and_port()
    address = f"http://{host}:{port}"
    boto3.client("s3", endpoint_url=address, region_name="us-east-1").create_bucket(Bucket="daymark")
    storage = S3Storage(
        bucket_name="daymark",
        endpoint_url=address,
        region_name="us-east-1",
        signature_version="s3v4",
    )
    settings.S3_BUCKET = "daymark"
    for module in (uploads, limits):
        monkeypatch.setattr(module, "default_storage", storage)
    yield storage
    server.stop()


def upload(browser, size=len(PIXEL)):
    return post(browser, "file-uploads", {"fileName": "cat.png", "fileSize": size, "fileType": "image/png"}).json()


def put(url, content):
    request = urllib.request.Request(url, content, {"Content-Type": "image/png"}, method="PUT")
    return urllib.request.urlopen(request).status


def test_the_browser_sends_an_image_to_the_object_storage_and_its_owner_gets_it_back(bucket, person, browser):
    made = upload(browser)
    assert "X-Amz-Signature=" in made["fileUploadURL"]
    assert put(made["fileUploadURL"], PIXEL) == 200
    option = show(browser, person, made)
    assert option.status_code == 201
    image = browser.get(option.json()["imageURL"].removeprefix("http://localhost"))
    assert b"".join(image.streaming_content) == PIXEL
    assert image.headers["Content-Type"] == "image/png"


def test_what_the_object_storage_took_and_is_no_image_is_not_shown(bucket, person, browser):
    made = upload(browser)
    put(made["fileUploadURL"], b"<svg onload=alert(1)>")
    assert show(browser, person, made).status_code == 400


def test_an_image_that_is_too_big_for_the_app_is_not_shown(bucket, person, browser):
    made = upload(browser)
    put(made["fileUploadURL"], PIXEL + bytes(uploads.MAX_BYTES))
    assert show(browser, person, made).status_code == 400


@pytest.mark.parametrize(
    ("head", "code"),
    [
        (b"", "too_many_pixels"),
        # Its size is behind the first bytes that are read.
        ((b"\xff\xe2\xff\xff" + bytes(65_533)) * 3, "too_many_pixels"),
        (b"\xff\xda", "unsupported_media_type"),
    ],
)
def test_a_huge_image_that_the_object_storage_took_is_not_shown(bucket, person, browser, head, code):
    made = upload(browser)
    put(made["fileUploadURL"], b"\xff\xd8" + head + HUGE_FRAME + b"\xff\xd9")
    answer = show(browser, person, made)
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (400, code)


def test_files_of_unknown_length_count_as_the_longest_until_their_addresses_expire(bucket, person, browser, settings):
    settings.IMAGE_QUOTA = 10
    made = upload(browser)
    put(made["fileUploadURL"], PIXEL)
    full = post(browser, "file-uploads", {"fileName": "cat.png"})
    assert (full.status_code, full.json()["errors"][0]["code"]) == (400, "storage_full")
    FileUpload.objects.update(created_at=timezone.now() - limits.OPEN_FOR)
    assert post(browser, "file-uploads", {"fileName": "cat.png"}).status_code == 201
    assert FileUpload.objects.get(pk=made["id"]).size == len(PIXEL)


def signed(made):
    return parse_qs(urlsplit(made["fileUploadURL"]).query)["X-Amz-SignedHeaders"][0].split(";")


def test_the_object_storage_takes_only_what_was_announced(bucket, browser):
    assert signed(upload(browser)) == ["content-length", "content-type", "host"]


@pytest.mark.parametrize(
    "announced",
    [
        {},
        {"fileSize": len(PIXEL)},
        {"fileType": "image/png"},
        {"fileSize": uploads.MAX_BYTES + 1, "fileType": "image/png"},
        {"fileSize": len(PIXEL), "fileType": "text/html"},
        {"fileSize": len(PIXEL), "fileType": ""},
    ],
)
def test_what_was_not_announced_well_comes_through_django_which_looks_at_it(bucket, person, browser, announced):
    made = post(browser, "file-uploads", {"fileName": "cat.png", **announced}).json()
    address = urlsplit(made["fileUploadURL"])
    assert address.netloc == "localhost"
    send = partial(Client(SERVER_NAME="localhost").put, address.path)
    assert send(b"<svg onload=alert(1)>", content_type="image/png").status_code == 415
    assert send(PIXEL + bytes(uploads.MAX_BYTES), content_type="image/png").status_code == 413
    assert send(PIXEL, content_type="image/png").status_code == 204
    assert show(browser, person, made).status_code == 201


@pytest.fixture
def calls(bucket, monkeypatch):
    """What the storage is asked: the operation, the range, and whether a transaction was open meanwhile."""
    made = []
    client = bucket.connection.meta.client
    ask = client._make_api_call

    def recorded(operation, arguments):
        made.append((operation, arguments.get("Range"), connection.in_atomic_block))
        return ask(operation, arguments)

    monkeypatch.setattr(client, "_make_api_call", recorded)
    return made


def test_an_image_is_looked_at_by_its_first_bytes_while_nothing_is_locked(bucket, person, browser, calls):
    made = upload(browser)
    put(made["fileUploadURL"], PIXEL)
    calls.clear()
    assert show(browser, person, made).status_code == 201
    assert calls == [("GetObject", "bytes=0-65535", False)]


def test_an_image_that_the_browser_has_asks_the_storage_nothing(bucket, person, browser, calls):
    made = upload(browser)
    put(made["fileUploadURL"], PIXEL)
    address = urlsplit(show(browser, person, made).json()["imageURL"]).path
    tag = browser.get(address)["ETag"]
    calls.clear()
    assert browser.get(address, HTTP_IF_NONE_MATCH=tag).status_code == 304
    assert calls == []


def test_a_part_of_an_image_is_all_that_is_fetched(bucket, person, browser, calls):
    made = upload(browser)
    put(made["fileUploadURL"], PIXEL)
    address = urlsplit(show(browser, person, made).json()["imageURL"]).path
    calls.clear()
    answer = browser.get(address, HTTP_RANGE="bytes=4-7")
    assert (answer.status_code, answer.content) == (206, PIXEL[4:8])
    assert [asked for _, asked, _ in calls] == ["bytes=0-63", "bytes=4-7"]


def test_each_closed_upload_is_measured_by_one_question_while_nothing_is_locked(bucket, browser, calls):
    for _ in range(3):
        put(upload(browser)["fileUploadURL"], PIXEL)
    upload(browser)
    FileUpload.objects.update(created_at=timezone.now() - limits.OPEN_FOR)
    calls.clear()
    assert post(browser, "file-uploads", {"fileName": "cat.png"}).status_code == 201
    assert calls == [("GetObject", "bytes=0-63", False)] * 4
    assert sorted(FileUpload.objects.exclude(size=None).values_list("size", flat=True)) == [0] + [len(PIXEL)] * 3


def test_images_come_from_the_object_storage_where_that_is_wanted(bucket, person, browser, settings):
    settings.S3_REDIRECT = True
    made = upload(browser)
    put(made["fileUploadURL"], PIXEL)
    address = urlsplit(show(browser, person, made).json()["imageURL"]).path
    led = browser.get(address)
    assert (led.status_code, led["Cache-Control"]) == (302, "private, max-age=240")
    with urllib.request.urlopen(led["Location"]) as image:
        assert image.read() == PIXEL
        assert image.headers["Content-Type"] == "image/png"
    assert browser_of(new_person()).get(address).status_code == 404


def test_an_empty_file_is_no_image(bucket, person, browser):
    made = upload(browser)
    put(made["fileUploadURL"], b"")
    assert bytes_of.look(bucket, made["fileUUID"]) == (0, b"")
    assert show(browser, person, made).status_code == 400


def test_a_rehearsed_move_keeps_the_files_of_another_database_in_the_same_bucket(bucket, db, tmp_path, monkeypatch):
    for module in (importer, files):
        monkeypatch.setattr(module, "default_storage", bucket)
    bucket.save(UUID, ContentFile(PIXEL))
    whole = lines(export(Passkey()))
    with pytest.raises(CommandError):
        call_command("import_daymark", written(tmp_path, broken(whole, len(whole), records=99)))
    assert list(files.stored_files()) == [UUID]
    call_command("import_daymark", written(tmp_path, whole))
    call_command("sweep")
    assert set(files.stored_files()) == {UUID, FileUpload.objects.get().file}
