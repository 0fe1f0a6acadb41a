"""Keeps the next moment of each reminder."""

from django.utils import timezone

from reminders.clock import next_after, zone_of
from reminders.models import Reminder


def renew(user_id: int, before: dict, after: dict) -> None:
    """
    Called with the preferences before and after a change, in its transaction. A reminder that has not changed keeps its moment:
    it may be about to be sent.
    """
    old, new = _rules(before), _rules(after)
    unchanged = [int(widget) for widget, rule in new.items() if old.get(widget) == rule]
    own = Reminder.objects.filter(user_id=user_id)
    own.exclude(widget_id__in=unchanged).delete()
    known = set(own.values_list("widget_id", flat=True))
    now = timezone.now()
    Reminder.objects.bulk_create(
        Reminder(user_id=user_id, widget_id=int(widget), next_at=next_after(now, reminder, zone_of(after)))
        for widget, (_, reminder) in new.items()
        if int(widget) not in known
    )


def _rules(preferences: dict) -> dict[str, tuple[str | None, dict]]:
    zone = preferences.get("timeZone")
    return {widget: (zone, reminder) for widget, reminder in preferences.get("reminders", {}).items()}
