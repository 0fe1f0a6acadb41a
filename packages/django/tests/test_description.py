"""Django answers what openapi/content.yaml describes, and nothing else."""

import re
from pathlib import Path

import pytest
import yaml
from django.core.cache import cache

from content import models
from content.urls import router
from tests.conftest import post

DESCRIPTION = Path(__file__).resolve().parents[3] / "openapi/content.yaml"
METHODS = {"get", "post", "put", "patch", "delete"}


def described() -> dict[str, set[str]]:
    paths = yaml.safe_load(DESCRIPTION.read_text())["paths"]
    return {path: METHODS & set(operations) for path, operations in paths.items() if path.startswith("/api/v1/")}


def answered() -> dict[str, set[str]]:
    """The operations of each path, as the router has made them."""
    found: dict[str, set[str]] = {}
    for url in router.urls:
        path = "/api/v1/" + re.sub(r"\(\?P<pk>[^)]+\)", "{id}", str(url.pattern)).strip("^$")
        view = url.callback.cls
        allowed = {method for method in url.callback.actions if method in view.http_method_names}
        found[path] = METHODS & allowed
    return found


def test_every_method_that_is_answered_is_described_and_the_other_way_round():
    single = ("csrf", "account", "widgets", "preferences", "push-subscriptions")
    rest = {f"/api/v1/{name}/" for name in single}
    assert answered() == {path: methods for path, methods in described().items() if path not in rest}


def test_the_dashboard_names_every_optional_part_of_the_description(browser):
    named = re.findall(r"^ +x-feature: (\w+)$", DESCRIPTION.read_text(), re.MULTILINE)
    assert browser.get("/api/v1/widgets/").json()["features"] == list(dict.fromkeys(named))


@pytest.fixture
def todos(person):
    cache.clear()
    module = models.DailyTodosModule.objects.create(user=person, name="Day")
    return models.DailyTodoOption.objects.create(module=module, name="Walk", text="Go")


def problem(answer):
    errors = answer.json()["errors"]
    return answer.status_code, errors[0]["code"], errors[0]["attr"]


def send(browser, method, path, body):
    return getattr(browser, method)(f"/api/v1/{path}/", body, content_type="application/json")


def test_a_module_is_changed_as_a_whole_and_an_item_in_its_status_only(browser, todos):
    module = f"daily-todos-modules/{todos.module_id}"
    assert send(browser, "patch", module, {"name": "Night"}).status_code == 405
    assert send(browser, "put", module, {"name": "Night"}).status_code == 200
    body = {"module": todos.module_id, "option": todos.pk, "date": "2026-02-03", "status": "done"}
    item = post(browser, "daily-todo-items", body).json()["id"]
    assert send(browser, "put", f"daily-todo-items/{item}", body).status_code == 405
    assert send(browser, "patch", f"daily-todo-items/{item}", {"status": "skip"}).status_code == 200


@pytest.mark.parametrize("day", ["2026-2-3", "2026-02-3", "26-02-03", "2026-02-30", "2026/02/03", "\u0662026-02-03"])
def test_a_day_has_zeros_in_front(browser, todos, day):
    body = {"module": todos.module_id, "option": todos.pk, "date": day, "status": "done"}
    assert problem(post(browser, "daily-todo-items", body)) == (400, "invalid", "date")
    assert problem(post(browser, "inspiration-items", {"module": 1, "date": day}))[0] == 400
    assert problem(browser.get("/api/v1/daily-todo-items/", {"date": day})) == (400, "invalid", "date")


@pytest.mark.parametrize("size", ["0", "101", "1000", "-1", "x", "1.5", "", "\u0662"])
def test_a_page_has_one_to_a_hundred_results(browser, size):
    asked = browser.get("/api/v1/daily-todos-modules/", {"page_size": size})
    assert problem(asked) == (400, "invalid", "page_size")


@pytest.mark.parametrize("size", ["1", "99", "100"])
def test_a_page_may_have_a_hundred_results(browser, size):
    assert browser.get("/api/v1/daily-todos-modules/", {"page_size": size}).status_code == 200
