import urllib.request

import boto3
import pytest
from django.utils import timezone
from moto.server import ThreadedMotoServer

from content import limits, uploads
from content.models import FileUpload
from storages.backends.s3 import S3Storage
from tests.conftest import PIXEL, post
from tests.test_uploads import show, upload


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
    monkeypatch.setattr(uploads, "default_storage", storage)
    yield storage
    server.stop()


def put(url, content):
    request = urllib.request.Request(url, content, {"Content-Type": "image/png"}, method="PUT")
    return urllib.request.urlopen(request).status


def test_the_browser_sends_an_image_to_the_object_storage_and_its_owner_gets_it_back(
    bucket, person, browser
):
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


def test_files_of_unknown_length_count_as_the_longest_until_their_addresses_expire(
    bucket, person, browser, settings, monkeypatch
):
    monkeypatch.setattr(limits, "default_storage", bucket)
    settings.IMAGE_QUOTA = 10
    made = upload(browser)
    put(made["fileUploadURL"], PIXEL)
    full = post(browser, "file-uploads", {"fileName": "cat.png"})
    assert (full.status_code, full.json()["errors"][0]["code"]) == (400, "storage_full")
    FileUpload.objects.update(created_at=timezone.now() - limits.OPEN_FOR)
    assert post(browser, "file-uploads", {"fileName": "cat.png"}).status_code == 201
    assert FileUpload.objects.get(pk=made["id"]).size == len(PIXEL)
