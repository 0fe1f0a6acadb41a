from django.core.validators import RegexValidator
from django.db.models import CharField, F
from rest_framework import serializers
from rest_framework.validators import UniqueTogetherValidator

from content import models
from content.archive import Archived
from content.drawing import draw
from content.fields import Day, OwnField, Timestamp, VisibleText
from content.limits import fits
from content.schedules import Scheduled
from content.uploads import Refusal, image_url, upload_url

# An object stays in the module that it was made for: what changes it reads neither that nor, of an item,
# the day and the option.


class OwnSerializer(serializers.ModelSerializer):
    """Names and texts show something."""

    serializer_field_mapping = {**serializers.ModelSerializer.serializer_field_mapping, CharField: VisibleText}


class ModuleSerializer(OwnSerializer):
    # A module without a user is shown to no one.
    user = serializers.PrimaryKeyRelatedField[models.Module](read_only=True)
    createdAt = Timestamp(source="created_at")

    class Meta:
        fields = ["id", "user", "createdAt", "name"]


class DailyTodosModuleSerializer(ModuleSerializer):
    class Meta(ModuleSerializer.Meta):
        model = models.DailyTodosModule


class InspirationModuleSerializer(ModuleSerializer):
    class Meta(ModuleSerializer.Meta):
        model = models.InspirationModule


class DailyTodoOptionSerializer(Scheduled, Archived, OwnSerializer):
    module = OwnField(models.DailyTodosModule)

    class Meta:
        model = models.DailyTodoOption
        fields = ["id", "module", "name", "text", "schedule", "schedules", "archived", "archive"]


class DailyTodoOptionUpdateSerializer(DailyTodoOptionSerializer):
    module = OwnField(read_only=True)


class DailyTodosWidgetSerializer(OwnSerializer):
    module = OwnField(models.DailyTodosModule)

    class Meta:
        model = models.DailyTodosWidget
        fields = ["id", "module", "name"]


class DailyTodosWidgetUpdateSerializer(DailyTodosWidgetSerializer):
    module = OwnField(read_only=True)


class InspirationWidgetSerializer(OwnSerializer):
    module = OwnField(models.InspirationModule)

    class Meta:
        model = models.InspirationWidget
        fields = ["id", "module", "name"]


class InspirationWidgetUpdateSerializer(InspirationWidgetSerializer):
    module = OwnField(read_only=True)


class DashboardSerializer(serializers.Serializer):
    dailyTodos = DailyTodosWidgetSerializer(many=True)
    inspiration = InspirationWidgetSerializer(many=True)
    features = serializers.ListField(child=serializers.CharField())


class NotedSerializer(OwnSerializer):
    """Notes are an optional part of the API, see docs/django.md. An answer lacks the note that is not there."""

    note = VisibleText(max_length=500, allow_blank=True, required=False)

    def validate_note(self, note):
        return note or None

    def to_representation(self, instance):
        shown = super().to_representation(instance)
        if shown["note"] is None:
            del shown["note"]
        return shown


class DailyTodoItemSerializer(NotedSerializer):
    module = OwnField(models.DailyTodosModule)
    option = OwnField(models.DailyTodoOption, owner="module__user")
    date = Day()

    class Meta:
        model = models.DailyTodoItem
        fields = ["id", "module", "date", "option", "status", "note"]

    def validate(self, values):
        if values["option"].module_id != values["module"].id:
            raise serializers.ValidationError({"option": "The option belongs to another module."}, code="does_not_exist")
        return values


class DailyTodoItemUpdateSerializer(NotedSerializer):
    class Meta:
        model = models.DailyTodoItem
        fields = ["id", "module", "date", "option", "status", "note"]
        read_only_fields = ["module", "date", "option"]


class InspirationItemSerializer(OwnSerializer):
    module = OwnField(models.InspirationModule)
    date = Day()

    class Meta:
        model = models.InspirationItem
        fields = ["id", "module", "date", "option"]
        read_only_fields = ["option"]
        # Those of a deleted option may still wait for their end. They leave their day to another one.
        validators = [
            UniqueTogetherValidator(models.InspirationItem.objects.filter(option__module=F("module")), ["module", "date"])
        ]

    def create(self, values):
        module = values["module"]
        models.InspirationItem.objects.filter(**values).exclude(option__module=module).delete()
        earlier = module.inspirationitem_set.filter(date__lt=values["date"]).order_by("date")
        option = draw(
            list(module.inspirationoption_set.order_by("id").values_list("id", flat=True)),
            earlier.values_list("option_id", flat=True),
        )
        if option is None:
            raise serializers.ValidationError({"module": "This module has no options."}, code="invalid")
        return super().create({**values, "option_id": option})


class InspirationOptionSerializer(OwnSerializer):
    module = OwnField(models.InspirationModule)
    text = VisibleText(max_length=2000, required=False)
    image = OwnField(models.FileUpload, required=False)
    imageURL = serializers.SerializerMethodField()

    class Meta:
        model = models.InspirationOption
        fields = ["id", "module", "name", "type", "text", "image", "imageURL"]

    def get_imageURL(self, option) -> str | None:
        return image_url(self.context["request"], option.image) if option.image else None

    def validate_image(self, upload):
        stored = self.context["view"].stored_image(upload)
        if stored is None:
            raise serializers.ValidationError("No image has arrived.", code="invalid")
        if isinstance(stored, Refusal):
            raise serializers.ValidationError(stored.detail, code=stored.code)
        # In an object storage the file may have been replaced since it was measured.
        if upload.size != stored.size and not fits(upload.user_id, stored.size, but=upload):
            raise serializers.ValidationError("The image quota is used up.", code="storage_full")
        upload.size = stored.size
        return upload

    def save(self, **kwargs):
        if image := self.validated_data.get("image"):
            # Not with its own save(), which fails if the image was swept in this moment: then the option is refused below.
            models.FileUpload.objects.filter(pk=image.pk).update(size=image.size)
        return super().save(**kwargs)

    def validate(self, values):
        kind = values.get("type", getattr(self.instance, "type", None))
        text = values.get("text", getattr(self.instance, "text", None))
        if kind == "text" and not text:
            raise serializers.ValidationError({"text": "This field is required."}, code="required")
        # A text is kept only while the type is text (docs/product.md#4-3).
        return values if kind == "text" else {**values, "text": None}


class InspirationOptionUpdateSerializer(InspirationOptionSerializer):
    module = OwnField(read_only=True)


class FileUploadSerializer(OwnSerializer):
    createdAt = Timestamp(source="created_at")
    fileUUID = serializers.UUIDField(source="file_uuid", read_only=True)
    fileName = VisibleText(
        source="file_name",
        max_length=255,
        validators=[RegexValidator(r"^(?!\.{1,2}$)[^<>:;,?\"*|/\\]+$", code="invalid")],
    )
    # What an object storage is told to take. A client that does not say sends the bytes to this program.
    fileSize = serializers.IntegerField(min_value=0, required=False, write_only=True)
    fileType = VisibleText(max_length=255, allow_blank=True, required=False, write_only=True)
    fileUploadURL = serializers.SerializerMethodField()

    class Meta:
        model = models.FileUpload
        fields = ["id", "user", "createdAt", "fileUUID", "fileName", "fileSize", "fileType", "fileUploadURL"]
        read_only_fields = ["user"]

    def create(self, values):
        self.announced = values.pop("fileSize", None), values.pop("fileType", None)
        return super().create(values)

    def get_fileUploadURL(self, upload) -> str:
        return upload_url(self.context["request"], upload, *getattr(self, "announced", ()))
