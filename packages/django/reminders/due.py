"""Which to-dos a day needs, as `packages/api/src/due.ts` says it: both keep the cases in `openapi/due.json`."""

import datetime
from collections import defaultdict

from content.models import DailyTodoItem, DailyTodoOption

DONE, SKIP = DailyTodoItem.Status.DONE, DailyTodoItem.Status.SKIP


def open_todos(module_id: int, day: datetime.date) -> int:
    """Returns how many to-dos of a list a day needs that are neither done nor skipped."""
    monday = day - datetime.timedelta(days=day.isoweekday() - 1)
    items = DailyTodoItem.objects.filter(module=module_id, date__range=(monday, day)).order_by()
    statuses: dict[int, dict[datetime.date, str]] = defaultdict(dict)
    for option, date, status in items.values_list("option", "date", "status"):
        statuses[option][date] = status
    todos = DailyTodoOption.objects.filter(module=module_id).order_by()
    return sum(
        is_needed(todo, day, statuses[todo.pk]) and statuses[todo.pk].get(day) not in (DONE, SKIP)
        for todo in todos.only("schedules", "archived")
    )


def is_needed(todo: DailyTodoOption, day: datetime.date, statuses: dict[datetime.date, str]) -> bool:
    """
    Returns whether a day needs a to-do. It needs one that is due some times a week when as many days of its week are left as
    times. `statuses` are those of the week.
    """
    if is_archived(todo, day):
        return False
    schedule = schedule_on(todo, day)
    if schedule is None:
        return True
    if "weekdays" in schedule:
        return day.isoweekday() in schedule["weekdays"]
    done = sum(status == DONE and date < day and not is_archived(todo, date) for date, status in statuses.items())
    days_left = 8 - day.isoweekday()
    return days_left == schedule["timesPerWeek"] - done


def schedule_on(todo: DailyTodoOption, day: datetime.date) -> dict | None:
    """Returns the schedule that is valid on a day. None is every day."""
    valid = [change["schedule"] for change in todo.schedules or [] if change["from"] <= day.isoformat()]
    return valid[-1] if valid else None


def is_archived(todo: DailyTodoOption, day: datetime.date) -> bool:
    iso = day.isoformat()
    return any(time["from"] <= iso and (time["until"] is None or iso < time["until"]) for time in todo.archived or [])
