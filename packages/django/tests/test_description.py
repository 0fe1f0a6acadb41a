"""Django answers what openapi/content.yaml describes, and nothing else."""

import re
from pathlib import Path

import yaml

from content.urls import router

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
