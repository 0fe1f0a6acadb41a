"""
The reminders whose time has come, and the messages that wait. Several workers may do this at once: each takes people
and messages that no other one has locked.
"""

import datetime
from collections import Counter, defaultdict
from urllib.parse import urlsplit

from django.db import connection, transaction
from django.db.models import Count, F, QuerySet

from content.models import Preferences
from reminders.clock import next_after, zone_of
from reminders.models import PushMessage, PushSubscription, Reminder

# What could not be sent by then is not sent.
LIFETIME = datetime.timedelta(hours=1)
FIRST_WAIT = datetime.timedelta(seconds=15)
# A worker that takes a message has recorded the answer by then, or was killed.
LEASE = datetime.timedelta(minutes=2)
# Reminders in one transaction.
PORTION = 100
# So many messages wait for one browser at most.
MOST_WAITING = 50
# So many messages are under way at most, in all workers together.
PLACES_PER_PERSON = 2
PLACES_PER_HOST = 20
# Any number that nothing else locks.
LOCK = 4_711_002


@transaction.atomic
def queue_due(now: datetime.datetime) -> bool:
    """
    Queues a message for each browser of the reminders that are due longest, and has these wait for their next time. Returns
    whether there were any.
    """
    due = Reminder.objects.filter(next_at__lte=now).select_related("user").order_by("next_at")
    # As limits.lock_person does: neither the preferences nor the lists change meanwhile. A reminder that another worker has
    # just queued is read again for the lock, and left out: it is not due any more.
    portion = list(due.select_for_update(skip_locked=True, of=("self", "user"), no_key=True)[:PORTION])
    people = {reminder.user_id for reminder in portion}
    documents = dict(Preferences.objects.filter(user__in=people).values_list("user", "document"))
    browsers = _Browsers(people, now)
    gone, moved, messages = [], [], []
    for reminder in portion:
        document = documents.get(reminder.user_id, {})
        rule = document.get("reminders", {}).get(str(reminder.widget_id))
        if rule is None:
            gone.append(reminder.pk)
            continue
        if now - reminder.next_at <= LIFETIME:
            messages += browsers.messages_of(reminder, now)
        reminder.next_at = next_after(now, rule, zone_of(document))
        moved.append(reminder)
    Reminder.objects.filter(pk__in=gone).delete()
    Reminder.objects.bulk_update(moved, ["next_at"])
    PushMessage.objects.bulk_create(
        messages,
        update_conflicts=True,
        unique_fields=["subscription", "widget"],
        update_fields=["host", "turn", "tries", "next_try_at", "leased_until", "expires_at"],
    )
    return bool(portion)


class _Browsers:
    """The browsers of people, with how many messages wait for each browser and for each person."""

    def __init__(self, people: set[int], now: datetime.datetime):
        live = PushSubscription.objects.filter(user__in=people, session__expire_date__gt=now)
        counted = live.annotate(waiting=Count("pushmessage"))
        self.of_person: dict[int, list[tuple[int, str]]] = defaultdict(list)
        self.waiting: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        for pk, person, endpoint, waiting in counted.values_list("pk", "user", "endpoint", "waiting"):
            self.of_person[person].append((pk, urlsplit(endpoint).hostname or ""))
            self.waiting[pk] = waiting
            self.turns[person] += waiting

    def messages_of(self, reminder: Reminder, now: datetime.datetime):
        person = reminder.user_id
        for browser, host in self.of_person[person]:
            if self.waiting[browser] >= MOST_WAITING:
                continue
            yield PushMessage(
                subscription_id=browser,
                widget_id=reminder.widget_id,
                host=host,
                turn=self.turns[person],
                next_try_at=now,
                leased_until=None,
                expires_at=reminder.next_at + LIFETIME,
            )
            self.waiting[browser] += 1
            self.turns[person] += 1


@transaction.atomic
def claim(now: datetime.datetime, room: int) -> list[PushMessage]:
    """
    Returns at most so many messages whose time has come, in turn, and none for which a person or a host has no place left. They
    are under way then, and no other worker gets them for a while.
    """
    _lock_places()
    people: Counter[int | None] = Counter()
    hosts: Counter[str] = Counter()
    waiting = PushMessage.objects.annotate(person=F("widget__module__user"))
    for person, host in waiting.filter(leased_until__gt=now).values_list("person", "host"):
        people[person] += 1
        hosts[host] += 1
    ready = waiting.filter(next_try_at__lte=now).order_by("turn", "next_try_at")
    ready = ready.select_for_update(skip_locked=True, of=("self",))
    claimed: list[PushMessage] = []
    while len(claimed) < room:
        left = ready.exclude(pk__in=[message.pk for message in claimed])
        left = left.exclude(widget__module__user__in=_full(people, PLACES_PER_PERSON))
        portion = list(left.exclude(host__in=_full(hosts, PLACES_PER_HOST))[: room - len(claimed)])
        if not portion:
            break
        for message in portion:
            if people[message.person] < PLACES_PER_PERSON and hosts[message.host] < PLACES_PER_HOST:
                people[message.person] += 1
                hosts[message.host] += 1
                claimed.append(message)
    for one in claimed:
        # A release that does not know leases looks at the next try.
        one.leased_until = one.next_try_at = now + LEASE
        one.tries += 1
    PushMessage.objects.bulk_update(claimed, ["leased_until", "next_try_at", "tries"])
    return claimed


def _full(taken: Counter, places: int) -> list:
    return [one for one, amount in taken.items() if one is not None and amount >= places]


def _lock_places() -> None:
    """Lets one worker after the other count the places and take some. On SQLite a transaction that writes does that."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])


def forget(message: PushMessage) -> None:
    """Ends the wait of a message."""
    _as_claimed(message).delete()


def try_again(message: PushMessage, now: datetime.datetime, wait: datetime.timedelta | None) -> None:
    """Has a message wait longer than the time before, or as long as the push service wants. Drops it if that is too late."""
    pause = max(FIRST_WAIT * 2 ** (message.tries - 1), wait or datetime.timedelta())
    if now + pause < message.expires_at:
        _as_claimed(message).update(next_try_at=now + pause, leased_until=None)
    else:
        forget(message)


def _as_claimed(message: PushMessage) -> QuerySet[PushMessage]:
    """Returns the message unless it was queued or claimed anew: then what was sent says nothing about it."""
    return PushMessage.objects.filter(pk=message.pk, leased_until=message.leased_until)
