"""Who can delay whom: a person with much to send, and a push service that does not answer, delay others only for moments."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from reminders import queue
from reminders.models import PushMessage
from reminders.queue import PLACES_PER_PERSON
from tests.push import PushService, due_person, until, work, workers

pytestmark = pytest.mark.skipif(connection.vendor != "postgresql", reason="threads share the database in memory")


@pytest.fixture
def other_service(service, monkeypatch):
    """A push service whose host has another name than that of the first."""
    monkeypatch.setattr("reminders.transport.is_of_test", lambda endpoint: True)
    other = PushService()
    other.origin = other.origin.replace("127.0.0.1", "localhost")
    yield other
    other.stop()


def test_people_whose_push_service_does_not_answer_do_not_delay_those_of_another(service, other_service, transactional_db):
    for number in range(12):
        due_person(service, f"hangs/{number}", lists=5, browsers=10)
    due_person(other_service, "anna")
    with workers():
        # Sooner than the first of the others is given up.
        until(lambda: other_service.paths == ["/anna/0"], 4)
        service.stopped.set()


def test_one_person_at_a_push_service_that_does_not_answer_delays_nobody_there(service, transactional_db):
    due_person(service, "hangs", lists=5, browsers=10)
    due_person(service, "anna")
    with workers():
        until(lambda: "/anna/0" in service.paths, 4)
        service.stopped.set()


def test_places_are_limited_for_a_person_and_a_host_across_all_workers(service, transactional_db, monkeypatch):
    monkeypatch.setattr(queue, "PLACES_PER_HOST", 5)
    service.seconds = 0.2
    for number in range(4):
        due_person(service, f"person-{number}", lists=2, browsers=5)
    with workers(4):
        until(lambda: len(service.got) >= 40 and not PushMessage.objects.exists())
    assert service.most_at_once[""] == 5
    assert all(service.most_at_once[f"person-{number}"] <= PLACES_PER_PERSON for number in range(4))
    assert len(service.got) == 40


def test_the_first_message_of_each_person_comes_before_the_second_of_any(service, transactional_db, monkeypatch):
    monkeypatch.setattr(queue, "PLACES_PER_HOST", 1)
    due_person(service, "first", lists=4, browsers=2)
    due_person(service, "second", lists=2)
    due_person(service, "third")
    with workers():
        until(lambda: len(service.got) == 11)
    people = [path.split("/")[1] for path in service.paths]
    assert sorted(people[:3]) == ["first", "second", "third"]
    assert sorted(people[3:5]) == ["first", "second"] and {*people[5:]} == {"first"}


def test_a_person_with_thousands_of_todos_at_a_busy_service_is_counted_for_each_try_only(service, transactional_db):
    service.answers = [(503, {})] * 1000
    due_person(service, "much", lists=5, browsers=2, todos=3000)
    moment = timezone.now()
    with CaptureQueriesContext(connection) as statements:
        work(moment)
        while waiting := PushMessage.objects.order_by("next_try_at").first():
            moment = max(moment, waiting.next_try_at)
            work(moment)
    tries = len(service.got)
    assert tries == 10 * 8
    # In the hour before it is given up.
    counts = sum('FROM "content_dailytodooption"' in query["sql"] for query in statements)
    assert counts == tries


def test_a_release_that_does_not_know_turns_can_still_queue(service, transactional_db):
    due_person(service, "anna")
    columns = "subscription_id, widget_id, tries, next_try_at, expires_at"
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO reminders_pushmessage ({columns}) "
            "SELECT subscription.id, widget_id, 0, now(), now() + interval '1 hour' "
            "FROM reminders_reminder JOIN reminders_pushsubscription AS subscription USING (user_id)"
        )
        cursor.execute("DELETE FROM reminders_reminder")
    with workers():
        until(lambda: service.paths == ["/anna/0"])
    assert not PushMessage.objects.exists()
