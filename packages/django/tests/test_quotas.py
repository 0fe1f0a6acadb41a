"""What one person may keep: what packages/backend/src/content/room.test.ts says, on Django."""

import pytest

from content import models
from tests.conftest import browser_of, new_person, post
from tests.test_limits import problem


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
