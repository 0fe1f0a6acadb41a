"""When a to-do is archived: an optional part of the API, see docs/django.md."""

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from content.changes import Changes, with_changes


@extend_schema_field({"type": "array", "items": {"type": "object"}})
class ArchiveChanges(Changes):
    """Archives a to-do or brings it back, each from the client's day on which that was chosen."""

    default_error_messages = {"invalid": "Not a list of changes."}

    def change(self, entry: dict) -> dict:
        if not isinstance(entry.get("isArchived"), bool):
            self.fail("invalid")
        return {"isArchived": entry["isArchived"]}


@extend_schema_field({"type": "array", "items": {"type": "object"}})
class ArchivedTimes(serializers.Field):
    """The times in which a to-do is archived, in order."""

    def get_attribute(self, instance):
        return instance.archived or []

    def to_representation(self, value):
        return value


class Archived(serializers.ModelSerializer):
    """A to-do that may be archived. Changes that are sent replace those from their first day on."""

    archived = ArchivedTimes(read_only=True)
    archive = ArchiveChanges(required=False, write_only=True, source="archived")

    def validate_archive(self, sent):
        stored = (self.instance and self.instance.archived) or []
        return times_of(with_changes(changes_of(stored), sent, lambda entry: entry["isArchived"], False))


def changes_of(times: list[dict]) -> list[dict]:
    """Returns the changes that begin and end these times."""
    ends = [(time["from"], True) for time in times] + [(time["until"], False) for time in times if time["until"]]
    return [{"from": day, "isArchived": is_archived} for day, is_archived in sorted(ends)]


def times_of(changes: list[dict]) -> list[dict]:
    """Returns the times of changes that take turns, the first of which archives."""
    days = [change["from"] for change in changes] + [None]
    return [{"from": begin, "until": end} for begin, end in zip(days[::2], days[1::2], strict=False)]
