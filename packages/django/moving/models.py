from django.db import models


class Moved(models.Model):
    """That a record of an archive is here already, and under which id; so a second import changes nothing."""

    account = models.CharField(max_length=100)
    kind = models.CharField(max_length=30)
    former_id = models.BigIntegerField()
    object_id = models.BigIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["account", "kind", "former_id"], name="moved_once")
        ]
