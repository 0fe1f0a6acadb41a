"""Names and texts that show nothing."""

import pytest

from tests.conftest import post

JSON = "application/json"
INVISIBLE = [
    "\u2060",
    "\u3164",
    "\u00ad",
    " \u200b\u200d ",
    "\U000e0041",
    "\u2800",
    "\u200f\ufe0f",
    "\u0085",
    "\uffa0\u115f",
    "\U0001d159",
]


def problem(answer):
    error = answer.json()["errors"][0]
    return answer.status_code, error["code"], error["attr"]


@pytest.mark.parametrize("text", INVISIBLE)
def test_a_name_or_text_that_shows_nothing_is_blank(browser, text):
    module = post(browser, "daily-todos-modules", {"name": "Morning"}).json()["id"]
    path = f"/api/v1/daily-todos-modules/{module}/"
    assert problem(post(browser, "daily-todos-modules", {"name": text})) == (400, "blank", "name")
    assert problem(browser.put(path, {"name": text}, content_type=JSON)) == (400, "blank", "name")
    option = {"module": module, "name": "Walk", "text": text}
    assert problem(post(browser, "daily-todo-options", option)) == (400, "blank", "text")
    assert problem(post(browser, "daily-todo-options", {**option, "name": text, "text": "Go"})) == (400, "blank", "name")
    collection = post(browser, "inspiration-modules", {"name": "Quotes"}).json()["id"]
    thought = {"module": collection, "name": "Kind", "type": "text", "text": text}
    assert problem(post(browser, "inspiration-options", thought)) == (400, "blank", "text")
    assert browser.get(path).json()["name"] == "Morning"


@pytest.mark.parametrize("name", ["👩\u200d🚀", "❤\ufe0f", "क\u094d\u200dष"])
def test_invisible_characters_between_others_are_kept(browser, name):
    assert post(browser, "daily-todos-modules", {"name": f" {name} "}).json()["name"] == name
