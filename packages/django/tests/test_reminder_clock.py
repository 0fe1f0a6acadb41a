"""When a reminder comes, which day it is then, and what the preferences keep of it."""

import datetime
from zoneinfo import ZoneInfo

import pytest
from django.core.management import call_command

from content import models
from reminders.clock import day_of, next_after
from reminders.models import Reminder
from tests.conftest import new_person
from tests.preferences import change, make_list
from tests.test_moving import export, lines, no_files, passkey, written  # noqa: F401

EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]


def utc(text: str) -> datetime.datetime:
    return datetime.datetime.fromisoformat(text).replace(tzinfo=datetime.UTC)


@pytest.mark.parametrize(
    ("time", "now", "moments"),
    [
        # The clock goes from 02:00 to 03:00: half past two would have been 01:30 UTC.
        ("02:30", "2026-03-28T01:00", ["2026-03-28T01:30", "2026-03-29T01:30", "2026-03-30T00:30"]),
        ("07:30", "2026-03-28T01:00", ["2026-03-28T06:30", "2026-03-29T05:30", "2026-03-30T05:30"]),
        # The clock goes from 03:00 back to 02:00: half past two comes twice, and the first time counts.
        ("02:30", "2026-10-24T00:00", ["2026-10-24T00:30", "2026-10-25T00:30", "2026-10-26T01:30"]),
        ("07:30", "2026-10-24T00:00", ["2026-10-24T05:30", "2026-10-25T06:30", "2026-10-26T06:30"]),
    ],
)
def test_a_reminder_keeps_its_time_over_both_changes_of_the_clock(time, now, moments):
    moment = utc(now)
    for wanted in moments:
        moment = next_after(moment, {"time": time, "weekdays": EVERY_DAY}, ZoneInfo("Europe/Amsterdam"))
        assert moment == utc(wanted)


def test_a_reminder_comes_on_its_days_of_the_week_where_the_person_is():
    # A Sunday in UTC, and Monday morning in Auckland.
    rule = {"time": "07:30", "weekdays": [1]}
    assert next_after(utc("2026-06-07T12:00"), rule, ZoneInfo("Pacific/Auckland")) == utc("2026-06-07T19:30")
    assert next_after(utc("2026-06-07T19:30"), rule, ZoneInfo("Pacific/Auckland")) == utc("2026-06-14T19:30")


@pytest.mark.parametrize(
    ("preferences", "day"),
    [
        ({}, "2026-06-08"),
        ({"dayBegins": "utc", "timeZone": "America/New_York"}, "2026-06-08"),
        ({"dayBegins": "local-0", "timeZone": "America/New_York"}, "2026-06-07"),
        ({"dayBegins": "local-2", "timeZone": "Europe/Amsterdam"}, "2026-06-08"),
        ({"dayBegins": "local-4", "timeZone": "Europe/Amsterdam"}, "2026-06-07"),
        ({"dayBegins": "local-2"}, "2026-06-07"),
        ({"dayBegins": "local-0", "timeZone": "Mars/Olympus"}, "2026-06-08"),
    ],
)
def test_the_day_of_a_person(preferences, day):
    assert day_of(preferences, utc("2026-06-08T00:30")).isoformat() == day


def rule(time="07:30", weekdays=(1, 2, 3, 4, 5, 6, 7)):
    return {"time": time, "weekdays": list(weekdays)}


def test_a_person_who_had_more_reminders_before_the_limit_came_may_have_fewer(browser, person):
    module, first, _ = make_list(person)
    widgets = [first, *(models.DailyTodosWidget.objects.create(module_id=module, name=f"{n}").pk for n in range(101))]
    more = {str(widget): rule() for widget in widgets}
    models.Preferences.objects.create(user=person, document={"reminders": more})
    assert change(browser, {"reminders": {str(first): rule("08:00")}}).status_code == 200
    assert change(browser, {"reminders": {str(first): None}}).status_code == 200
    assert change(browser, {"reminders": {str(first): rule()}}).status_code == 400


def test_only_a_change_of_a_reminder_moves_it(browser, person):
    (_, one, _), (_, other, _) = make_list(person), make_list(person)
    change(browser, {"reminders": {str(one): rule(), str(other): rule()}})
    # They are due, and no worker has come by yet.
    moment = utc("2026-06-08T07:30")
    Reminder.objects.update(next_at=moment)
    change(browser, {"streaks": "hidden", "reminders": {str(other): rule("08:00")}})
    moments = dict(Reminder.objects.values_list("widget", "next_at"))
    assert moments[one] == moment < moments[other]
    change(browser, {"timeZone": "Asia/Tokyo"})
    assert Reminder.objects.get(widget=one).next_at.strftime("%H:%M") == "22:30"


def test_they_move_with_the_ids_that_the_lists_get(tmp_path, passkey, transactional_db):  # noqa: F811
    taken = models.DailyTodosModule.objects.create(user=new_person(), name="Taken")
    models.DailyTodosWidget.objects.create(pk=74, module=taken, name="Taken")
    told = export(passkey)
    told[-1]["document"] |= {"timeZone": "Asia/Tokyo", "reminders": {"74": rule(), "99": rule()}}
    call_command("import_daymark", written(tmp_path, lines(told)))
    widget = models.DailyTodosWidget.objects.get(module__user__username="anna")
    assert widget.pk != 74
    moved = models.Preferences.objects.get(user__username="anna").document
    assert (moved["timeZone"], moved["reminders"]) == ("Asia/Tokyo", {str(widget.pk): rule()})
    assert Reminder.objects.get(widget=widget).next_at.strftime("%H:%M") == "22:30"
