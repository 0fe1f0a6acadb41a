from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers


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
        return super().get_queryset().filter(**{self.owner: self.context["request"].user.pk})


@extend_schema_field(OpenApiTypes.STR)
class Timestamp(serializers.Field):
    """"2026-11-20 20:40:22.908965+00:00": with a space, microseconds and offset."""

    def __init__(self, **kwargs):
        super().__init__(read_only=True, **kwargs)

    def to_representation(self, value):
        return str(value)
