"""When to-dos are due: what packages/backend/src/content/schedules.test.ts says, on Django."""

import json

import pytest
from django.core.management import call_command

from content import models
from tests.conftest import browser_of, new_person, post
from tests.test_moving import export, lines, no_files, passkey, written  # noqa: F401

GYM = {"weekdays": [1, 3, 5]}
THRICE = {"timesPerWeek": 3}
TODO = {"name": "Gym", "text": "Gym"}


@pytest.fixture
def module(person):
    return models.DailyTodosModule.objects.create(user=person, name="Day")


@pytest.fixture
def path(browser, module):
    made = post(browser, "daily-todo-options", {"module": module.pk, **TODO})
    assert (made.json()["schedule"], made.json()["schedules"]) == (None, [])
    return f"/api/v1/daily-todo-options/{made.json()['id']}/"


def change(browser, path, *schedules):
    body = {**TODO, "schedules": schedules}
    return browser.put(path, json.dumps(body), content_type="application/json")


def since(day, schedule):
    return {"from": day, "schedule": schedule}


def test_a_to_do_may_be_made_with_a_schedule(browser, module):
    made = post(browser, "daily-todo-options", {"module": module.pk, **TODO, "schedules": [since("1970-01-01", GYM)]})
    assert made.status_code == 201
    assert (made.json()["schedule"], made.json()["schedules"]) == (GYM, [since("1970-01-01", GYM)])


def test_a_change_counts_from_its_day_on_and_what_was_valid_before_stays(browser, path):
    change(browser, path, since("2026-03-02", GYM))
    change(browser, path, since("2026-04-06", THRICE))
    answer = change(browser, path, since("2026-04-06", {"weekdays": [5, 1, 5]}), since("2026-04-20", {"weekdays": [1, 5]}))
    assert answer.status_code == 200
    told = [since("2026-03-02", GYM), since("2026-04-06", {"weekdays": [1, 5]})]
    assert (answer.json()["schedule"], answer.json()["schedules"]) == ({"weekdays": [1, 5]}, told)
    renamed = browser.put(path, {"name": "Sport", "text": "Gym"}, content_type="application/json")
    assert (renamed.json()["name"], renamed.json()["schedules"]) == ("Sport", told)


@pytest.mark.parametrize(
    "entry",
    [
        since("2026-02-30", GYM),
        {"schedule": GYM},
        {"from": "2026-03-02"},
        "2026-03-02",
        since("2026-03-02", {"weekdays": []}),
        since("2026-03-02", {"weekdays": [0]}),
        since("2026-03-02", {"weekdays": ["1"]}),
        since("2026-03-02", {"weekdays": [True]}),
        since("2026-03-02", {"timesPerWeek": 0}),
        since("2026-03-02", {"timesPerWeek": 2.5}),
        since("2026-03-02", {"weekdays": [1], "timesPerWeek": 2}),
        since("2026-03-02", {}),
        since("2026-03-02", "daily"),
    ],
)
def test_what_is_not_a_schedule_is_refused_at_its_member(browser, path, entry):
    answer = change(browser, path, entry)
    error = answer.json()["errors"][0]
    assert (answer.status_code, error["code"], error["attr"]) == (400, "invalid", "schedules")
    assert browser.get(path).json()["schedules"] == []


def test_a_to_do_has_at_most_400_schedules(browser, path):
    days = [f"{year}-{month:02}-01" for year in range(2020, 2054) for month in range(1, 13)][:400]
    many = [since(day, {"timesPerWeek": 1 + index % 2}) for index, day in enumerate(days)]
    assert change(browser, path, *many).status_code == 200
    answer = change(browser, path, since("2060-01-01", None))
    error = answer.json()["errors"][0]
    assert (answer.status_code, error["code"], error["attr"]) == (400, "max_length", "schedules")


def test_schedules_count_as_text(browser, path, settings):
    settings.TEXT_QUOTA = 20 / 1024 / 1024
    answer = change(browser, path, since("2026-03-02", GYM))
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (400, "too_much_text")
    assert browser.get(path).json()["schedules"] == []


def test_another_person_can_neither_read_nor_change_them(browser, path):
    other = browser_of(new_person())
    assert other.get(path).status_code == 404
    assert change(other, path, since("2026-03-02", None)).status_code == 404


def test_schedules_move_here_with_their_to_do(tmp_path, passkey):  # noqa: F811
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    assert models.DailyTodoOption.objects.get().schedules == [since("2026-03-02", {"weekdays": [1, 3]})]


def test_an_archive_of_an_earlier_version_has_no_schedules(tmp_path, passkey):  # noqa: F811
    told = [{name: value for name, value in record.items() if name != "schedules"} for record in export(passkey)]
    call_command("import_daymark", written(tmp_path, lines(told)))
    assert models.DailyTodoOption.objects.get().schedules is None
