"""When to-dos are archived: what packages/backend/src/content/archive.test.ts says, on Django."""

import json

import pytest
from django.core.management import call_command

from content import models
from tests.conftest import browser_of, new_person, post
from tests.test_moving import export, lines, no_files, passkey, written  # noqa: F401

TODO = {"name": "Gym", "text": "Gym"}


@pytest.fixture
def module(person):
    return models.DailyTodosModule.objects.create(user=person, name="Day")


@pytest.fixture
def path(browser, module):
    made = post(browser, "daily-todo-options", {"module": module.pk, **TODO})
    assert made.json()["archived"] == []
    assert "archive" not in made.json()
    return f"/api/v1/daily-todo-options/{made.json()['id']}/"


def change(browser, path, *changes):
    body = {**TODO, "archive": changes}
    return browser.put(path, json.dumps(body), content_type="application/json")


def away(day):
    return {"from": day, "isArchived": True}


def back(day):
    return {"from": day, "isArchived": False}


def time(begin, end=None):
    return {"from": begin, "until": end}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ([away("2026-03-02")], [time("2026-03-02")]),
        ([away("2026-03-02"), back("2026-03-09")], [time("2026-03-02", "2026-03-09")]),
        (
            [away("2026-03-02"), back("2026-03-09"), away("2026-04-06")],
            [time("2026-03-02", "2026-03-09"), time("2026-04-06")],
        ),
        ([away("2026-03-02"), back("2026-03-02")], []),
        ([away("2026-03-02"), back("2026-03-09"), away("2026-03-09")], [time("2026-03-02")]),
        ([back("2026-03-01")], []),
        ([away("2026-03-02"), away("2026-03-05")], [time("2026-03-02")]),
        ([away("2026-03-02"), back("2026-03-09"), back("2026-03-10")], [time("2026-03-02", "2026-03-09")]),
        (
            [away("2026-03-02"), back("2026-03-09"), away("2026-04-06"), back("2026-03-05")],
            [time("2026-03-02", "2026-03-05")],
        ),
    ],
)
def test_a_to_do_is_archived_and_brought_back_from_a_day_on(browser, path, changes, told):
    for one in changes:
        answer = change(browser, path, one)
        assert answer.status_code == 200
    assert answer.json()["archived"] == told
    assert browser.get(path).json()["archived"] == told
    assert browser.get("/api/v1/daily-todo-options/").json()["results"][0]["archived"] == told


def test_what_was_never_sent_stays(browser, path):
    change(browser, path, away("2026-03-02"))
    body = {**TODO, "name": "Sport", "schedules": [{"from": "2026-03-03", "schedule": {"timesPerWeek": 3}}]}
    renamed = browser.put(path, json.dumps(body), content_type="application/json")
    assert (renamed.json()["name"], renamed.json()["archived"]) == ("Sport", [time("2026-03-02")])
    assert change(browser, path, back("2026-03-09")).json()["schedules"] == body["schedules"]


def test_what_is_read_is_not_what_is_sent(browser, path):
    body = {**TODO, "archived": [time("2026-03-02")]}
    answer = browser.put(path, json.dumps(body), content_type="application/json")
    assert (answer.status_code, answer.json()["archived"]) == (200, [])


def test_a_to_do_may_be_made_with_a_whole_history_in_any_order(browser, module):
    history = [away("2026-04-06"), back("2026-03-09"), away("2026-03-02")]
    made = post(browser, "daily-todo-options", {"module": module.pk, **TODO, "archive": history})
    assert (made.status_code, made.json()["archived"]) == (201, [time("2026-03-02", "2026-03-09"), time("2026-04-06")])


@pytest.mark.parametrize(
    "entry",
    [
        away("2026-02-30"),
        {"isArchived": True},
        {"from": "2026-03-02"},
        "2026-03-02",
        {"from": "2026-03-02", "isArchived": "yes"},
        {"from": "2026-03-02", "isArchived": 1},
        {"from": "2026-03-02", "isArchived": None},
        {"from": 20260302, "isArchived": True},
    ],
)
def test_what_is_not_a_change_is_refused_at_its_member(browser, path, entry):
    answer = change(browser, path, entry)
    error = answer.json()["errors"][0]
    assert (answer.status_code, error["code"], error["attr"]) == (400, "invalid", "archive")
    assert browser.get(path).json()["archived"] == []


def test_a_to_do_is_archived_and_brought_back_at_most_400_times(browser, path):
    days = [f"{year}-{month:02}-01" for year in range(2020, 2054) for month in range(1, 13)][:400]
    many = [{"from": day, "isArchived": index % 2 == 0} for index, day in enumerate(days)]
    assert change(browser, path, *many).status_code == 200
    answer = change(browser, path, away("2060-01-01"))
    error = answer.json()["errors"][0]
    assert (answer.status_code, error["code"], error["attr"]) == (400, "max_length", "archive")


def test_the_archive_counts_as_text(browser, path, settings):
    settings.TEXT_QUOTA = 20 / 1024 / 1024
    answer = change(browser, path, away("2026-03-02"))
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (400, "too_much_text")
    assert browser.get(path).json()["archived"] == []


def test_another_person_can_neither_read_nor_change_it(browser, path):
    other = browser_of(new_person())
    assert other.get(path).status_code == 404
    assert change(other, path, away("2026-03-02")).status_code == 404
    assert browser.get(path).json()["archived"] == []


def test_the_archive_moves_here_with_its_to_do(tmp_path, passkey):  # noqa: F811
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    assert models.DailyTodoOption.objects.get().archived == [time("2026-03-02", "2026-03-09")]


def test_a_file_of_an_earlier_version_has_no_archive(tmp_path, passkey):  # noqa: F811
    told = [{name: value for name, value in record.items() if name != "archived"} for record in export(passkey)]
    call_command("import_daymark", written(tmp_path, lines(told)))
    assert models.DailyTodoOption.objects.get().archived is None
