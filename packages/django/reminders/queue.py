"""
The reminders whose time has come, and the messages that wait. Several workers may do this at once: each takes people
and messages that no other one has locked.
"""

import datetime

from django.contrib.auth import get_user_model
from django.db import transaction
from django.db.models import Count

from content.models import Preferences
from reminders.clock import next_after, zone_of
from reminders.models import PushMessage, PushSubscription, Reminder

# What could not be sent by then is not sent.
LIFETIME = datetime.timedelta(hours=1)
FIRST_WAIT = datetime.timedelta(seconds=15)
# A worker that takes a message has sent it by then, or was killed.
LEASE = datetime.timedelta(minutes=2)
# Reminders of a person in one transaction.
PORTION = 100
# So many messages wait for one browser at most.
MOST_WAITING = 50


def queue_due(now: datetime.datetime) -> None:
    """Queues a message for each browser of each reminder that is due, and has the reminder wait for its next time."""
    while _queue_of_one_person(now):
        pass


@transaction.atomic
def _queue_of_one_person(now: datetime.datetime) -> bool:
    due = Reminder.objects.filter(next_at__lte=now)
    people = get_user_model().objects.filter(pk__in=due.values("user"))
    # As limits.lock_person does: neither the preferences nor the lists change meanwhile.
    person = people.select_for_update(skip_locked=True, no_key=True).order_by("pk").first()
    if person is None:
        return False
    kept = Preferences.objects.filter(user=person).first()
    document = kept.document if kept else {}
    # Another worker may have been faster: then none of them is due any more.
    for reminder in due.filter(user=person).order_by("next_at")[:PORTION]:
        rule = document.get("reminders", {}).get(str(reminder.widget_id))
        if rule is None:
            reminder.delete()
            continue
        if now - reminder.next_at <= LIFETIME:
            _queue(reminder, now)
        reminder.next_at = next_after(now, rule, zone_of(document))
        reminder.save(update_fields=["next_at"])
    return True


def _queue(reminder: Reminder, now: datetime.datetime) -> None:
    own = PushSubscription.objects.filter(user=reminder.user_id, session__expire_date__gt=now)
    free = own.annotate(waiting=Count("pushmessage")).filter(waiting__lt=MOST_WAITING)
    moments = {"tries": 0, "next_try_at": now, "expires_at": reminder.next_at + LIFETIME}
    PushMessage.objects.bulk_create(
        [PushMessage(subscription=one, widget_id=reminder.widget_id, **moments) for one in free],
        update_conflicts=True,
        unique_fields=["subscription", "widget"],
        update_fields=[*moments],
    )


@transaction.atomic
def claim(now: datetime.datetime) -> PushMessage | None:
    """Returns a message whose time has come. No other worker gets it for a while."""
    ready = PushMessage.objects.select_for_update(skip_locked=True, of=("self",)).filter(next_try_at__lte=now)
    message = ready.order_by("next_try_at").first()
    if message:
        message.next_try_at = now + LEASE
        message.tries += 1
        message.save(update_fields=["next_try_at", "tries"])
    return message


def try_again(message: PushMessage, now: datetime.datetime, wait: datetime.timedelta | None) -> None:
    """Has a message wait longer than the time before, or as long as the push service wants. Drops it if that is too late."""
    pause = max(FIRST_WAIT * 2 ** (message.tries - 1), wait or datetime.timedelta())
    waiting = PushMessage.objects.filter(pk=message.pk)
    if now + pause < message.expires_at:
        waiting.update(next_try_at=now + pause)
    else:
        waiting.delete()
