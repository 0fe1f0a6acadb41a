import re
import unicodedata

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.fields import empty


class Id(serializers.IntegerField):
    """An id in JSON, or another whole number. REST framework's own field also reads "1" and 1.0."""

    def to_internal_value(self, value):
        if type(value) is not int:
            self.fail("invalid")
        return super().to_internal_value(value)


class OwnField(serializers.PrimaryKeyRelatedField):
    """A reference to an object of the caller. Objects of other people do not exist for them.

    `owner` is the path from the model to its user, as in filter().
    """

    def __init__(self, model=None, owner="user", **kwargs):
        self.owner = owner
        if not kwargs.get("read_only"):
            kwargs.setdefault("queryset", model.objects.all())
        super().__init__(**kwargs)

    def get_queryset(self):
        queryset = super().get_queryset()
        assert queryset is not None
        return queryset.filter(**{self.owner: self.context["request"].user.pk})


# Letters and marks that show nothing, as Unicode lists them (Default_Ignorable_Code_Point), the Braille cell without dots
# and the note of music without a head.
EMPTY = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U0001d159\U000e0000-\U000e0fff]"
)


def shows_nothing(text: str) -> bool:
    """Returns whether nothing of a text can be seen. NUL has an error of its own."""
    return all(
        char != "\0" and (char.isspace() or unicodedata.category(char) in {"Cc", "Cf"} or EMPTY.match(char)) for char in text
    )


class VisibleText(serializers.CharField):
    """A text without the white space around it. One that shows nothing is blank."""

    def run_validation(self, data=empty):
        return super().run_validation("" if isinstance(data, str) and shows_nothing(data) else data)


# REST framework's own field, and Django's, also read "2026-2-3".
DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class Day(serializers.DateField):
    """A day as the API describes it: with zeros in front."""

    def to_internal_value(self, value):
        if isinstance(value, str) and not DAY.fullmatch(value):
            self.fail("invalid", format="YYYY-MM-DD")
        return super().to_internal_value(value)


@extend_schema_field(OpenApiTypes.STR)
class Timestamp(serializers.Field):
    """ "2026-11-20 20:40:22.908965+00:00": with a space, microseconds and offset."""

    def __init__(self, **kwargs):
        super().__init__(read_only=True, **kwargs)

    def to_representation(self, value):
        return str(value)
