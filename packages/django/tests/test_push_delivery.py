"""What follows from what a push service answers."""

import datetime
import logging

import pytest

from reminders.models import PushMessage, PushSubscription
from tests.push import MINUTE, PATH, work


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_ends_when_the_push_service_has_forgotten_it(listed, browser, status):
    listed.service.answers = [(status, {})]
    work(listed.due)
    assert not PushSubscription.objects.exists() and not PushMessage.objects.exists()
    assert browser.get(PATH).json()["endpoint"] is None


@pytest.mark.parametrize(
    ("status", "headers", "wait"),
    [(503, {}, 15), (429, {"Retry-After": "600"}, 600), (500, {"Retry-After": "soon"}, 15), (503, {"Retry-After": "3"}, 15)],
)
def test_a_busy_push_service_gets_the_message_later(listed, status, headers, wait):
    listed.service.answers = [(status, headers)]
    work(listed.due)
    wait = datetime.timedelta(seconds=wait)
    work(listed.due + wait * 0.9)
    assert len(listed.service.got) == 1
    work(listed.due + wait)
    assert len(listed.service.got) == 2 and not PushMessage.objects.exists()


def test_a_try_waits_longer_than_the_one_before_and_none_comes_after_an_hour(listed):
    listed.service.answers = [(503, {})] * 20
    work(listed.due)
    waits, now = [], listed.due
    while message := PushMessage.objects.first():
        waits.append((message.next_try_at - now).total_seconds())
        now = message.next_try_at
        work(now)
    assert waits == [15, 30, 60, 120, 240, 480, 960]
    assert now < listed.due + 60 * MINUTE


def test_a_push_service_that_is_away_gets_the_message_later(listed):
    listed.service.stop()
    work(listed.due)
    assert PushMessage.objects.get().next_try_at > listed.due


@pytest.mark.parametrize("status", [302, 307, 400, 403, 413])
def test_a_redirect_is_not_followed_and_a_refusal_not_repeated(listed, status, caplog):
    listed.service.answers = [(status, {"Location": f"{listed.service.origin}/elsewhere"})]
    with caplog.at_level(logging.WARNING):
        work(listed.due)
    work(listed.due + 30 * MINUTE)
    assert [path for path, _, _ in listed.service.got] == ["/one"]
    (line,) = [record for record in caplog.records if record.name.startswith("reminders")]
    assert (line.host, line.status) == ("127.0.0.1", status) and "/one" not in str(vars(line))
