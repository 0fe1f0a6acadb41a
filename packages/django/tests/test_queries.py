"""A request takes no more statements with more content."""

from functools import partial

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from content import models
from tests.conftest import inspiration_module


@pytest.fixture
def full(person):
    for _ in range(3):
        module = models.DailyTodosModule.objects.create(user=person, name="Health")
        for number in range(20):
            models.DailyTodosWidget.objects.create(module=module, name=f"Widget {number}")
            option = models.DailyTodoOption.objects.create(module=module, name=f"{number}", text="Go")
            models.DailyTodoItem.objects.create(module=module, option=option, date="2026-01-15", status="todo")
    return module


@pytest.fixture
def quotes(person):
    for number in range(20):
        models.InspirationModule.objects.create(user=person, name=f"Module {number}")
    module = inspiration_module(person, options=20)
    for option in module.inspirationoption_set.all():
        option.image = models.FileUpload.objects.create(user=person, file_name="cat.png", size=1)
        option.save()
    return module


def statements(call):
    with CaptureQueriesContext(connection) as queries:
        assert call().status_code == 200
    return len(queries)


def test_a_dashboard_takes_the_same_few_statements_however_much_there_is(browser, full):
    listed = f"?module={full.pk}&page_size=100"
    browser.get("/api/v1/widgets/")
    assert statements(lambda: browser.get("/api/v1/widgets/")) <= 4
    assert statements(lambda: browser.get(f"/api/v1/daily-todo-options/{listed}")) <= 5
    assert statements(lambda: browser.get(f"/api/v1/daily-todo-items/{listed}&date=2026-01-15")) <= 5


def test_every_page_of_a_long_list_takes_the_same_few_statements(browser, long):
    browser.get("/api/v1/widgets/")
    address = f"/api/v1/daily-todo-items/?module={long.pk}&page_size=100&page="
    # Session, account, module, the number of items, the day on which the page begins, and the items.
    counts = {statements(lambda: browser.get(f"{address}{page}")) for page in (1, 100, "last")}
    assert len(counts) == 1 and max(counts) <= 6
    assert statements(lambda: browser.get(f"{address}last&date=2020-01-15")) <= 5


def test_modules_and_inspiration_take_the_same_few_statements_however_much_there_is(browser, quotes):
    browser.get("/api/v1/widgets/")
    options = f"/api/v1/inspiration-options/?module={quotes.pk}&page_size=100"
    assert len(browser.get(options).json()["results"]) == 20
    assert statements(lambda: browser.get(options)) <= 5
    for kind in ("daily-todos", "inspiration"):
        assert statements(partial(browser.get, f"/api/v1/{kind}-modules/?page_size=100")) <= 4


def test_a_tick_takes_few_statements(browser, full):
    item = full.dailytodoitem_set.first()
    path = f"/api/v1/daily-todo-items/{item.pk}/"
    tick = lambda: browser.patch(path, {"status": "done"}, content_type="application/json")  # noqa: E731
    tick()
    # Session and account, the row that is locked, its change, and both ends of the transaction.
    assert statements(tick) <= 6
