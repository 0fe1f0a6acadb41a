"""A long list disappears immediately, and its rows are deleted in portions by the worker."""

import datetime
import json

import pytest
from allauth.account.models import EmailAddress
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from django_tasks_db.models import DBTaskResult, TaskResultStatus

from accounts import tasks
from accounts.models import User
from content import models, removal
from moving.exporter import records
from tests.conftest import browser_of, inspiration_module, new_person, post
from tests.test_long_lists import require_right_counts
from tests.test_mail import work

PARTS = [part for parts in removal.PARTS.values() for part in parts]


@pytest.fixture(autouse=True)
def queue(settings, monkeypatch):
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
    monkeypatch.setattr(removal, "PORTION", 3000)
    # Each task deletes one portion.
    monkeypatch.setattr(removal, "TURN", 0)


@pytest.fixture
def widget(long):
    return models.DailyTodosWidget.objects.create(module=long, name="Mine")


def own_rows(module) -> int:
    return sum(part.objects.filter(module=module).count() for part in removal.PARTS[type(module)])


def delete(browser, module):
    return browser.delete(f"/api/v1/daily-todos-modules/{module.pk}/")


def test_a_long_list_disappears_with_the_request_that_deletes_no_row(browser, long, widget, settings):
    settings.ITEM_QUOTA = 20_000
    before = own_rows(long)
    with CaptureQueriesContext(connection) as queries:
        assert delete(browser, long).status_code == 204
    assert not [query for query in queries if "DELETE" in query["sql"]]
    assert own_rows(long) == before
    option = models.DailyTodoOption.objects.filter(module=long).first()
    for path in ("daily-todos-modules", "daily-todo-options", "daily-todos-widgets", "daily-todo-items"):
        assert browser.get(f"/api/v1/{path}/").json() == {"pageCount": 0, "results": []}
    dashboard = browser.get("/api/v1/widgets/").json()
    assert dashboard.pop("features")
    assert not any(dashboard.values())
    for path in (f"daily-todos-modules/{long.pk}", f"daily-todo-options/{option.pk}", f"daily-todos-widgets/{widget.pk}"):
        assert browser.get(f"/api/v1/{path}/").status_code == 404
    assert browser.get(f"/api/v1/daily-todo-items/?module={long.pk}").status_code == 400
    assert delete(browser, long).status_code == 404
    # What disappeared is no longer counted.
    module = post(browser, "daily-todos-modules", {"name": "New"}).json()["id"]
    option = post(browser, "daily-todo-options", {"module": module, "name": "Walk", "text": "Go"}).json()["id"]
    item = {"module": module, "option": option, "date": "2026-01-15", "status": "done"}
    assert post(browser, "daily-todo-items", item).status_code == 201


def test_the_worker_deletes_the_rows_in_portions_and_nothing_else(browser, long, widget):
    kept = post(browser, "daily-todos-modules", {"name": "Kept"}).json()["id"]
    option = post(browser, "daily-todo-options", {"module": kept, "name": "Walk", "text": "Go"}).json()["id"]
    item = {"module": kept, "option": option, "date": "2026-01-15", "status": "done"}
    assert post(browser, "daily-todo-items", item).status_code == 201
    delete(browser, long)
    before = own_rows(long)
    removal.remove_portion()
    assert before - own_rows(long) <= 3000
    work()
    assert own_rows(long) == 0
    assert list(models.DailyTodosModule.objects.values_list("pk", flat=True)) == [kept]
    assert models.DailyTodoItem.objects.count() == 1
    require_right_counts()
    # More than one turn of the worker.
    assert DBTaskResult.objects.filter(task_path="content.removal.remove_rest").count() > 5


def test_an_email_that_waits_goes_before_the_next_portion(browser, long):
    delete(browser, long)
    tasks.enqueue({"subject": "Code", "body": "", "from_email": "a@example.com", "to": ["b@example.com"], "alternatives": []})
    work()
    done = DBTaskResult.objects.order_by("started_at").values_list("task_path", flat=True)
    assert done[0] == "accounts.tasks.deliver"
    assert own_rows(long) == 0


