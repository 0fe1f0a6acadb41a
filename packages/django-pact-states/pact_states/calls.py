"""Makes the calls of the API that a state names, so that no state needs to know a model."""

import re
from base64 import b64decode
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from pact_states.browser import Browser

ELSEWHERE = "/_pact/elsewhere"
NAME = re.compile(r"\$\{(\w+)\}")


def make_calls(calls: list[dict], person: Browser, another_person: Browser, **values) -> dict:
    """Returns the ids of what was made. `${name}` in a path, or anywhere in a body, is a value, or an id that was made before."""
    made = {}
    for call in calls:
        call = fill(call, {**values, **made})
        browser = another_person if "by" in call else person
        for _ in range(call.get("times", 1)):
            answer = browser.call(call["method"], call["path"], call.get("body"))
            if "file" in call:
                send_file(browser, answer["fileUploadURL"], **call["file"])
            if "as" in call:
                made[call["as"]] = answer["id"]
            if answer and answer.get("imageURL"):
                # The address of the image that the last call shows.
                made["imageURL"] = answer["imageURL"]
    return made


def fill(part, values: dict):
    """Returns the part of a call with values in the place of names; a text that is nothing but a name becomes the value."""
    if isinstance(part, dict):
        return {str(fill(key, values)): fill(value, values) for key, value in part.items()}
    if isinstance(part, list):
        return [fill(value, values) for value in part]
    if not isinstance(part, str):
        return part
    whole = NAME.fullmatch(part)
    return values[whole[1]] if whole else NAME.sub(lambda name: str(values[name[1]]), part)


def send_file(browser: Browser, address: str, type: str, base64: str) -> None:
    """Sends a file to its upload URL, here or at an object storage."""
    content = b64decode(base64)
    if path := browser.path_here(address):
        browser.call("PUT", path, content, type)
    else:
        urlopen(Request(address, content, {"Content-Type": type}, method="PUT")).close()


def path_of(browser: Browser, address: str) -> str:
    """The verifier knows one host only: what is elsewhere, as in an object storage, is one redirect away."""
    return browser.path_here(address) or f"{ELSEWHERE}?{urlencode({'address': address})}"
