import uuid

from django.conf import settings
from django.db import models


class Owned(models.Model):
    """An object that belongs to a user directly. Deleting the user deletes it."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        abstract = True


class Module(Owned):
    """A collection of options, newest first. Each kind of module is a table of its own."""

    name = models.CharField(max_length=50)

    class Meta:
        abstract = True
        ordering = ["-created_at", "-id"]


class DailyTodosModule(Module):
    """To-dos that come back every day."""


class InspirationModule(Module):
    """Texts and images, of which one is drawn each day."""


class FileUpload(Owned):
    """A file of which nothing but its name is known at first; the bytes arrive later at its upload URL."""

    file_uuid = models.UUIDField(default=uuid.uuid4, unique=True)
    file_name = models.CharField(max_length=255)
    # Of the bytes, as soon as they are known; an object storage tells it when the image is shown.
    size = models.BigIntegerField(null=True)

    @property
    def file(self) -> str:
        """Returns the name of the bytes in the storage."""
        return str(self.file_uuid)


class DailyTodoOption(models.Model):
    """Something to do."""

    module = models.ForeignKey(DailyTodosModule, on_delete=models.CASCADE)
    name = models.CharField(max_length=50)
    text = models.CharField(max_length=2000)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "name", "id"]


class DailyTodosWidget(models.Model):
    """Shows a module on the dashboard."""

    module = models.ForeignKey(DailyTodosModule, on_delete=models.CASCADE)
    name = models.CharField(max_length=50)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "name", "id"]


class DailyTodoItem(models.Model):
    """The status of an option on a day. `module` is that of the option."""

    class Status(models.TextChoices):
        TODO = "todo"
        SKIP = "skip"
        DONE = "done"

    module = models.ForeignKey(DailyTodosModule, on_delete=models.CASCADE)
    option = models.ForeignKey(DailyTodoOption, on_delete=models.CASCADE)
    date = models.DateField()
    status = models.CharField(max_length=4, choices=Status.choices)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "date", "option__name", "option_id"]
        constraints = [
            models.UniqueConstraint(fields=["module", "date", "option"], name="one_item_a_day")
        ]


class InspirationOption(models.Model):
    """A text or an image, as its type says."""

    class Type(models.TextChoices):
        TEXT = "text"
        IMAGE = "image"

    module = models.ForeignKey(InspirationModule, on_delete=models.CASCADE)
    name = models.CharField(max_length=50)
    type = models.CharField(max_length=5, choices=Type.choices)
    text = models.CharField(max_length=2000, null=True)
    image = models.ForeignKey(FileUpload, null=True, on_delete=models.SET_NULL)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "type", "name", "id"]


class InspirationWidget(models.Model):
    """Shows a module on the dashboard."""

    module = models.ForeignKey(InspirationModule, on_delete=models.CASCADE)
    name = models.CharField(max_length=50)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "name", "id"]


class InspirationItem(models.Model):
    """The option that was drawn for a day. `module` is that of the option."""

    module = models.ForeignKey(InspirationModule, on_delete=models.CASCADE)
    option = models.ForeignKey(InspirationOption, on_delete=models.CASCADE)
    date = models.DateField()

    class Meta:
        ordering = ["-module__created_at", "-module_id", "date"]
        constraints = [
            models.UniqueConstraint(fields=["module", "date"], name="one_inspiration_a_day")
        ]
