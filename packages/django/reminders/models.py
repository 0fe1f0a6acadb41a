from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import models
from django.db.models import Q

from content.models import DailyTodosWidget


class PushSubscription(models.Model):
    """Where the browser of one session takes messages. It ends with the session."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    # Without a constraint in the database: a release that does not know this table must be able to end a session.
    session = models.OneToOneField(Session, on_delete=models.CASCADE, db_constraint=False)
    endpoint = models.CharField(max_length=1000, unique=True)
    # The keys of the browser in base64url: messages are encrypted with them.
    p256dh = models.CharField(max_length=88)
    auth = models.CharField(max_length=24)
    # As the app spells it.
    language = models.CharField(max_length=10)
    created_at = models.DateTimeField(auto_now_add=True)


class Reminder(models.Model):
    """When the reminder of a list comes next. Its days and its time are in the preferences."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    widget = models.OneToOneField(DailyTodosWidget, on_delete=models.CASCADE)
    next_at = models.DateTimeField(db_index=True)


class PushMessage(models.Model):
    """A reminder that one browser is still to get. Its text is written when it is sent."""

    # The constraint below begins with the subscription, so its index is enough. None in the database, because a session may end
    # in the moment in which its message is queued: the worker drops a message without a subscription.
    subscription = models.ForeignKey(PushSubscription, on_delete=models.CASCADE, db_index=False, db_constraint=False)
    widget = models.ForeignKey(DailyTodosWidget, on_delete=models.CASCADE)
    tries = models.SmallIntegerField(default=0)
    next_try_at = models.DateTimeField(db_index=True)
    expires_at = models.DateTimeField()
    # Of the push service. A release before this one queues without it, and then these messages share the places of one host.
    host = models.CharField(max_length=1000, db_default="")
    # How many messages of the person waited when this one was queued: the first of each person come first.
    turn = models.IntegerField(db_default=0)
    # It is under way until then, unless its answer is recorded before.
    leased_until = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["subscription", "widget"], name="one_waiting_message")]
        indexes = [
            models.Index(fields=["turn", "next_try_at"], name="push_messages_in_turn"),
            models.Index(fields=["leased_until"], name="push_messages_under_way", condition=Q(leased_until__isnull=False)),
        ]
