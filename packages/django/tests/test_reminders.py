"""What a push service on this machine gets from the workers, and when it gets nothing."""

import datetime
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.core.management import get_commands
from django.db import connection
from py_vapid import Vapid02

from accounts.models import User
from content import models
from reminders.models import PushMessage, PushSubscription, Reminder
from tests.conftest import browser_of
from tests.preferences import change
from tests.push import MINUTE, BrowserKeys, subscribe, work


def test_a_message_names_the_list_and_how_many_are_open_and_only_the_browser_can_read_it(listed, settings):
    work(listed.due - MINUTE)
    assert listed.service.got == []
    work(listed.due + MINUTE)
    ((path, headers, body),) = listed.service.got
    assert path == "/one" and b"Morning" not in body
    assert listed.keys.read(body) == {
        "web_push": 8030,
        "notification": {
            "title": "Morning",
            "body": "3 to-dos are open",
            "lang": "en-GB",
            "tag": listed.tag,
            "navigate": f"http://localhost:5173/dashboard#dailyTodos-{listed.widget.pk}",
        },
    }
    told = {name: headers[name] for name in ("TTL", "Urgency", "Topic", "Content-Encoding")}
    assert told == {"TTL": "3540", "Urgency": "normal", "Topic": listed.tag, "Content-Encoding": "aes128gcm"}
    assert Vapid02.verify(headers["Authorization"])
    work(listed.due + 2 * MINUTE)
    assert len(listed.service.got) == 1 and not PushMessage.objects.exists()
    assert Reminder.objects.get().next_at == listed.due + datetime.timedelta(days=1)


def test_each_browser_has_its_language_and_one_is_not_several(listed):
    other, keys = browser_of(listed.person), BrowserKeys()
    subscribe(other, f"{listed.service.origin}/two", "nl-BE,nl;q=0.9", keys)
    listed.mark(listed.todos[0], "done")
    work(listed.due)
    listed.mark(listed.todos[1], "skip", -1)
    listed.mark(listed.todos[2], "done", -1)
    work(listed.due + datetime.timedelta(days=1))
    told = {"/one": listed.keys, "/two": keys}
    bodies = [(path, told[path].read(body)["notification"]["body"]) for path, _, body in listed.service.got]
    assert sorted(bodies) == [
        ("/one", "1 to-do is open"),
        ("/one", "2 to-dos are open"),
        ("/two", "1 taak is nog open"),
        ("/two", "2 taken zijn nog open"),
    ]


def test_nothing_comes_when_nothing_that_is_due_is_open(listed):
    read, walk, write = listed.todos
    listed.mark(read, "done")
    listed.mark(walk, "skip")
    listed.mark(write, "todo")
    other_day = listed.due.isoweekday() % 7 + 1
    write.schedules = [{"from": "2026-01-01", "schedule": {"weekdays": [other_day]}}]
    write.save()
    work(listed.due)
    assert listed.service.got == [] and not PushMessage.objects.exists()


@pytest.mark.parametrize(("times", "is_due"), [(5, False), (6, True)])
def test_a_to_do_of_some_times_a_week_is_asked_for_when_as_many_days_are_left_as_times(listed, times, is_due):
    read, *rest = listed.todos
    for todo in rest:
        todo.delete()
    schedules = [{"from": "2020-01-01", "schedule": {"timesPerWeek": times}}]
    models.DailyTodoOption.objects.filter(pk=read.pk).update(schedules=schedules)
    # A Thursday, after a Sunday of the week before.
    listed.due += datetime.timedelta(days=(4 - listed.due.isoweekday()) % 7)
    Reminder.objects.update(next_at=listed.due)
    for days_ago in (1, 3, 4):
        listed.mark(read, "done", days_ago)
    work(listed.due)
    assert listed.bodies == (["1 to-do is open"] if is_due else [])


@pytest.mark.skipif(connection.vendor != "postgresql", reason="threads share the database in memory, which refuses to wait")
def test_two_workers_send_a_reminder_once(listed):
    for number in range(5):
        subscribe(browser_of(listed.person), f"{listed.service.origin}/{number}")
    together = Barrier(2)

    def worker(_):
        together.wait()
        try:
            work(listed.due)
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(worker, range(2)))
    assert sorted(path for path, _, _ in listed.service.got) == ["/0", "/1", "/2", "/3", "/4", "/one"]


@pytest.mark.parametrize(("late", "came"), [(59, True), (61, False)])
def test_workers_that_were_off_send_within_an_hour_or_not_at_all(listed, late, came):
    now = listed.due + late * MINUTE
    work(now)
    assert len(listed.service.got) == int(came)
    assert Reminder.objects.get().next_at == listed.due + datetime.timedelta(days=1)


def test_what_waits_is_not_sent_once_the_reminder_is_gone_or_everything_is_done(listed, browser):
    listed.service.answers = [(503, {}), (503, {})]
    work(listed.due)
    change(browser, {"reminders": None})
    work(listed.due + MINUTE)
    assert len(listed.service.got) == 1 and not PushMessage.objects.exists()


def test_nothing_comes_after_the_session_has_expired_or_the_account_was_shut(listed, browser):
    User.objects.update(is_active=False)
    work(listed.due)
    assert listed.service.got == [] and not PushSubscription.objects.exists()
    User.objects.update(is_active=True)
    subscribe(browser, f"{listed.service.origin}/one")
    session = browser.session
    session.set_expiry(-1)
    session.save()
    work(listed.due + datetime.timedelta(days=1))
    assert listed.service.got == []


def test_nothing_comes_when_a_session_ends_while_its_message_waits(listed, browser):
    listed.service.answers = [(503, {})]
    work(listed.due)
    browser.logout()
    work(listed.due + MINUTE)
    assert len(listed.service.got) == 1 and not PushMessage.objects.exists()


def test_the_worker_that_delivers_mails_sends_reminders():
    assert get_commands()["db_worker"] == "reminders"
