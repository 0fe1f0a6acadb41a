"""The preferences of a person: what packages/backend/src/content/preferences.test.ts says, on Django."""

import pytest
from django.core.management import call_command

from content import models
from tests.conftest import browser_of, new_person
from tests.test_moving import export, lines, no_files, passkey, written  # noqa: F401

PATH = "/api/v1/preferences/"


def change(browser, body):
    return browser.patch(PATH, body, content_type="application/json")


def make_list(user, todos=("Read", "Walk")):
    module = models.DailyTodosModule.objects.create(user=user, name="Day")
    options = [models.DailyTodoOption.objects.create(module=module, name=name, text=name).pk for name in todos]
    return module.pk, models.DailyTodosWidget.objects.create(module=module, name="Day").pk, options


def test_what_is_chosen_is_there_for_every_browser_of_the_person(browser, person):
    assert browser.get(PATH).json() == {}
    module, widget, options = make_list(person)
    chosen = {
        "dayBegins": "local-4",
        "streaks": "hidden",
        "unfolded": {"day": "2026-03-02", "modules": [module]},
        "cards": {"dailyTodos": [widget]},
        "rows": {str(module): options[::-1]},
        "hues": {str(module): "sea"},
    }
    answer = change(browser, chosen)
    assert (answer.status_code, answer.json()) == (200, chosen)
    assert browser_of(person).get(PATH).json() == chosen
    assert browser_of(new_person()).get(PATH).json() == {}


def test_a_change_leaves_what_it_does_not_name_and_null_deletes(browser, person):
    (one, *_), (other, *_) = make_list(person), make_list(person)
    change(browser, {"dayBegins": "local-0", "hues": {str(one): "sea"}})
    change(browser, {"streaks": "shown", "hues": {str(other): "moss"}})
    both = {str(one): "sea", str(other): "moss"}
    assert browser.get(PATH).json() == {"dayBegins": "local-0", "streaks": "shown", "hues": both}
    change(browser, {"dayBegins": None, "hues": {str(one): None}})
    assert browser.get(PATH).json() == {"streaks": "shown", "hues": {str(other): "moss"}}
    change(browser, {"hues": None})
    assert browser.get(PATH).json() == {"streaks": "shown"}


def test_ids_that_are_gone_repeated_in_another_list_or_of_another_person_are_left_out(browser, person):
    foreign, foreign_widget, foreign_options = make_list(new_person())
    (one, widget, (read, walk)), (_, other_widget, (elsewhere, _)) = make_list(person), make_list(person)
    chosen = {
        "cards": {"dailyTodos": [other_widget, foreign_widget, widget, other_widget, 999_999], "links": [1]},
        "rows": {str(one): [walk, elsewhere, read, walk], str(foreign): foreign_options},
        "hues": {str(one): "sea", str(foreign): "moss", "x": "rose"},
        "unfolded": {"day": "2026-03-02", "modules": [foreign, one]},
    }
    kept = {
        "cards": {"dailyTodos": [other_widget, widget]},
        "rows": {str(one): [walk, read]},
        "hues": {str(one): "sea"},
        "unfolded": {"day": "2026-03-02", "modules": [one]},
    }
    assert change(browser, chosen).json() == kept
    models.DailyTodoOption.objects.get(pk=walk).delete()
    assert browser.get(PATH).json() == {**kept, "rows": {str(one): [read]}}
    models.DailyTodosModule.objects.get(pk=one).delete()
    rest = {"cards": {"dailyTodos": [other_widget]}, "unfolded": {"day": "2026-03-02", "modules": []}}
    assert browser.get(PATH).json() == rest


@pytest.mark.parametrize(
    "body",
    [
        {"dayBegins": "noon"},
        {"streaks": 3},
        {"unfolded": {"day": "2026-02-30", "modules": []}},
        {"cards": {"dailyTodos": ["1"]}},
        {"rows": [1]},
        {"hues": {"1": "Sea green"}},
    ],
)
def test_a_faulty_change_is_refused_at_its_member_and_changes_nothing(browser, body):
    answer = change(browser, {"dayBegins": "utc", **body})
    assert answer.status_code == 400
    assert {error["attr"].split(".")[0] for error in answer.json()["errors"]} == set(body)
    assert browser.get(PATH).json() == {}


def test_they_move_with_the_ids_that_the_objects_get(tmp_path, passkey, transactional_db):  # noqa: F811
    # The number of the list is taken here.
    models.DailyTodosModule.objects.create(pk=71, user=new_person(), name="Taken")
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    moved = models.Preferences.objects.get(user__username="anna")
    module = models.DailyTodosModule.objects.get(user=moved.user).pk
    assert module != 71
    assert moved.document == {
        "streaks": "hidden",
        "unfolded": {"day": "2026-01-15", "modules": [module]},
        "cards": {"dailyTodos": [74], "inspiration": [79]},
        "rows": {str(module): [72]},
        "hues": {str(module): "sea"},
    }
