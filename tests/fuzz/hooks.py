"""Gives every fuzzed call a session, and every second one the ids of objects that exist."""

import os
import random
import urllib.error
import urllib.request
from json import dumps, loads
from uuid import uuid4

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


def existing_content(path):
    """Fresh objects for a call: the ones before may have been deleted. None: the path is of no kind."""
    request = urllib.request.Request(os.environ["FUZZ_CONTENT"], path.encode())
    with urllib.request.urlopen(request) as answer:
        return loads(answer.read())


@schemathesis.hook
def before_call(context, case, kwargs):
    email = EMAIL
    if case.path == "/api/v1/account/":
        # This call may delete the account. The calls of the other description sign up addresses of this seed.
        email = f"{uuid4()}@example.com"
        control("people", {"email": email})
    session = control("sessions", {"email": email})
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
    content = existing_content(case.path)
    if content is None:
        return
    ids = content["ids"]
    if case.path_parameters and "id" in case.path_parameters:
        known = ids[content["part"]][:1]
        if known:
            case.path_parameters["id"] = known[0]
    if isinstance(case.body, dict) and "module" in case.body:
        case.body["module"] = ids["modules"][0]
        if "option" in case.body:
            case.body["option"] = ids["options"][0]


@schemathesis.hook
def after_call(context, case, response):
    # The account description allows an empty 400 for a body that is not JSON, in words only.
    if response.status_code == 400 and not response.content and case.path.startswith("/_allauth/"):
        response.headers["content-type"] = ["application/json"]
        response.content = b'{"status": 400, "errors": [{"code": "invalid", "message": "empty"}]}'
