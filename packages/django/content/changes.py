"""Changes of a to-do that are valid from a client's day on."""

from collections.abc import Callable

from rest_framework import serializers

from content.fields import Day

MOST = 400


class Changes(serializers.Field):
    """Changes of a to-do, each with the client's day from which on it is valid."""

    day = Day()

    def to_internal_value(self, value):
        if not isinstance(value, list) or len(value) > MOST:
            self.fail("invalid")
        return [{"from": self.first_day(entry), **self.change(entry)} for entry in value]

    def first_day(self, entry) -> str:
        if not isinstance(entry, dict) or not isinstance(entry.get("from"), str):
            self.fail("invalid")
        return self.day.to_internal_value(entry["from"]).isoformat()

    def change(self, entry: dict) -> dict:
        """Returns what an entry says besides its day. Fails with `invalid` if it does not fit."""
        raise NotImplementedError


def with_changes(stored: list[dict], sent: list[dict], value_of: Callable[[dict], object], first: object) -> list[dict]:
    """
    Returns all changes in order: those that were sent replace the stored ones from their first day on. Leaves out each that
    has the same value as the one before it, which is `first` for the first. Raises when they are too many.
    """
    if not sent:
        return stored
    ordered = sorted(sent, key=lambda entry: entry["from"])
    result: list[dict] = []
    for entry in [*(one for one in stored if one["from"] < ordered[0]["from"]), *ordered]:
        if result and result[-1]["from"] == entry["from"]:
            result.pop()
        if value_of(entry) != (value_of(result[-1]) if result else first):
            result.append(entry)
    if len(result) > MOST:
        raise serializers.ValidationError("Too many changes.", code="max_length")
    return result
