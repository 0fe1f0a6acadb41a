from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from django.db import connection

from content import models
from tests.conftest import browser_of, inspiration_module, post

PEOPLE = 8


def at_once(user, path, body):
    """Sends the same request from several browsers in the same moment."""
    together = Barrier(PEOPLE)
    browsers = [browser_of(user) for _ in range(PEOPLE)]

    def send(browser):
        together.wait()
        try:
            return post(browser, path, body)
        finally:
            connection.close()

    with ThreadPoolExecutor(PEOPLE) as pool:
        return list(pool.map(send, browsers))


def codes(answers):
    return sorted((answer.status_code, first_code(answer)) for answer in answers)


def first_code(answer):
    return answer.json()["errors"][0]["code"] if answer.status_code >= 400 else ""


def test_several_draws_of_a_day_end_with_one_inspiration(person):
    module = inspiration_module(person)
    answers = at_once(person, "inspiration-items", {"module": module.pk, "date": "2026-01-15"})
    assert codes(answers) == [(201, "")] + [(400, "unique")] * (PEOPLE - 1)
    assert models.InspirationItem.objects.filter(module=module).count() == 1


def test_a_first_status_set_in_several_places_ends_with_one_item(person):
    module = models.DailyTodosModule.objects.create(user=person, name="Daily")
    option = models.DailyTodoOption.objects.create(module=module, name="Walk", text="Walk")
    body = {"module": module.pk, "option": option.pk, "date": "2026-01-15", "status": "done"}
    answers = at_once(person, "daily-todo-items", body)
    assert codes(answers) == [(201, "")] + [(400, "unique")] * (PEOPLE - 1)
    assert models.DailyTodoItem.objects.filter(module=module).count() == 1


def test_an_option_for_a_module_that_goes_in_that_moment_is_refused(person, browser, monkeypatch):
    module = inspiration_module(person, options=0)
    saved = models.InspirationOption.save

    def save(option, **kwargs):
        models.InspirationModule.objects.filter(pk=module.pk).delete()
        saved(option, **kwargs)

    monkeypatch.setattr(models.InspirationOption, "save", save)
    body = {"module": module.pk, "name": "Late", "type": "text", "text": "Too late"}
    answer = post(browser, "inspiration-options", body)
    assert (answer.status_code, first_code(answer)) == (400, "does_not_exist")
