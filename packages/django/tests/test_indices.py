"""Each index costs every change of its table, so none of them may be the beginning of another one."""

from django.apps import apps
from django.db import connection

OWN = ("accounts", "content", "moving")


def indices_of(table: str) -> list[tuple[str, ...]]:
    with connection.cursor() as cursor:
        found = connection.introspection.get_constraints(cursor, table)
    # Django gives a text a second index for searches by its beginning, which has another order.
    kept = [one for name, one in found.items() if (one["index"] or one["unique"]) and not name.endswith("_like")]
    return [tuple(one["columns"]) for one in kept if one["columns"]]


def test_no_index_is_the_beginning_of_another_one(db):
    tables = [model._meta.db_table for app in OWN for model in apps.get_app_config(app).get_models()]
    doubled = []
    for table in tables:
        indices = indices_of(table)
        for index, shorter in enumerate(indices):
            others = indices[:index] + indices[index + 1 :]
            if any(other[: len(shorter)] == shorter for other in others):
                doubled.append((table, shorter))
    assert doubled == []
