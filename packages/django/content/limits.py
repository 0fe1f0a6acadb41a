"""Limits how much one person may do in a time, and keep. The counts are in the cache, which all processes share."""

import datetime

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.files.storage import default_storage
from django.db.models import Sum
from django.db.models.functions import Coalesce
from django.shortcuts import get_object_or_404
from django.utils import timezone
from rest_framework.exceptions import ValidationError
from rest_framework.permissions import SAFE_METHODS
from rest_framework.throttling import UserRateThrottle

from content.images import MAX_BYTES
from content.models import FileUpload
from content.storage import look

# As in the embedded backend.
OPEN_AT_ONCE = 20
OPEN_FOR = datetime.timedelta(seconds=300)


class Changes(UserRateThrottle):
    """So many changes of content in a minute; reading is free."""

    scope = "changes"

    def get_rate(self):
        return f"{settings.CHANGES_PER_MINUTE}/minute" if settings.CHANGES_PER_MINUTE else None

    def allow_request(self, request, view):
        return request.method in SAFE_METHODS or super().allow_request(request, view)


def lock_person(user_id: int) -> None:
    """Lets one request after the other count what a person keeps. For a transaction that also stores what is counted."""
    # 404: the account was deleted in this very moment.
    get_object_or_404(get_user_model().objects.select_for_update(no_key=True), pk=user_id)


def fits(user_id: int, size: int, but: FileUpload | None = None) -> bool:
    """Returns whether so many bytes more fit into what one person may keep; `but` is the file that they replace."""
    kept = FileUpload.objects.filter(user_id=user_id).exclude(pk=getattr(but, "pk", 0))
    # An object storage takes what is sent; this program only learns later how long it is.
    unknown = MAX_BYTES if settings.S3_BUCKET else 0
    used = kept.aggregate(bytes=Sum(Coalesce("size", unknown)))["bytes"] or 0
    return used + size <= settings.IMAGE_QUOTA * 1024 * 1024


def measure_closed_uploads(user) -> None:
    """
    Learns from the object storage how long the files are whose addresses have expired. Asks it once for each of them,
    and not while the person is locked: a storage may be slow.
    """
    closed = FileUpload.objects.filter(user=user, size=None, created_at__lte=timezone.now() - OPEN_FOR)
    for upload in closed if settings.S3_BUCKET else ():
        stored = look(default_storage, upload.file)
        # Not with save(): a request that shows the image may have learnt more meanwhile.
        FileUpload.objects.filter(pk=upload.pk, size=None).update(size=stored.size if stored else 0)


def require_room(user) -> None:
    """Raises ValidationError when a person has too many images or open uploads for another one. Needs lock_person."""
    if not fits(user.pk, 1):
        raise ValidationError("The image quota is used up.", code="storage_full")
    waiting = FileUpload.objects.filter(user=user, size=None, created_at__gt=timezone.now() - OPEN_FOR)
    if waiting.count() >= OPEN_AT_ONCE:
        raise ValidationError("Too many uploads are open. Try again in a few minutes.", code="too_many_uploads")
