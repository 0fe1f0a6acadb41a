"""Images are read again, and in parts."""

import pytest
from django.core.files.storage import default_storage
from django.test import Client

from tests.conftest import PIXEL, post


@pytest.fixture
def address(browser):
    upload = post(browser, "file-uploads", {"fileName": "cat.png"}).json()
    Client(SERVER_NAME="localhost").put(upload["fileUploadURL"], PIXEL, content_type="image/png")
    yield f"/media/{upload['fileUUID']}/cat.png"
    default_storage.delete(upload["fileUUID"])


@pytest.mark.parametrize(
    ("asked", "status", "part"),
    [
        ("bytes=0-3", 206, PIXEL[:4]),
        ("bytes=4-", 206, PIXEL[4:]),
        ("bytes=-5", 206, PIXEL[-5:]),
        ("bytes=10-99999", 206, PIXEL[10:]),
        ("bytes=99999-", 416, b""),
        ("lines=1-2", 200, PIXEL),
        ("bytes=-", 200, PIXEL),
    ],
)
def test_a_part_of_an_image_can_be_asked_for(browser, address, asked, status, part):
    answer = browser.get(address, HTTP_RANGE=asked)
    assert (answer.status_code, b"".join(answer)) == (status, part)
    if status == 206:
        assert answer["Content-Range"].endswith(f"/{len(PIXEL)}")


def test_a_deployment_does_not_describe_its_api(db):
    assert Client(SERVER_NAME="localhost").get("/api/v1/schema/").status_code == 404
    assert Client(SERVER_NAME="localhost").get("/_allauth/openapi.json").status_code == 404
