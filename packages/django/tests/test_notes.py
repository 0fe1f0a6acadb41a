"""The notes of a person: what packages/backend/src/content/notes.test.ts says, on Django."""

import pytest
from django.core.management import call_command

from content import models
from tests.conftest import browser_of, new_person, post
from tests.test_limits import problem
from tests.test_moving import export, lines, no_files, passkey, written  # noqa: F401


@pytest.fixture
def day(person):
    module = models.DailyTodosModule.objects.create(user=person, name="Day")
    option = models.DailyTodoOption.objects.create(module=module, name="Walk", text="Go")
    return {"module": module.pk, "option": option.pk, "date": "2026-03-01", "status": "todo"}


def change(browser, item, body):
    return browser.patch(f"/api/v1/daily-todo-items/{item}/", body, content_type="application/json")


def test_a_note_is_kept_with_its_item_and_missing_where_there_is_none(browser, day):
    noted = post(browser, "daily-todo-items", {**day, "note": " In the rain  "})
    assert (noted.status_code, noted.json()["note"]) == (201, "In the rain")
    plain = post(browser, "daily-todo-items", {**day, "date": "2026-03-02"}).json()
    assert "note" not in plain
    listed = browser.get("/api/v1/daily-todo-items/").json()["results"]
    assert [item.get("note") for item in listed] == ["In the rain", None]


def test_a_note_keeps_its_line_breaks(browser, day):
    note = "In the rain,\nwith Ada\n\nand home"
    assert post(browser, "daily-todo-items", {**day, "note": f" {note}\n"}).json()["note"] == note
    (item,) = browser.get("/api/v1/daily-todo-items/").json()["results"]
    assert item["note"] == note


def test_a_status_and_a_note_leave_each_other_as_they_are_and_an_empty_note_deletes_it(browser, day):
    item = post(browser, "daily-todo-items", day).json()["id"]
    assert change(browser, item, {"note": "Late"}).json() == {"id": item, **day, "note": "Late"}
    assert change(browser, item, {"status": "done"}).json() == {"id": item, **day, "status": "done", "note": "Late"}
    assert change(browser, item, {"note": "\u200b "}).json() == {"id": item, **day, "status": "done"}


@pytest.mark.parametrize(("note", "code"), [("x" * 501, "max_length"), (None, "null"), (["x"], "invalid")])
def test_a_faulty_note_is_refused(browser, day, note, code):
    assert problem(post(browser, "daily-todo-items", {**day, "note": note})) == (400, code, "note")
    assert not models.DailyTodoItem.objects.exists()


def test_500_characters_of_any_script_fit(browser, day):
    note = "🎈" * 500
    assert post(browser, "daily-todo-items", {**day, "note": note}).json()["note"] == note


def test_a_note_of_another_person_is_neither_read_nor_changed(browser, day):
    item = post(browser, "daily-todo-items", {**day, "note": "Mine"}).json()["id"]
    other = browser_of(new_person())
    assert change(other, item, {"note": "Theirs"}).status_code == 404
    assert other.get("/api/v1/daily-todo-items/").json()["results"] == []
    assert models.DailyTodoItem.objects.get(pk=item).note == "Mine"


def test_notes_count_as_text_and_ticks_go_on_when_it_is_used_up(browser, day, settings):
    # The name and the text of the option take six bytes.
    settings.TEXT_QUOTA = 26 / 1024 / 1024
    item = post(browser, "daily-todo-items", {**day, "note": "é" * 10}).json()["id"]
    assert problem(change(browser, item, {"note": "é" * 11})) == (400, "too_much_text", None)
    assert models.DailyTodoItem.objects.get().note == "é" * 10
    more = {**day, "date": "2026-03-02"}
    assert problem(post(browser, "daily-todo-items", {**more, "note": "x"})) == (400, "too_much_text", None)
    assert post(browser, "daily-todo-items", more).status_code == 201
    assert change(browser, item, {"status": "done"}).status_code == 200
    assert change(browser, item, {"note": ""}).status_code == 200
    assert post(browser, "daily-todo-items", {**day, "date": "2026-03-03", "note": "x"}).status_code == 201


def test_an_archive_of_before_the_notes_is_imported(tmp_path, passkey, transactional_db):  # noqa: F811
    told = [{name: value for name, value in record.items() if name != "note"} for record in lines(export(passkey))]
    call_command("import_daymark", written(tmp_path, told))
    assert models.DailyTodoItem.objects.get().note is None
