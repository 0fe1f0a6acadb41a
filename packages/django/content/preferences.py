"""What a person has chosen on all their devices: an optional part of the API, see docs/django.md."""

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.response import Response
from rest_framework.views import APIView

from content import models
from content.fields import Day, Id
from content.limits import lock_person
from reminders.fields import MOST_REMINDERS, ReminderSerializer, TimeZone, WithReminders, shown
from reminders.upcoming import renew

DAY_BEGINS = ["utc", "local-0", "local-2", "local-4", "local-6"]
WIDGETS = {"dailyTodos": models.DailyTodosWidget, "inspiration": models.InspirationWidget}


def ids(**options) -> serializers.ListField:
    return serializers.ListField(child=Id(min_value=1, max_value=2**53 - 1), max_length=10_000, **options)


def table(child, **options) -> serializers.DictField:
    return serializers.DictField(child=child, **options)


class UnfoldedSerializer(serializers.Serializer):
    day = Day()
    modules = ids()


class PreferencesSerializer(WithReminders):
    dayBegins = serializers.ChoiceField(DAY_BEGINS, required=False)
    streaks = serializers.ChoiceField(["shown", "hidden"], required=False)
    unfolded = UnfoldedSerializer(required=False)
    cards = table(ids(), required=False)
    rows = table(ids(), required=False)
    hues = table(serializers.RegexField("^[a-z]{1,20}$"), required=False)
    timeZone = TimeZone(required=False)
    reminders = table(ReminderSerializer(), required=False)


class PreferencesPatchSerializer(WithReminders):
    dayBegins = serializers.ChoiceField(DAY_BEGINS, required=False, allow_null=True)
    streaks = serializers.ChoiceField(["shown", "hidden"], required=False, allow_null=True)
    unfolded = UnfoldedSerializer(required=False, allow_null=True)
    cards = table(ids(allow_null=True), required=False, allow_null=True)
    rows = table(ids(allow_null=True), required=False, allow_null=True)
    hues = table(serializers.RegexField("^[a-z]{1,20}$", allow_null=True), required=False, allow_null=True)
    timeZone = TimeZone(required=False, allow_null=True)
    reminders = table(ReminderSerializer(allow_null=True), required=False, allow_null=True)


class PreferencesView(APIView):
    """The preferences of the caller."""

    @extend_schema(responses=PreferencesSerializer)
    def get(self, request):
        kept = models.Preferences.objects.filter(user=request.user).first()
        return Response(shown(of_existing(request.user, kept.document if kept else {})))

    @extend_schema(request=PreferencesPatchSerializer, responses=PreferencesSerializer)
    @transaction.atomic
    def patch(self, request):
        serializer = PreferencesPatchSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        # One change after the other: each begins with what the one before has saved.
        lock_person(request.user.pk)
        kept, _ = models.Preferences.objects.get_or_create(user=request.user)
        before = kept.document
        kept.document = of_existing(request.user, merge(before, as_json(serializer.validated_data)))
        if amount_of_reminders(kept.document) > max(MOST_REMINDERS, amount_of_reminders(before)):
            raise ValidationError({"reminders": ["Too many lists have a reminder."]}, code="max_length")
        kept.save(update_fields=["document"])
        renew(request.user.pk, before, kept.document)
        return Response(shown(kept.document))


def amount_of_reminders(document: dict) -> int:
    return len(document.get("reminders", {}))


def as_json(patch: dict) -> dict:
    """Returns checked input with its day as text again."""
    if patch.get("unfolded"):
        patch = {**patch, "unfolded": {**patch["unfolded"], "day": patch["unfolded"]["day"].isoformat()}}
    return patch


def merge(target, patch):
    """Returns a JSON value with a JSON Merge Patch (RFC 7396) applied."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merge(result.get(name), value)
    return result


def of_existing(user, document: dict) -> dict:
    """
    Returns preferences without repeated ids, without ids that the person does not have, and without what is then empty. So
    they never outgrow the account, and need no quota of their own.
    """
    own = models.DailyTodosModule.objects.filter(user=user)
    modules = {str(pk) for pk in own.values_list("pk", flat=True)}
    cards = {
        kind: list(own_parts(WIDGETS[kind], user, wanted))
        for kind, wanted in document.get("cards", {}).items()
        if kind in WIDGETS
    }
    rows = {
        module: [pk for pk, its in own_parts(models.DailyTodoOption, user, wanted).items() if str(its) == module]
        for module, wanted in document.get("rows", {}).items()
        if module in modules
    }
    kept = {
        "cards": {kind: order for kind, order in cards.items() if order},
        "rows": {module: order for module, order in rows.items() if order},
        "hues": {module: hue for module, hue in document.get("hues", {}).items() if module in modules},
        "reminders": of_own_widgets(user, document.get("reminders", {})),
    }
    rest = {name: value for name, value in document.items() if name not in kept}
    if "unfolded" in rest:
        unfolded = dict.fromkeys(rest["unfolded"]["modules"])
        rest["unfolded"] = {**rest["unfolded"], "modules": [pk for pk in unfolded if str(pk) in modules]}
    return rest | {name: entries for name, entries in kept.items() if entries}


def of_own_widgets(user, reminders: dict) -> dict:
    own = models.DailyTodosWidget.objects.filter(module__user=user) if reminders else models.DailyTodosWidget.objects.none()
    known = {str(pk) for pk in own.order_by().values_list("pk", flat=True)}
    return {widget: reminder for widget, reminder in reminders.items() if widget in known}


def own_parts(model, user, wanted: list[int]) -> dict[int, int]:
    """Returns those of the ids that the person has, in their order, each with its module."""
    found = dict(model.objects.filter(module__user=user, pk__in=wanted).order_by().values_list("pk", "module_id"))
    return {pk: found[pk] for pk in wanted if pk in found}
