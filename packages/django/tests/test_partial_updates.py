"""What packages/backend/src/content/partialUpdates.test.ts says, on Django."""

import json

import pytest

from content import models
from tests.conftest import browser_of, new_person, post

WEEKDAYS = [{"from": "1970-01-01", "schedule": {"weekdays": [1, 3, 5]}}]
TODO = {
    "name": "Gym",
    "text": "Lift",
    "schedules": WEEKDAYS,
    "archive": [{"from": "2026-03-02", "isArchived": True}],
}
SHOWN = {
    "name": "Gym",
    "text": "Lift",
    "schedule": {"weekdays": [1, 3, 5]},
    "schedules": WEEKDAYS,
    "archived": [{"from": "2026-03-02", "until": None}],
}


@pytest.fixture
def module(person):
    return models.DailyTodosModule.objects.create(user=person, name="Day")


@pytest.fixture
def path(browser, module):
    made = post(browser, "daily-todo-options", {"module": module.pk, **TODO})
    return f"/api/v1/daily-todo-options/{made.json()['id']}/"


def patch(browser, path, body):
    return browser.patch(path, json.dumps(body), content_type="application/json")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"name": "Sport"}, {"name": "Sport"}),
        ({"text": "Run"}, {"text": "Run"}),
        (
            {"schedules": [{"from": "2026-05-04", "schedule": None}]},
            {"schedule": None, "schedules": [*WEEKDAYS, {"from": "2026-05-04", "schedule": None}]},
        ),
        (
            {"archive": [{"from": "2026-03-09", "isArchived": False}]},
            {"archived": [{"from": "2026-03-02", "until": "2026-03-09"}]},
        ),
        ({}, {}),
    ],
)
def test_a_partial_update_leaves_everything_else_of_a_to_do_alone(browser, path, module, change, told):
    answer = patch(browser, path, change)
    changed = {"module": module.pk, **SHOWN, **told}
    assert answer.status_code == 200
    assert {name: value for name, value in answer.json().items() if name != "id"} == changed
    assert browser.get(path).json() == answer.json()


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "x" * 51},
        {"text": ""},
        {"schedules": [{"from": "today", "schedule": None}]},
        {"archive": "yes"},
    ],
)
def test_a_partial_update_refuses_what_an_update_refuses(browser, path, wrong):
    answer = patch(browser, path, wrong)
    assert answer.status_code == 400
    assert answer.json() == browser.put(path, json.dumps({**TODO, **wrong}), content_type="application/json").json()


def test_a_partial_update_counts_as_text(browser, path, settings):
    settings.TEXT_QUOTA = 20 / 1024 / 1024
    answer = patch(browser, path, {"text": "x" * 100})
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (400, "too_much_text")
    assert browser.get(path).json()["text"] == "Lift"


def test_the_to_do_of_another_person_is_not_found(browser, path):
    assert patch(browser_of(new_person()), path, {"name": "Mine"}).status_code == 404
    assert browser.get(path).json()["name"] == "Gym"
