"""Messages are requested once, by workers that run beside each other at a slow push service, and over a restart of one."""

import datetime
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import User
from reminders import queue
from reminders.models import PushMessage, Reminder
from tests.push import due_person, until, workers

PROJECT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.skipif(connection.vendor != "postgresql", reason="a database in memory is of one process")


@pytest.fixture
def started(service, transactional_db, tmp_path):
    """Starts workers of the command that a test names, as a deployment does, and kills what it has left running."""
    url = f"{os.environ['DATABASE_URL'].rpartition('/')[0]}/{connection.settings_dict['NAME']}"
    env = {**os.environ, "DATABASE_URL": url, "PUSH_TEST_SERVICE": service.origin, "DATA_DIR": str(tmp_path)}
    running = []

    def start(command):
        # The mails of db_worker are tasks in the database, as with a mail server.
        settings = {"DJANGO_SETTINGS_MODULE": "tests.queued"}
        running.append(subprocess.Popen([sys.executable, "manage.py", command], cwd=PROJECT, env={**env, **settings}))
        return running[-1]

    yield start
    for process in running:
        process.kill()
        process.wait()


@pytest.mark.parametrize("command", ["db_worker", "send_reminders"])
def test_a_restart_sends_nothing_twice_and_loses_nothing(started, service, command):
    service.seconds = 1
    for number in range(8):
        due_person(service, f"person-{number}", browsers=4)
    ended = started(command)
    until(lambda: len(service.got) > 0)
    other = started(command)
    ended.send_signal(signal.SIGTERM)
    assert ended.wait(15) == 0
    # What it had begun is recorded, and the rest is free for the other one: nothing waits for the end of a lease.
    until(lambda: not PushMessage.objects.exists() and not Reminder.objects.filter(next_at__lte=timezone.now()).exists(), 10)
    assert len(service.paths) == len({*service.paths}) == 32
    other.send_signal(signal.SIGTERM)
    assert other.wait(15) == 0


def test_a_worker_that_is_killed_leaves_its_messages_to_the_next(started, service, monkeypatch):
    due_person(service, "hangs")
    killed = started("send_reminders")
    until(lambda: service.paths == ["/hangs/0"])
    killed.kill()
    PushMessage.objects.update(next_try_at=timezone.now(), leased_until=timezone.now())
    with workers():
        until(lambda: service.paths == ["/hangs/0"] * 2)
        service.stopped.set()
    assert not PushMessage.objects.exists()


def test_a_message_is_requested_once_however_long_all_of_them_take(service, transactional_db, monkeypatch):
    """The last of them are claimed when the leases of the first would have ended."""
    monkeypatch.setattr(queue, "LEASE", datetime.timedelta(seconds=2))
    service.seconds = 0.5
    for number in range(2):
        due_person(service, f"person-{number}", lists=4, browsers=5)
    with workers(2):
        until(lambda: len(service.got) >= 40 and not PushMessage.objects.exists())
    assert len(service.got) == 40


def test_a_message_is_valid_until_an_hour_after_its_reminder_however_long_it_waits(service, transactional_db):
    service.seconds = 1.5
    due_person(service, "person", lists=9)
    due = Reminder.objects.first().next_at
    Reminder.objects.update(next_at=due)
    arrived = []
    service.on_message = lambda headers: arrived.append((timezone.now() - due).total_seconds() + int(headers["TTL"]))
    with workers():
        until(lambda: len(service.got) == 9)
    assert all(3598 < moment <= 3601 for moment in arrived)


def test_messages_are_sent_while_others_are_still_queued(service, transactional_db, monkeypatch):
    monkeypatch.setattr(queue, "PORTION", 1)
    for number in range(5):
        due_person(service, f"person-{number}")
    # No worker can queue the reminder of the one who is busy.
    busy = User.objects.order_by("pk").last()
    still_due = Reminder.objects.filter(next_at__lte=timezone.now()).exclude(user=busy)
    waiting = []
    service.on_message = lambda headers: (waiting.append(still_due.count()), connection.close())
    with workers():
        until(lambda: len(service.got) == 5)
    assert max(waiting) > 0


def test_many_people_are_queued_in_few_statements(service, transactional_db):
    for number in range(60):
        due_person(service, f"person-{number}", browsers=0)
    with CaptureQueriesContext(connection) as statements:
        while queue.queue_due(timezone.now()):
            pass
    assert len(statements) < 60
    assert sum('FROM "content_preferences"' in query["sql"] for query in statements) == 1
    assert not Reminder.objects.filter(next_at__lte=timezone.now()).exists()
