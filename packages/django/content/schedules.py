"""When a to-do is due: an optional part of the API, see docs/django.md."""

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from content.changes import Changes, with_changes


@extend_schema_field({"type": "array", "items": {"type": "object"}})
class Schedules(Changes):
    """Schedules of a to-do, each with the client's day from which on it is valid."""

    default_error_messages = {"invalid": "Not a list of schedules."}

    def change(self, entry: dict) -> dict:
        return {"schedule": self.schedule(entry)}

    def schedule(self, entry: dict) -> dict | None:
        match entry.get("schedule", ""):
            case None:
                return None
            case {"weekdays": _, "timesPerWeek": _}:
                pass
            case {"weekdays": list(days)} if 0 < len(days) <= 7 and all(type(day) is int and 1 <= day <= 7 for day in days):
                return {"weekdays": sorted(set(days))}
            case {"timesPerWeek": int(times)} if type(times) is int and 1 <= times <= 7:
                return {"timesPerWeek": times}
        raise ValidationError(self.error_messages["invalid"], code="invalid")

    def get_attribute(self, instance):
        return instance.schedules or []

    def to_representation(self, value):
        return value


class Scheduled(serializers.ModelSerializer):
    """A to-do with its schedules, and with the last of them. Those that are sent replace those from their first day on."""

    schedule = serializers.SerializerMethodField()
    schedules = Schedules(required=False)

    @extend_schema_field({"type": ["object", "null"]})
    def get_schedule(self, todo):
        return todo.schedules[-1]["schedule"] if todo.schedules else None

    def validate_schedules(self, sent):
        stored = (self.instance and self.instance.schedules) or []
        return with_changes(stored, sent, lambda entry: entry["schedule"], None)
