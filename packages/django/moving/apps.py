from django.apps import AppConfig
from django.conf import settings
from django.db.models.signals import post_delete


class Moving(AppConfig):
    name = "moving"

    def ready(self):
        post_delete.connect(forget_account, sender=settings.AUTH_USER_MODEL)


def forget_account(instance, **_):
    """Deletes the record of a deleted account's archive too, so that the archive can be imported again."""
    from moving.models import Moved

    handles = Moved.objects.filter(kind="account", object_id=instance.pk).values_list("account", flat=True)
    Moved.objects.filter(account__in=list(handles)).delete()
