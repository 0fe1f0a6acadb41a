"""What one person may keep: what packages/backend/src/content/crud/quota.test.ts says, on Django."""

import json

import pytest

from content import models
from tests.conftest import browser_of, new_person, post, problem


@pytest.fixture
def module(person):
    return models.DailyTodosModule.objects.create(user=person, name="Health")


def add(browser, module, text="x"):
    return post(browser, "daily-todo-options", {"module": module.pk, "name": "Walk", "text": text})


def change(browser, option, text):
    body = {"name": "Walk", "text": text}
    return browser.put(f"/api/v1/daily-todo-options/{option}/", body, content_type="application/json")


def test_one_person_has_so_many_modules_options_and_widgets_together(browser, module, settings):
    settings.ENTRY_QUOTA = 4
    assert post(browser, "daily-todos-widgets", {"module": module.pk, "name": "Card"}).status_code == 201
    assert post(browser, "inspiration-modules", {"name": "Quotes"}).status_code == 201
    option = add(browser, module).json()["id"]
    assert problem(add(browser, module)) == (400, "too_many_entries", None)
    assert problem(post(browser, "inspiration-modules", {"name": "More"})) == (400, "too_many_entries", None)
    assert models.DailyTodoOption.objects.count() == 1
    assert change(browser, option, "y").status_code == 200
    assert browser.delete(f"/api/v1/daily-todo-options/{option}/").status_code == 204
    assert add(browser, module).status_code == 201
    assert post(browser_of(new_person()), "daily-todos-modules", {"name": "x"}).status_code == 201


def test_one_person_has_so_much_text_whether_it_is_added_or_changed(browser, module, settings):
    # The name counts as well, and each é takes two bytes.
    settings.TEXT_QUOTA = 100 / 1024 / 1024
    option = add(browser, module, "é" * 40).json()["id"]
    assert problem(add(browser, module, "x" * 20)) == (400, "too_much_text", None)
    assert problem(change(browser, option, "é" * 50)) == (400, "too_much_text", None)
    assert models.DailyTodoOption.objects.get().text == "é" * 40
    assert change(browser, option, "é").status_code == 200
    assert add(browser, module, "x" * 20).status_code == 201


def test_one_person_has_so_many_items_and_goes_on_changing_those(browser, module, settings):
    settings.ITEM_QUOTA = 2
    option = add(browser, module).json()["id"]

    def tick(day):
        return post(browser, "daily-todo-items", {"module": module.pk, "option": option, "date": day, "status": "done"})

    item = tick("2026-03-01").json()["id"]
    assert tick("2026-03-02").status_code == 201
    assert problem(tick("2026-03-03")) == (400, "too_many_items", None)
    path = f"/api/v1/daily-todo-items/{item}/"
    assert browser.patch(path, {"status": "skip"}, content_type="application/json").status_code == 200


def test_notes_count_as_text_and_ticks_go_on_when_it_is_used_up(browser, module, settings):
    # The name and the text of the option take five bytes.
    settings.TEXT_QUOTA = 25 / 1024 / 1024
    option = add(browser, module).json()["id"]

    def tick(day, **more):
        item = {"module": module.pk, "option": option, "date": day, "status": "done"}
        return post(browser, "daily-todo-items", {**item, **more})

    def change_item(body):
        return browser.patch(f"/api/v1/daily-todo-items/{item}/", body, content_type="application/json")

    item = tick("2026-03-01", note="é" * 10).json()["id"]
    assert problem(change_item({"note": "é" * 11})) == (400, "too_much_text", None)
    assert models.DailyTodoItem.objects.get().note == "é" * 10
    assert problem(tick("2026-03-02", note="x")) == (400, "too_much_text", None)
    assert tick("2026-03-02").status_code == 201
    assert change_item({"status": "skip"}).status_code == 200
    assert change_item({"note": ""}).status_code == 200
    assert tick("2026-03-03", note="x").status_code == 201


@pytest.mark.parametrize(
    "more",
    [
        {"schedules": [{"from": "2026-03-02", "schedule": {"weekdays": [1, 3, 5]}}]},
        {"archive": [{"from": "2026-03-02", "isArchived": True}]},
        {"text": "x" * 100},
    ],
)
@pytest.mark.parametrize("method", ["put", "patch"])
def test_what_a_to_do_has_counts_as_text(browser, module, settings, method, more):
    settings.TEXT_QUOTA = 20 / 1024 / 1024
    path = f"/api/v1/daily-todo-options/{add(browser, module).json()['id']}/"
    before = browser.get(path).json()
    body = json.dumps({"name": "Walk", "text": "x", **more})
    answer = getattr(browser, method)(path, body, content_type="application/json")
    assert problem(answer) == (400, "too_much_text", None)
    assert browser.get(path).json() == before
