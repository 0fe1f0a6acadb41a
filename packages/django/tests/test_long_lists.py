"""Long lists: their pages, their counts, and what PostgreSQL does for them."""

import datetime
import json
from functools import partial

import pytest
from django.db import connection
from django.db.models import Count

from content import models
from content.long_lists import period_of
from tests.conftest import inspiration_module, new_person, post

DAYS = [
    *(datetime.date(2024, 2, day) for day in range(1, 29)),
    datetime.date(999, 12, 31),
    datetime.date(1999, 12, 31),
    datetime.date(2024, 3, 1),
    datetime.date(2025, 1, 1),
    datetime.date(9999, 12, 31),
]


def full_module(user, name, of=models):
    """Makes a list, with the models of an earlier release if these are named."""
    module = of.DailyTodosModule.objects.create(user_id=user.pk, name=name)
    for at, option_name in enumerate(["Walk", "Read", "Read", "Zoo"]):
        option = of.DailyTodoOption.objects.create(module=module, name=option_name, text="Go")
        of.DailyTodoItem.objects.bulk_create(
            of.DailyTodoItem(module=module, option=option, date=date, status="done")
            for number, date in enumerate(DAYS)
            if (number + at) % 3
        )
    return module


def require_right_counts():
    for items in (models.DailyTodoItem, models.InspirationItem):
        expected = {}
        for module, date, amount in items.objects.values_list("module", "date").annotate(amount=Count("id")).order_by():
            day = period_of(date)
            for key in ((module, 1, day // 10000), (module, 2, day // 100), (module, 3, day)):
                expected[key] = expected.get(key, 0) + amount
        kept = items.count_model.objects.values_list("module", "level", "period", "items")
        assert {(module, level, period): amount for module, level, period, amount in kept} == expected


def test_counts_are_those_of_counting_whatever_came_and_went(person, browser):
    module, _ = full_module(person, "Health"), full_module(person, "Home")
    quotes = inspiration_module(person)
    require_right_counts()
    assert post(browser, "inspiration-items", {"module": quotes.pk, "date": "2026-01-15"}).status_code == 201
    option = module.dailytodooption_set.first()
    item = {"module": module.pk, "option": option.pk, "date": "2026-01-15", "status": "todo"}
    assert post(browser, "daily-todo-items", item).status_code == 201
    assert post(browser, "daily-todo-items", item).status_code == 400
    require_right_counts()
    assert browser.delete(f"/api/v1/daily-todo-options/{option.pk}/").status_code == 204
    require_right_counts()
    assert browser.delete(f"/api/v1/daily-todos-modules/{module.pk}/").status_code == 204
    require_right_counts()
    person.delete()
    require_right_counts()
    assert not models.DailyTodoItemCount.objects.exists()


def nodes(plan: dict):
    yield plan
    for part in plan.get("Plans", []):
        yield from nodes(part)


def plans_of(call) -> list[list[dict]]:
    """Returns what PostgreSQL did for each query of a call about the lists."""
    found = []

    def explain(execute, sql, params, many, context):
        if sql.lstrip().startswith(("SELECT", "WITH")) and "content_" in sql:
            with connection.connection.cursor() as cursor:
                cursor.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {sql}", params)
                answer = cursor.fetchone()[0]
            found.append(list(nodes((json.loads(answer) if isinstance(answer, str) else answer)[0]["Plan"])))
        return execute(sql, params, many, context)

    with connection.execute_wrapper(explain):
        assert call().status_code == 200
    return found


@pytest.mark.skipif(connection.vendor != "postgresql", reason="It is about PostgreSQL's plans.")
@pytest.mark.parametrize("page", [1, 100, "last"])
def test_postgresql_reads_a_page_of_a_long_list_and_little_else(browser, long, page):
    address = f"/api/v1/daily-todo-items/?module={long.pk}&page_size=100&page={page}"
    plans = plans_of(lambda: browser.get(address))
    assert len(plans) == 4
    for plan in plans:
        for node in plan:
            # One page, its last day, and at most the days of a month or the years.
            assert node["Actual Rows"] <= 200, node
            assert node.get("Sort Space Type") != "Disk"
    items = [node for node in plans[-1] if node.get("Relation Name") == "content_dailytodoitem"]
    assert [node["Index Name"] for node in items] == ["one_item_a_day"]


@pytest.mark.skipif(connection.vendor != "postgresql", reason="It is about PostgreSQL's plans.")
@pytest.mark.parametrize(
    ("path", "index"),
    [
        ("daily-todo-options", "dailytodooption_by_name"),
        ("daily-todos-widgets", "dailytodoswidget_by_name"),
    ],
)
def test_postgresql_reads_options_and_widgets_in_the_order_of_their_index(person, browser, path, index):
    module = models.DailyTodosModule.objects.create(user=person, name="Long")
    for model, more in ((models.DailyTodoOption, {"text": "Go"}), (models.DailyTodosWidget, {})):
        model.objects.bulk_create(model(module=module, name=f"{number}", **more) for number in range(5000))
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    plan = plans_of(lambda: browser.get(f"/api/v1/{path}/?module={module.pk}&page_size=100"))[-1]
    assert index in [node.get("Index Name") for node in plan]
    assert not [node for node in plan if "Sort" in node["Node Type"]]


ITEMS = ("", "module={module}", "date=2026-01-02", "module={module}&date=2026-01-02", "module={module}&page=last")
LISTS = {
    "modules": ("",),
    "options": ("", "module={module}", "module={module}&page=last"),
    "widgets": ("", "module={module}"),
    "items": ITEMS,
}


FILL = """
INSERT INTO {modules} (user_id, created_at, name) SELECT {user}, now(), n FROM generate_series(1, {count}) n;
INSERT INTO {widgets} (module_id, name) SELECT id, n FROM {modules}, generate_series(1, 2) n WHERE user_id = {user};
INSERT INTO {options} (module_id, name, text {of_option})
  SELECT id, n, 'Go' {as_option} FROM {modules}, generate_series(1, 4) n WHERE user_id = {user};
INSERT INTO {items} (module_id, option_id, date {of_item})
  SELECT module_id, min(options.id), date '2026-01-01' + n {as_item}
  FROM {options} AS options JOIN {modules} AS modules ON modules.id = module_id, generate_series(1, 10) n
  WHERE user_id = {user} GROUP BY module_id, n;
INSERT INTO content_fileupload (user_id, created_at, file_uuid, file_name)
  SELECT {user}, now(), gen_random_uuid(), 'cat.png' FROM generate_series(1, {count})
"""


def fill(user, count: int) -> None:
    """Gives a person modules of each kind, each with four options, two widgets and ten items, and uploads."""
    for kind, plural, more in (
        ("dailytodo", "dailytodos", {"of_option": "", "as_option": "", "of_item": ", status", "as_item": ", 'done'"}),
        ("inspiration", "inspiration", {"of_option": ", type", "as_option": ", 'text'", "of_item": "", "as_item": ""}),
    ):
        names = {"modules": f"{plural}module", "widgets": f"{plural}widget", "options": f"{kind}option", "items": f"{kind}item"}
        tables = {part: f"content_{name}" for part, name in names.items()}
        with connection.cursor() as cursor:
            cursor.execute(FILL.format(user=user.pk, count=count, **tables, **more))


@pytest.mark.skipif(connection.vendor != "postgresql", reason="It is about PostgreSQL's plans.")
def test_postgresql_reads_for_each_list_what_is_asked_for_and_sorts_nothing_on_disk(person, browser, settings):
    settings.SECONDS_PER_MINUTE = 0
    fill(new_person(), 3000)
    fill(person, 2)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    faults = []
    for module_model, plural, singular in (
        (models.DailyTodosModule, "daily-todos", "daily-todo"),
        (models.InspirationModule, "inspiration", "inspiration"),
    ):
        own = module_model.objects.filter(user=person).first().pk
        for part, queries in LISTS.items():
            noun = plural if part in ("modules", "widgets") else singular
            for query in queries:
                address = f"/api/v1/{noun}-{part}/?page_size=100&{query.format(module=own)}"
                for node in sum(plans_of(partial(browser.get, address)), []):
                    table = node.get("Relation Name", "")
                    scans = "Seq Scan" in node["Node Type"] and table.startswith("content_")
                    # More than all that the person has of it.
                    reads = node["Actual Rows"] > 30
                    if scans or reads or node.get("Sort Space Type") == "Disk":
                        faults.append((address, node["Node Type"], table, node["Actual Rows"]))
    assert faults == []
