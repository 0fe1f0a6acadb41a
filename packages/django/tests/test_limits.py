"""Limits that protect people from each other and from visitors."""

import json
from types import SimpleNamespace

import pytest
from django.core.cache import caches
from django.core.files.storage import default_storage
from django.test import Client
from redis.exceptions import ConnectionError

from content import budget, models
from tests.conftest import PIXEL, browser_of, new_person, post, problem

SIGN_IN = "/_allauth/browser/v1/auth/code/request"


def upload(browser):
    return post(browser, "file-uploads", {"fileName": "cat.png"})


def put(address, content=PIXEL):
    return Client(SERVER_NAME="localhost").put(address, content, content_type="image/png")


def test_one_person_makes_so_many_changes_in_a_minute_and_reads_on(browser, settings):
    settings.CHANGES_PER_MINUTE = 5
    answers = [post(browser, "daily-todos-modules", {"name": "Again"}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert int(answers[-1]["Retry-After"]) > 0
    assert browser.get("/api/v1/daily-todos-modules/").status_code == 200
    assert post(browser_of(new_person()), "daily-todos-modules", {"name": "Mine"}).status_code == 201


def test_images_are_kept_up_to_the_quota(browser, person, settings):
    settings.IMAGE_QUOTA = 1
    first, second = upload(browser).json(), upload(browser).json()
    big = PIXEL + bytes(600_000)
    assert put(first["fileUploadURL"], big).status_code == 204
    # A file that is sent again takes the place of the one before.
    assert put(first["fileUploadURL"], big).status_code == 204
    assert problem(put(second["fileUploadURL"], big)) == (413, "storage_full", None)
    models.FileUpload.objects.filter(user=person, pk=first["id"]).update(size=1024 * 1024)
    assert problem(upload(browser)) == (400, "storage_full", None)
    default_storage.delete(first["fileUUID"])


def test_no_depth_of_json_is_a_failure_of_the_account_api(db):
    browser = Client(SERVER_NAME="localhost")
    for depth in [90, 101, 500, *range(930, 1000, 3), 5000, 100_000]:
        for opening, closing in ("[]", ('{"a":', "}")):
            deep = f'{{"name": {opening * depth}1{closing * depth}}}'
            assert browser.post(SIGN_IN, deep, content_type="application/json").status_code == 400


def test_the_bytes_of_a_body_that_is_too_long_are_never_read(browser):
    answer = browser.generic("POST", "/api/v1/daily-todos-modules/", b"{}", "application/json", CONTENT_LENGTH="300000000")
    assert answer.status_code == 413


def test_with_redis_away_codes_can_be_asked_for_limits_count_and_sessions_last(person, monkeypatch, settings):
    if not settings.REDIS_URL:
        pytest.skip("there is no Redis")

    def away(*args, **kwargs):
        raise ConnectionError("away")

    browser = browser_of(person)
    for name in ("default", "sessions"):
        monkeypatch.setattr(caches[name]._cache, "get_client", away)
    assert browser.get("/api/v1/widgets/").status_code == 200
    body = json.dumps({"email": person.email})
    statuses = [
        Client(SERVER_NAME="localhost").post(SIGN_IN, body, content_type="application/json").status_code for _ in range(4)
    ]
    assert statuses == [401, 401, 401, 400]
    assert browser.get("/health/").status_code == 503
    assert browser.get("/health/ready/").status_code == 200


def test_a_person_for_whom_the_program_has_worked_too_long_waits_and_others_do_not(browser, settings, monkeypatch):
    settings.SECONDS_PER_MINUTE = 1
    clock = iter(range(1000))
    monkeypatch.setattr(budget, "time", SimpleNamespace(time=lambda: 1_800_000_025, perf_counter=lambda: next(clock) * 0.4))
    answers = [browser.get("/api/v1/widgets/") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1]["Retry-After"] == "35"
    assert answers[-1].json()["errors"][0]["code"] == "throttled"
    assert browser_of(new_person()).get("/api/v1/widgets/").status_code == 200
    assert browser.get("/_allauth/browser/v1/auth/session").status_code == 200
    settings.SECONDS_PER_MINUTE = 0
    assert browser.get("/api/v1/widgets/").status_code == 200
