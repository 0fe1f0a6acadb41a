"""States of people who have made modules already."""

import datetime

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from content import models
from pact_states.people import new_person, signed_in

DAY = datetime.date(2026, 1, 15)
PIXEL = bytes.fromhex("89504e470d0a1a0a0000000d49484452")
MODELS = {
    "dailyTodos": (
        models.DailyTodosModule,
        models.DailyTodoOption,
        models.DailyTodosWidget,
        models.DailyTodoItem,
    ),
    "inspiration": (
        models.InspirationModule,
        models.InspirationOption,
        models.InspirationWidget,
        models.InspirationItem,
    ),
}


def person_with_content(
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
    user = new_person()
    Module, Option, Widget, Item = MODELS[kind]
    what = {"text": "Be kind"} if kind == "dailyTodos" else {"text": "Be kind", "type": "text"}
    status = {"status": "todo"} if kind == "dailyTodos" else {}
    made = [Module.objects.create(user=user, name=f"Module {n}") for n in range(modules)]
    latest = made[-1:]
    chosen = [
        Option.objects.create(module=module, name=f"Option {n:02}", **what)
        for module in latest
        for n in range(options)
    ]
    shown = [
        Widget.objects.create(module=module, name=f"Widget {n:02}")
        for module in latest
        for n in range(widgets)
    ]
    day = [
        Item.objects.create(module=made[-1], option=option, date=DAY, **status)
        for option in chosen[: int(item)]
    ]
    return {
        **signed_in(user).visit(),
        "moduleId": first_id(latest),
        "optionId": first_id(chosen),
        "widgetId": first_id(shown),
        "itemId": first_id(day),
        "uploadId": upload(user).pk if image else 0,
    }


def first_id(objects: list) -> int:
    return objects[0].pk if objects else 0


def upload(user) -> models.FileUpload:
    made = models.FileUpload.objects.create(user=user, file_name="cat.png")
    default_storage.save(made.file, ContentFile(PIXEL))
    return made


def person_with_upload_ticket() -> dict:
    browser = signed_in(new_person())
    ticket = browser.client.post(
        "/api/v1/file-uploads/", {"fileName": "cat.png"}, content_type="application/json"
    ).json()
    return {"uploadPath": ticket["fileUploadURL"].removeprefix("http://localhost")}