def test_a_deletion_whose_worker_was_killed_goes_on(browser, long):
    delete(browser, long)
    removal.remove_portion()
    # The worker had begun, and did not end.
    begun = timezone.now() - datetime.timedelta(minutes=3)
    DBTaskResult.objects.update(status=TaskResultStatus.RUNNING, started_at=begun)
    work()
    assert own_rows(long) > 0
    tasks.enqueue({"subject": "Code", "body": "", "from_email": "a@example.com", "to": ["b@example.com"], "alternatives": []})
    work()
    assert own_rows(long) == 0


def test_the_sweep_deletes_what_is_left(browser, long):
    delete(browser, long)
    DBTaskResult.objects.all().delete()
    call_command("sweep")
    assert own_rows(long) == 0
    assert not models.DailyTodosModule.objects.exists()


def test_a_short_list_is_deleted_with_the_request(browser, person):
    module = models.DailyTodosModule.objects.create(user=person, name="Short")
    models.DailyTodoOption.objects.create(module=module, name="Walk", text="Go")
    assert delete(browser, module).status_code == 204
    assert not models.DailyTodosModule.objects.exists()
    assert not DBTaskResult.objects.exists()


def test_without_a_queue_the_request_deletes_everything(browser, long, settings):
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}
    assert delete(browser, long).status_code == 204
    assert own_rows(long) == 0
    assert not models.DailyTodosModule.objects.exists()


@pytest.fixture
def monotonous(person, monkeypatch):
    """A list with one to-do of 500 days, and another one of two days."""
    monkeypatch.setattr(removal, "PORTION", 300)
    module = models.DailyTodosModule.objects.create(user=person, name="Monotonous")
    names = ("Long", "Kept")
    long, kept = (models.DailyTodoOption.objects.create(module=module, name=name, text="Go") for name in names)
    first = datetime.date(2010, 1, 1)
    days = [*((long, first + datetime.timedelta(day)) for day in range(500))]
    # Between the days of the other one, and after them.
    days += [(kept, datetime.date(2010, 6, 1)), (kept, datetime.date(2999, 1, 1))]
    items = [models.DailyTodoItem(module=module, option=option, date=day, status="done") for option, day in days]
    models.DailyTodoItem.objects.bulk_create(items)
    return module, long, kept


def delete_option(browser, option):
    return browser.delete(f"/api/v1/daily-todo-options/{option.pk}/")


def test_a_todo_with_many_days_disappears_with_the_request_that_deletes_no_row(browser, monotonous, settings):
    settings.SECONDS_PER_MINUTE = 0
    module, long, kept = monotonous
    item = models.DailyTodoItem.objects.filter(option=long).first()
    with CaptureQueriesContext(connection) as queries:
        assert delete_option(browser, long).status_code == 204
    assert not [query for query in queries if "DELETE" in query["sql"]]
    assert models.DailyTodoItem.objects.count() == 502

    def shown(path):
        first = browser.get(f"/api/v1/{path}&page_size=100").json()
        more = [browser.get(f"/api/v1/{path}&page_size=100&page={page}").json() for page in range(2, first["pageCount"] + 1)]
        return [one for page in [first, *more] for one in page["results"]]

    assert {one["option"] for one in shown(f"daily-todo-items/?module={module.pk}")} == {kept.pk}
    assert len(shown("daily-todo-items/?date=2010-06-01")) == 1
    assert [one["id"] for one in shown(f"daily-todo-options/?module={module.pk}")] == [kept.pk]
    assert [one["id"] for one in shown("daily-todos-modules/?")] == [module.pk]
    assert browser.get(f"/api/v1/daily-todo-options/{long.pk}/").status_code == 404
    assert delete_option(browser, long).status_code == 404
    change = browser.patch(f"/api/v1/daily-todo-items/{item.pk}/", {"status": "skip"}, content_type="application/json")
    assert change.status_code == 404
    added = {"module": module.pk, "option": long.pk, "date": "2998-01-01", "status": "done"}
    assert post(browser, "daily-todo-items", added).status_code == 400
    kinds = [record["kind"] for record in records()]
    assert (kinds.count("dailyTodosModule"), kinds.count("dailyTodosOption"), kinds.count("dailyTodosItem")) == (1, 1, 2)


