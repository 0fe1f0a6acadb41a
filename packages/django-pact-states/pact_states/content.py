"""States of people who have made modules already."""

import datetime
from urllib.parse import urlsplit

from pact_states.adapter import Adapter
from pact_states.people import new_person

DAY = datetime.date(2026, 1, 15)
# What an upload is known as an image by.
PIXEL = bytes.fromhex("89504e470d0a1a0a0000000d49484452")


def person_with_content(
    project: Adapter,
    kind: str,
    modules: int = 1,
    options: int = 0,
    widgets: int = 0,
    item: bool = False,
    image: bool = False,
) -> dict:
    """`options` and `widgets` belong to the newest module; `item` is that of its first option on DAY.

    With `image` there is an uploaded file, which no option shows yet. An id that there is none for is 0.
    """
    user = new_person(project)
    latest = [project.make_module(kind, user, f"Module {n}") for n in range(modules)][-1:]
    chosen = [
        project.make_option(kind, module, f"Option {n:02}", "Be kind")
        for module in latest
        for n in range(options)
    ]
    shown = [
        project.make_widget(kind, module, f"Widget {n:02}") for module in latest for n in range(widgets)
    ]
    day = [project.make_item(kind, latest[0], option, DAY) for option in chosen[: int(item)]]
    uploads = [project.make_upload(user, "cat.png", PIXEL)] if image else []
    return {
        **project.sign_in(user).visit(),
        "moduleId": first_id(latest),
        "optionId": first_id(chosen),
        "widgetId": first_id(shown),
        "itemId": first_id(day),
        "uploadId": first_id(uploads),
    }


def first_id(objects: list) -> int:
    return objects[0].pk if objects else 0


def person_with_upload_ticket(project: Adapter) -> dict:
    browser = project.sign_in(new_person(project))
    ticket = browser.send("post", "/api/v1/file-uploads/", {"fileName": "cat.png"}, 201)
    address = urlsplit(ticket["fileUploadURL"])
    return {"uploadPath": address._replace(scheme="", netloc="").geturl()}
