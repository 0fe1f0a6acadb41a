from django.conf import settings
from django.core.validators import RegexValidator
from django.db import transaction
from rest_framework import serializers

from content import models
from content.fields import OwnField, Timestamp
from content.limits import fits, lock_person
from content.uploads import image_url, is_image, stored_size, upload_url

# An object stays in the module that it was made for: what changes it reads neither that nor, of an item,
# the day and the option.


class ModuleSerializer(serializers.ModelSerializer):
    createdAt = Timestamp(source="created_at")

    class Meta:
        fields = ["id", "user", "createdAt", "name"]
        read_only_fields = ["user"]


class DailyTodosModuleSerializer(ModuleSerializer):
    class Meta(ModuleSerializer.Meta):
        model = models.DailyTodosModule


class InspirationModuleSerializer(ModuleSerializer):
    class Meta(ModuleSerializer.Meta):
        model = models.InspirationModule


class DailyTodoOptionSerializer(serializers.ModelSerializer):
    module = OwnField(models.DailyTodosModule)

    class Meta:
        model = models.DailyTodoOption
        fields = ["id", "module", "name", "text"]


class DailyTodoOptionUpdateSerializer(DailyTodoOptionSerializer):
    module = OwnField(read_only=True)


class DailyTodosWidgetSerializer(serializers.ModelSerializer):
    module = OwnField(models.DailyTodosModule)

    class Meta:
        model = models.DailyTodosWidget
        fields = ["id", "module", "name"]


class DailyTodosWidgetUpdateSerializer(DailyTodosWidgetSerializer):
    module = OwnField(read_only=True)


class InspirationWidgetSerializer(serializers.ModelSerializer):
    module = OwnField(models.InspirationModule)

    class Meta:
        model = models.InspirationWidget
        fields = ["id", "module", "name"]


class InspirationWidgetUpdateSerializer(InspirationWidgetSerializer):
    module = OwnField(read_only=True)


class DashboardSerializer(serializers.Serializer):
    dailyTodos = DailyTodosWidgetSerializer(many=True)
    inspiration = InspirationWidgetSerializer(many=True)


class DailyTodoItemSerializer(serializers.ModelSerializer):
    module = OwnField(models.DailyTodosModule)
    option = OwnField(models.DailyTodoOption, owner="module__user")

    class Meta:
        model = models.DailyTodoItem
        fields = ["id", "module", "date", "option", "status"]

    def validate(self, values):
        if values["option"].module_id != values["module"].id:
            raise serializers.ValidationError(
                {"option": "The option belongs to another module."}, code="does_not_exist"
            )
        return values


class DailyTodoItemUpdateSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.DailyTodoItem
        fields = ["id", "module", "date", "option", "status"]
        read_only_fields = ["module", "date", "option"]


class InspirationItemSerializer(serializers.ModelSerializer):
    module = OwnField(models.InspirationModule)

    class Meta:
        model = models.InspirationItem
        fields = ["id", "module", "date", "option"]
        read_only_fields = ["option"]

    def create(self, values):
        option = values["module"].inspirationoption_set.order_by("?").first()
        if option is None:
            raise serializers.ValidationError({"module": "This module has no options."}, code="invalid")
        return super().create({**values, "option": option})


class InspirationOptionSerializer(serializers.ModelSerializer):
    module = OwnField(models.InspirationModule)
    text = serializers.CharField(max_length=2000, required=False)
    image = OwnField(models.FileUpload, required=False)
    imageURL = serializers.SerializerMethodField()

    class Meta:
        model = models.InspirationOption
        fields = ["id", "module", "name", "type", "text", "image", "imageURL"]

    def get_imageURL(self, option) -> str | None:
        return image_url(self.context["request"], option.image) if option.image else None

    def validate_image(self, upload):
        if not is_image(upload):
            raise serializers.ValidationError("No image has arrived.", code="invalid")
        # In an object storage the file may have been replaced since it was measured.
        if upload.size is None or settings.S3_BUCKET:
            self.measure(upload)
        return upload

    @transaction.atomic
    def measure(self, upload) -> None:
        lock_person(upload.user_id)
        upload.size = stored_size(upload)
        if not fits(upload.user_id, upload.size, but=upload):
            raise serializers.ValidationError("The image quota is used up.", code="storage_full")
        upload.save(update_fields=["size"])

    def validate(self, values):
        kind = values.get("type", getattr(self.instance, "type", None))
        text = values.get("text", getattr(self.instance, "text", None))
        if kind == "text" and not text:
            raise serializers.ValidationError({"text": "This field is required."}, code="required")
        return values


class InspirationOptionUpdateSerializer(InspirationOptionSerializer):
    module = OwnField(read_only=True)


class FileUploadSerializer(serializers.ModelSerializer):
    createdAt = Timestamp(source="created_at")
    fileUUID = serializers.UUIDField(source="file_uuid", read_only=True)
    fileName = serializers.CharField(
        source="file_name",
        max_length=255,
        validators=[RegexValidator(r"^(?!\.{1,2}$)[^<>:;,?\"*|/\\]+$", code="invalid")],
    )
    fileUploadURL = serializers.SerializerMethodField()

    class Meta:
        model = models.FileUpload
        fields = ["id", "user", "createdAt", "fileUUID", "fileName", "fileUploadURL"]
        read_only_fields = ["user"]

    def get_fileUploadURL(self, upload) -> str:
        return upload_url(self.context["request"], upload)