def test_the_worker_deletes_the_days_of_a_todo_in_portions_and_nothing_else(browser, monotonous):
    module, long, kept = monotonous
    delete_option(browser, long)
    removal.remove_portion()
    assert models.DailyTodoItem.objects.count() == 202
    require_right_counts()
    work()
    assert list(models.DailyTodoItem.objects.values_list("option", flat=True)) == [kept.pk] * 2
    assert list(models.DailyTodoOption.objects.values_list("pk", flat=True)) == [kept.pk]
    assert list(models.DailyTodosModule.objects.values_list("pk", flat=True)) == [module.pk]
    require_right_counts()


def test_a_list_is_deleted_while_a_todo_of_it_waits_for_its_end(browser, monotonous):
    module, long, _ = monotonous
    delete_option(browser, long)
    assert delete(browser, module).status_code == 204
    work()
    assert [part for part in [*PARTS, *removal.PARTS] if part.objects.exists()] == []


def test_a_day_is_free_for_another_thought_when_the_one_of_many_days_is_deleted(browser, person, monkeypatch):
    monkeypatch.setattr(removal, "PORTION", 300)
    module = inspiration_module(person)
    long, other = module.inspirationoption_set.order_by("pk")
    today = datetime.date(2026, 1, 15)
    days = [today - datetime.timedelta(day) for day in range(500)]
    models.InspirationItem.objects.bulk_create(models.InspirationItem(module=module, option=long, date=day) for day in days)
    assert browser.delete(f"/api/v1/inspiration-options/{long.pk}/").status_code == 204
    assert models.InspirationItem.objects.count() == 500
    assert browser.get(f"/api/v1/inspiration-items/?module={module.pk}&date={today}").json()["results"] == []
    drawn = post(browser, "inspiration-items", {"module": module.pk, "date": str(today)})
    assert (drawn.status_code, drawn.json()["option"]) == (201, other.pk)
    work()
    assert models.InspirationItem.objects.get().option == other
    require_right_counts()


def test_a_todo_with_few_days_is_deleted_with_the_request(browser, monotonous):
    _, _, kept = monotonous
    assert delete_option(browser, kept).status_code == 204
    assert models.DailyTodoItem.objects.count() == 500
    assert not DBTaskResult.objects.exists()


def test_without_a_queue_the_request_deletes_all_days_of_a_todo(browser, monotonous, settings):
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}
    assert delete_option(browser, monotonous[1]).status_code == 204
    assert models.DailyTodoItem.objects.count() == 2
    assert models.DailyTodosModule.objects.count() == 1


def test_an_account_with_a_long_list_is_gone_with_the_request(browser, person, long):
    session = browser.session
    session["daymark_signed_in_at"] = timezone.now().timestamp()
    session.save()
    assert browser.delete("/api/v1/account/").status_code == 204
    assert not User.objects.filter(pk=person.pk).exists()
    assert not EmailAddress.objects.filter(email=person.email).exists()
    assert own_rows(long) > 0
    work()
    assert [part for part in [*PARTS, *removal.PARTS] if part.objects.exists()] == []


def test_what_is_deleted_is_not_exported(browser, long):
    other = new_person()
    post(browser_of(other), "daily-todos-modules", {"name": "Mine"})
    delete(browser, long)
    exported = json.dumps(list(records()))
    assert "dailyTodosModule" in exported
    assert "dailyTodosItem" not in exported and "Long" not in exported
