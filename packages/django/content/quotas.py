"""How much one person may keep besides images, as in the embedded backend."""

from django.conf import settings
from django.db.models import Func, IntegerField, Sum, TextField, Value
from django.db.models.functions import Cast, Coalesce
from rest_framework.exceptions import ValidationError

from content import models
from content.long_lists import items_of

ENTRIES = {
    models.DailyTodosModule: "user",
    models.InspirationModule: "user",
    models.DailyTodoOption: "module__user",
    models.InspirationOption: "module__user",
    models.DailyTodosWidget: "module__user",
    models.InspirationWidget: "module__user",
}
ITEMS = (models.DailyTodoItem, models.InspirationItem)
OPTIONS = (models.DailyTodoOption, models.InspirationOption)


class Bytes(Func):
    """How long a text is in UTF-8."""

    function = "OCTET_LENGTH"
    output_field = IntegerField()

    def as_sqlite(self, compiler, connection, **context):
        return self.as_sql(compiler, connection, template="LENGTH(CAST(%(expressions)s AS BLOB))", **context)


def require_room_for_entries(user) -> None:
    """Raises ValidationError when a person has more modules, options and widgets than they may have."""
    used = sum(model._default_manager.filter(**{owner: user}).count() for model, owner in ENTRIES.items())
    _require(used <= settings.ENTRY_QUOTA, "too_many_entries", "as many modules, options and widgets as it may have")


def require_room_for_items(user) -> None:
    """Raises ValidationError when a person has more items than they may have."""
    used = sum(items_of(model, user) for model in ITEMS)
    _require(used <= settings.ITEM_QUOTA, "too_many_items", "as many items as it may have")


def require_room_for_text(user) -> None:
    """Raises ValidationError when a person has more text in options, their histories and notes than they may have."""
    length = Sum(Bytes("name") + Coalesce(Bytes("text"), Value(0)))
    own = [model.objects.filter(module__user=user).aggregate(bytes=length)["bytes"] or 0 for model in OPTIONS]
    notes = models.DailyTodoItem.objects.filter(module__user=user, note__isnull=False)
    own.append(notes.aggregate(bytes=Sum(Bytes("note")))["bytes"] or 0)
    for history in ("schedules", "archived"):
        todos = models.DailyTodoOption.objects.filter(module__user=user, **{f"{history}__isnull": False})
        own.append(todos.aggregate(bytes=Sum(Bytes(Cast(history, TextField()))))["bytes"] or 0)
    _require(sum(own) <= settings.TEXT_QUOTA * 1024 * 1024, "too_much_text", "as much text as it may have")


def _require(fits: bool, code: str, what: str) -> None:
    if not fits:
        raise ValidationError(f"The account has {what}.", code=code)
