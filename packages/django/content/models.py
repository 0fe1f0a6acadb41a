import uuid

from django.conf import settings
from django.db import models


class Module(models.Model):
    """A collection of options, newest first. Each kind of module is a table of its own."""

    # One without a user has been deleted, and its rows are about to be: content.removal.
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE)
    created_at = models.DateTimeField(auto_now_add=True)
    name = models.CharField(max_length=50)

    class Meta:
        abstract = True
        ordering = ["-created_at", "-id"]


class DailyTodosModule(Module):
    """To-dos that come back every day."""


class InspirationModule(Module):
    """Texts and images, of which one is drawn each day."""


class FileUpload(models.Model):
    """A file of which nothing but its name is known at first; the bytes arrive later at its upload URL."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    created_at = models.DateTimeField(auto_now_add=True)
    file_uuid = models.UUIDField(default=uuid.uuid4, unique=True)
    file_name = models.CharField(max_length=255)
    # Of the bytes, as soon as they are known; an object storage tells it when the image is shown.
    size = models.BigIntegerField(null=True)

    @property
    def file(self) -> str:
        """Returns the name of the bytes in the storage."""
        return str(self.file_uuid)


class Preferences(models.Model):
    """What a person has chosen on all their devices, as one JSON object: content.preferences says which."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    document = models.JSONField(default=dict, blank=True)


class DailyTodoOption(models.Model):
    """Something to do."""

    # The index below begins with the module.
    module = models.ForeignKey(DailyTodosModule, on_delete=models.CASCADE, db_index=False)
    name = models.CharField(max_length=50)
    text = models.CharField(max_length=2000)
    # In the order of their days: content.schedules.
    schedules = models.JSONField(null=True, blank=True)
    # In order: content.archive.
    archived = models.JSONField(null=True, blank=True)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "name", "id"]
        indexes = [models.Index(fields=["module", "name", "id"], name="dailytodooption_by_name")]


class DailyTodosWidget(models.Model):
    """Shows a module on the dashboard."""

    module = models.ForeignKey(DailyTodosModule, on_delete=models.CASCADE, db_index=False)
    name = models.CharField(max_length=50)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "name", "id"]
        indexes = [models.Index(fields=["module", "name", "id"], name="dailytodoswidget_by_name")]


class ItemCount(models.Model):
    """
    How many items a module has in a year (level 1: 2026), a month (level 2: 202601) or a day (level 3: 20260115), for
    those that have any. The database keeps it: content.counting.
    """

    level = models.SmallIntegerField()
    period = models.IntegerField()
    items = models.IntegerField()

    class Meta:
        abstract = True


class DailyTodoItemCount(ItemCount):
    module = models.ForeignKey(DailyTodosModule, on_delete=models.CASCADE, db_index=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["module", "level", "period"], name="one_daily_todo_count")]


class DailyTodoItem(models.Model):
    """The status of an option on a day. `module` is that of the option."""

    class Status(models.TextChoices):
        TODO = "todo"
        SKIP = "skip"
        DONE = "done"

    count_model = DailyTodoItemCount

    # The constraint below begins with the module, so its index is enough.
    module = models.ForeignKey(DailyTodosModule, on_delete=models.CASCADE, db_index=False)
    option = models.ForeignKey(DailyTodoOption, on_delete=models.CASCADE)
    date = models.DateField()
    status = models.CharField(max_length=4, choices=Status.choices)
    note = models.CharField(max_length=500, null=True, blank=True)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "date", "option__name", "option_id"]
        constraints = [models.UniqueConstraint(fields=["module", "date", "option"], name="one_item_a_day")]
        # Quotas add up the few notes that there are.
        indexes = [
            models.Index(fields=["module", "note"], condition=models.Q(note__isnull=False), name="dailytodoitem_with_note")
        ]


class InspirationOption(models.Model):
    """A text or an image, as its type says."""

    class Type(models.TextChoices):
        TEXT = "text"
        IMAGE = "image"

    module = models.ForeignKey(InspirationModule, on_delete=models.CASCADE, db_index=False)
    name = models.CharField(max_length=50)
    type = models.CharField(max_length=5, choices=Type.choices)
    text = models.CharField(max_length=2000, null=True)
    image = models.ForeignKey(FileUpload, null=True, on_delete=models.SET_NULL)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "type", "name", "id"]
        indexes = [models.Index(fields=["module", "type", "name", "id"], name="inspirationoption_by_name")]


class InspirationWidget(models.Model):
    """Shows a module on the dashboard."""

    module = models.ForeignKey(InspirationModule, on_delete=models.CASCADE, db_index=False)
    name = models.CharField(max_length=50)

    class Meta:
        ordering = ["-module__created_at", "-module_id", "name", "id"]
        indexes = [models.Index(fields=["module", "name", "id"], name="inspirationwidget_by_name")]


class InspirationItemCount(ItemCount):
    module = models.ForeignKey(InspirationModule, on_delete=models.CASCADE, db_index=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["module", "level", "period"], name="one_inspiration_count")]


class InspirationItem(models.Model):
    """The option that was drawn for a day. `module` is that of the option."""

    count_model = InspirationItemCount

    # As above: the constraint has the index.
    module = models.ForeignKey(InspirationModule, on_delete=models.CASCADE, db_index=False)
    option = models.ForeignKey(InspirationOption, on_delete=models.CASCADE)
    date = models.DateField()

    class Meta:
        ordering = ["-module__created_at", "-module_id", "date"]
        constraints = [models.UniqueConstraint(fields=["module", "date"], name="one_inspiration_a_day")]
