"""Gives every fuzzed call a session, and every second one the ids of objects that exist."""

import os
import random
import urllib.error
import urllib.request
from json import dumps, loads

import schemathesis

ORIGIN = os.environ["FUZZ_ORIGIN"]
EMAIL = "fuzz@example.com"
random_source = random.Random(int(os.environ["FUZZ_SEED"]))


def control(path, body):
    """Calls the test mode of the backend and answers its JSON."""
    request = urllib.request.Request(f"{ORIGIN}/__test__/{path}", dumps(body).encode())
    with urllib.request.urlopen(request) as answer:
        return loads(answer.read() or b"null")


def begin_flow(path, csrftoken):
    """Begins the flow that a path continues and answers its session; None: it needs none."""
    begins = {"code/confirm": "auth/code/request", "email/verify": "auth/webauthn/signup"}
    for end, begin in begins.items():
        if path.endswith(end):
            url = f"{ORIGIN}/_allauth/browser/v1/{begin}"
            headers = {"Cookie": f"csrftoken={csrftoken}", "X-CSRFToken": csrftoken}
            body = dumps({"email": f"{random_source.random()}@example.com"}).encode()
            try:
                urllib.request.urlopen(urllib.request.Request(url, body, headers))
            except urllib.error.HTTPError as answer:
                cookies = answer.headers.get_all("Set-Cookie") or []
                for cookie in cookies:
                    if cookie.startswith("sessionid="):
                        return cookie.split(";")[0].split("=")[1]
    return None


def existing_ids():
    """Fresh objects of the fuzzing person: the ones before may have been deleted by a call."""
    seeded = control(
        "seed",
        {
            "email": EMAIL,
            "dailyTodos": [
                {
                    "name": "Fuzz",
                    "widgets": ["Fuzz"],
                    "options": [{"name": "a", "text": "a", "items": {"2026-01-01": "todo"}}],
                }
            ],
            "inspiration": [
                {"name": "Fuzz", "widgets": ["Fuzz"], "options": [{"name": "a", "text": "a"}]}
            ],
        },
    )
    return {kind: modules[0] for kind, modules in seeded.items()}


def kind_of(path):
    return "dailyTodos" if "/daily-" in path else "inspiration"


def part_of(path):
    for part in ("options", "widgets", "items"):
        if part in path:
            return part
    return None


@schemathesis.hook
def before_call(context, case, kwargs):
    session = control("sessions", {"email": EMAIL})
    cookies = {"csrftoken": session["csrftoken"]}
    flow = begin_flow(case.path, session["csrftoken"])
    if flow:
        cookies["sessionid"] = flow
    elif random_source.random() < (0.3 if "/auth/" in case.path else 0.8):
        cookies["sessionid"] = session["sessionid"]
    case.cookies = cookies
    case.headers = {**(case.headers or {}), "X-CSRFToken": session["csrftoken"]}
    if not case.path.startswith("/api/v1/") or random_source.random() < 0.5:
        return
    ids = existing_ids()[kind_of(case.path)]
    part = part_of(case.path)
    if case.path_parameters and "id" in case.path_parameters:
        known = ids[part][:1] if part else [ids["id"]]
        if known:
            case.path_parameters["id"] = known[0]
    if isinstance(case.body, dict) and "module" in case.body:
        case.body["module"] = ids["id"]
        if "option" in case.body:
            case.body["option"] = ids["options"][0]


@schemathesis.hook
def after_call(context, case, response):
    # The account description allows an empty 400 for a body that is no JSON, in words only.
    if response.status_code == 400 and not response.content and case.path.startswith("/_allauth/"):
        response.headers["content-type"] = ["application/json"]
        response.content = b'{"status": 400, "errors": [{"code": "invalid", "message": "empty"}]}'
