"""The members of the preferences that belong to reminders."""

from django.conf import settings
from rest_framework import serializers

from content.fields import Id
from reminders.clock import known_zones

# A worker looks at each reminder every day, and counts what is open in its list.
MOST_REMINDERS = 100


class TimeZone(serializers.RegexField):
    """The name of a time zone that this machine knows."""

    def __init__(self, **options):
        super().__init__("^[A-Za-z0-9_+/-]{1,64}$", **options)

    def to_internal_value(self, data):
        value = super().to_internal_value(data)
        if value not in known_zones():
            self.fail("invalid")
        return value


class ReminderSerializer(serializers.Serializer):
    time = serializers.RegexField("^([01][0-9]|2[0-3]):[0-5][0-9]$")
    weekdays = serializers.ListField(child=Id(min_value=1, max_value=7), min_length=1, max_length=7)

    def validate_weekdays(self, weekdays):
        return sorted(set(weekdays))


MEMBERS = ("timeZone", "reminders")


class WithReminders(serializers.Serializer):
    """Preferences that have these members, unless reminders are not set up."""

    def get_fields(self):
        return shown(super().get_fields())


def shown(preferences: dict) -> dict:
    """Returns preferences without what is not offered here. It stays stored, for when reminders are set up again."""
    if settings.PUSH_PRIVATE_KEY:
        return preferences
    return {name: value for name, value in preferences.items() if name not in MEMBERS}
