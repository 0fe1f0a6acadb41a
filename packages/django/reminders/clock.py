"""When reminders come, and which day it is for a person."""

import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

DAY = datetime.timedelta(days=1)


@cache
def known_zones() -> set[str]:
    return available_timezones()


def zone_of(preferences: dict) -> ZoneInfo:
    """Returns where the person is. UTC for one who has not said it, and for a name that only another machine knows."""
    name = preferences.get("timeZone")
    return ZoneInfo(name if name in known_zones() else "UTC")


def next_after(now: datetime.datetime, reminder: dict, zone: ZoneInfo) -> datetime.datetime:
    """
    Returns the first moment after `now` at which a reminder comes. A time that the clock skips comes when it would have been
    without the change of the clock, and one that comes twice counts the first time: that is what `fold=0` means, the default.
    """
    time = datetime.time.fromisoformat(reminder["time"])
    today = now.astimezone(zone).date()
    days = (today + number * DAY for number in range(-1, 9))
    chosen = (day for day in days if day.isoweekday() in reminder["weekdays"])
    moments = (datetime.datetime.combine(day, time, zone).astimezone(datetime.UTC) for day in chosen)
    return next(moment for moment in moments if moment > now)


def day_of(preferences: dict, now: datetime.datetime) -> datetime.date:
    """Returns the day of a person, as `src/lib/days/days.ts` does."""
    begins = preferences.get("dayBegins", "utc")
    if begins == "utc":
        return now.astimezone(datetime.UTC).date()
    local = now.astimezone(zone_of(preferences))
    return local.date() - (DAY if local.hour < int(begins.removeprefix("local-")) else 0 * DAY)
