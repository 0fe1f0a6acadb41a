from django.db import models


class Moved(models.Model):
    """Remembers that a record of an archive is imported, and its id, so that a second import changes nothing."""

    account = models.CharField(max_length=100)
    kind = models.CharField(max_length=30)
    former_id = models.BigIntegerField()
    object_id = models.BigIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["account", "kind", "former_id"], name="moved_once")]


class SharedStorage(models.Model):
    """
    Exists when an import has found files in the storage that this database does not know. They may belong to another
    Daymark, so `manage.py sweep` keeps them.
    """

    found_at = models.DateTimeField(auto_now_add=True)
