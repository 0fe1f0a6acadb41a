"""
Lists of items, which may be long. Their pages are found by counts that the database keeps for each year, month and day of a
module, so that the last page and one in the middle cost what the first costs. Why: docs/decisions/0009.
"""

import datetime

from django.db import connection
from django.db.models import F, Sum

# With the number of items in each period, and in all periods up to its end.
PLACE = """
WITH years AS (
  SELECT period, items, sum(items) OVER (ORDER BY period) AS upto
  FROM {table} WHERE module_id = %(module)s AND level = 1),
the_year AS (
  SELECT period, %(offset)s - upto + items AS skipped
  FROM years WHERE upto > %(offset)s ORDER BY period LIMIT 1),
months AS (
  SELECT part.period, part.items, skipped, sum(part.items) OVER (ORDER BY part.period) AS upto
  FROM the_year JOIN {table} AS part ON part.period BETWEEN the_year.period * 100 AND the_year.period * 100 + 99
  WHERE part.module_id = %(module)s AND part.level = 2),
the_month AS (
  SELECT period, skipped - upto + items AS skipped FROM months WHERE upto > skipped ORDER BY period LIMIT 1),
days AS (
  SELECT part.period, part.items, skipped, sum(part.items) OVER (ORDER BY part.period) AS upto
  FROM the_month JOIN {table} AS part ON part.period BETWEEN the_month.period * 100 AND the_month.period * 100 + 99
  WHERE part.module_id = %(module)s AND part.level = 3)
SELECT period, skipped - upto + items FROM days WHERE upto > skipped ORDER BY period LIMIT 1
"""


class LongList:
    """
    The items of a person for Django's Paginator, by module (newest first), day, name of the option and its id; those of one
    module or one day, if these are given. A page is shorter while items of a deleted option wait for their end.
    """

    ordered = True

    def __init__(self, model, user, module=None, date=None):
        self.model = model
        self.date = date
        level = {"level": 3, "period": period_of(date)} if date else {"level": 1}
        own = {"module": module} if module else {"module__user": user}
        by_module = model.count_model.objects.filter(**level, **own).values("module").annotate(amount=Sum("items"))
        newest = by_module if module else by_module.order_by("-module__created_at", "-module")
        self.modules = list(newest.values_list("module", "amount"))

    def count(self) -> int:
        return sum(amount for _, amount in self.modules)

    def __getitem__(self, part: slice) -> list:
        """Returns the items from the start of a slice to its stop."""
        skipped, wanted = part.start, part.stop - part.start
        found: list = []
        for module, amount in self.modules:
            if skipped >= amount:
                skipped -= amount
            elif len(found) < wanted:
                found += self._items(module, skipped, wanted - len(found))
                skipped = 0
        return [item for item in found if item.module_of_option == item.module_id]

    def _items(self, module: int, skipped: int, wanted: int) -> list:
        date, skipped = (self.date, skipped) if self.date else place_of(self.model, module, skipped)
        bound = {"date": date} if self.date else {"date__gte": date}
        items = self.model.objects.filter(module=module, **bound).annotate(module_of_option=F("option__module"))
        return list(items.order_by("date", "option__name", "option_id")[skipped : skipped + wanted])


def place_of(model, module: int, offset: int) -> tuple[datetime.date, int]:
    """Returns the day of the item after so many others of a module, and how many of those are on the same day."""
    with connection.cursor() as cursor:
        table = model.count_model._meta.db_table
        cursor.execute(PLACE.format(table=table), {"module": module, "offset": offset})
        day, skipped = cursor.fetchone()
    return datetime.date(day // 10000, day // 100 % 100, day % 100), int(skipped)


def period_of(date: datetime.date) -> int:
    """Returns the day as the counts have it: 20260115."""
    return date.year * 10000 + date.month * 100 + date.day


def items_of(model, user) -> int:
    """Returns how many items a person has."""
    return model.count_model.objects.filter(module__user=user, level=1).aggregate(amount=Sum("items"))["amount"] or 0
