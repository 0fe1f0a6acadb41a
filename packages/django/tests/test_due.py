"""The rules of packages/api/src/due.ts, on Django: both keep the cases in openapi/due.json."""

import datetime
import json
from pathlib import Path

import pytest

from content.models import DailyTodoOption
from reminders.due import DONE, is_needed

CASES = json.loads((Path(__file__).parents[3] / "openapi" / "due.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_whether_a_day_needs_a_to_do(case):
    todo = DailyTodoOption(schedules=case["todo"].get("schedules"), archived=case["todo"].get("archived"))
    day = datetime.date.fromisoformat(case["day"])
    monday = day - datetime.timedelta(days=day.isoweekday() - 1)
    done = [datetime.date.fromisoformat(one) for one in case["done"]]
    assert is_needed(todo, day, {one: DONE for one in done if one >= monday}) is case["isNeeded"]
