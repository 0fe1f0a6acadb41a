"""Checks the records of an archive as the API checks what people send."""

import base64
import binascii
import uuid
from functools import cache

from rest_framework import serializers

from content.archive import ArchiveChanges, changes_of, times_of
from content.changes import MOST, with_changes
from content.fields import Day, Id, VisibleText, shows_nothing
from content.images import HEAD, MAX_BYTES, image_type
from content.preferences import PreferencesSerializer, as_json
from content.schedules import Schedules
from content.serializers import FileUploadSerializer
from content.uploads import refusal_of
from reminders.fields import ReminderSerializer, TimeZone

#: What a name or text becomes that shows nothing. Earlier versions of Daymark took those.
STAND_IN = "\u2013"
SHOWN = ["name", "text"]
# Half of the numbers that JavaScript knows exactly are left for what is made later.
HIGHEST_ID = 2**52
#: Milliseconds since 1970, until the end of the year 9999.
LAST_MOMENT = 253_402_300_799_999

KINDS = {
    "account": "username language timeZone passkeyHandle createdAt",
    "emailAddress": "email isVerified isPrimary",
    "passkey": "name credentialId publicKey isPasswordless signCount createdAt lastUsedAt",
    "upload": "uuid fileName createdAt content",
    "dailyTodosModule": "createdAt name",
    "dailyTodosOption": "module name text schedules archived",
    "dailyTodosItem": "module option date status note",
    "dailyTodosWidget": "module name",
    "inspirationModule": "createdAt name",
    "inspirationOption": "module name type text image",
    "inspirationItem": "module option date",
    "inspirationWidget": "module name",
    "preferences": "document",
}


class Number(Id):
    def __init__(self, **options):
        super().__init__(**{"min_value": 1, "max_value": HIGHEST_ID, **options})


class Truth(serializers.Field):
    def to_internal_value(self, value):
        if not isinstance(value, bool):
            raise serializers.ValidationError("Not true or false.")
        return value


class Plain(VisibleText):
    """A text. REST framework's own field also takes numbers."""

    def to_internal_value(self, data):
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class Uuid(serializers.Field):
    def to_internal_value(self, value):
        try:
            fits = isinstance(value, str) and str(uuid.UUID(value)) == value
        except ValueError:
            fits = False
        if not fits:
            raise serializers.ValidationError("Not a UUID.")
        return value


class Image(serializers.Field):
    """The bytes of an image in base64, as they come."""

    def to_internal_value(self, value):
        if not isinstance(value, str):
            raise serializers.ValidationError("Not an image in base64.")
        try:
            content = base64.b64decode(value, validate=True)
        except (binascii.Error, ValueError) as error:
            raise serializers.ValidationError("Not an image in base64.") from error
        if len(content) > MAX_BYTES:
            raise serializers.ValidationError("The image is too big.")
        if refusal_of(lambda start, count: content[start : start + count], image_type(content[:HEAD])):
            raise serializers.ValidationError("Not an image that may be uploaded.")
        return value


class Times(serializers.Field):
    """The times in which a to-do is archived."""

    def to_internal_value(self, value):
        if not isinstance(value, list) or not all(isinstance(time, dict) and "until" in time for time in value):
            raise serializers.ValidationError("Not a list of times.")
        days = [day for time in value for day in (time.get("from"), time["until"]) if day is not None]
        changes = ArchiveChanges()
        for day in days:
            changes.first_day({"from": day})
        if any(time.get("from") is None for time in value) or len(days) > MOST:
            raise serializers.ValidationError("Not a list of times.")
        return times_of(with_changes([], changes_of(value), lambda entry: entry["isArchived"], False))


class Histories(Schedules):
    def to_internal_value(self, value):
        return with_changes([], super().to_internal_value(value), lambda entry: entry["schedule"], None)


class Document(serializers.Field):
    """Preferences. Where reminders are not set up, they are kept all the same."""

    def to_internal_value(self, value):
        serializer = PreferencesSerializer(data=value)
        serializer.fields["timeZone"] = TimeZone(required=False)
        serializer.fields["reminders"] = serializers.DictField(child=ReminderSerializer(), required=False)
        serializer.is_valid(raise_exception=True)
        document = as_json(serializer.validated_data)
        for name in ("rows", "hues", "reminders"):
            if not all(key.isdecimal() and key.isascii() for key in document.get(name, {})):
                raise serializers.ValidationError(f"{name}: not an id.")
        return document


@cache
def fields() -> dict[str, serializers.Field]:
    moment = {"min_value": 0, "max_value": LAST_MOMENT}
    file_name = FileUploadSerializer().fields["fileName"]
    return {
        **{name: Number() for name in ("id", "account", "module", "option")},
        "image": Number(allow_null=True),
        "createdAt": Number(**moment),
        "lastUsedAt": Number(allow_null=True, **moment),
        "signCount": Number(min_value=0, max_value=2**32 - 1),
        **{name: Truth() for name in ("isVerified", "isPrimary")},
        "isPasswordless": Truth(allow_null=True),
        **{name: Plain() for name in ("username", "language", "timeZone", "credentialId", "publicKey")},
        "passkeyHandle": serializers.RegexField("^[A-Za-z0-9_-]{1,100}$"),
        "email": Plain(max_length=254),
        "name": Plain(max_length=50),
        "text": Plain(max_length=2000, allow_null=True),
        "type": serializers.ChoiceField(["text", "image"]),
        "uuid": Uuid(),
        "fileName": file_name,
        "content": Image(allow_null=True),
        "date": Day(),
        "status": serializers.ChoiceField(["todo", "skip", "done"]),
        "note": Plain(max_length=500, allow_null=True, allow_blank=True),
        "schedules": Histories(allow_null=True),
        "archived": Times(allow_null=True),
        "document": Document(),
    }


def checked(record: dict) -> tuple[dict, bool]:
    """
    Returns a record as the API would take it, and whether a text was replaced that showed nothing. Raises ValueError that
    names the member, and KeyError where one is missing.
    """
    kind = record["kind"]
    if kind not in KINDS:
        raise ValueError("unknown kind")
    members = ["id", "account", *KINDS[kind].split()]
    unknown = next((name for name in record if name not in [*members, "kind"]), None)
    if unknown is not None:
        raise ValueError(f"{unknown} is not known")
    result = {"kind": kind}
    is_repaired = False
    for name in members:
        # A file of an earlier version has none of them.
        value = record.get(name) if name in ("schedules", "archived", "note") else record[name]
        if name in SHOWN and isinstance(value, str) and value and shows_nothing(value):
            value, is_repaired = STAND_IN, True
        if value is None and name in ("schedules", "archived", "note"):
            result[name] = None
            continue
        try:
            result[name] = fields()[name].run_validation(value)
        except (serializers.ValidationError, TypeError, AttributeError, RecursionError) as error:
            raise ValueError(f"{name} does not fit") from error
    if kind == "account" and record["id"] != record["account"]:
        raise ValueError("id and account differ")
    if kind == "inspirationOption" and result["type"] == "text" and result["text"] is None:
        raise ValueError("text does not fit")
    if kind == "dailyTodosOption" and result["text"] is None:
        raise ValueError("text does not fit")
    if "date" in result:
        result["date"] = record["date"]
    if "note" in result:
        result["note"] = result["note"] or None
    return result, is_repaired
