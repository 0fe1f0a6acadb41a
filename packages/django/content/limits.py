"""What one person may do in a time, and keep. The counts are in the cache, which all processes share."""

import datetime

from django.conf import settings
from django.db.models import Sum
from django.utils import timezone
from rest_framework.exceptions import ValidationError
from rest_framework.permissions import SAFE_METHODS
from rest_framework.throttling import UserRateThrottle

from content.models import FileUpload

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


def fits(user_id: int, size: int, but: FileUpload | None = None) -> bool:
    """Returns whether so many bytes more fit into what one person may keep; `but` is the file that they replace."""
    kept = FileUpload.objects.filter(user_id=user_id).exclude(pk=but and but.pk)
    used = kept.aggregate(bytes=Sum("size"))["bytes"] or 0
    return used + size <= settings.IMAGE_QUOTA * 1024 * 1024


def require_room(user) -> None:
    """Raises ValidationError when a person has too many images or open uploads for another one."""
    if not fits(user.pk, 1):
        raise ValidationError("The image quota is used up.", code="storage_full")
    waiting = FileUpload.objects.filter(user=user, size=None, created_at__gt=timezone.now() - OPEN_FOR)
    if waiting.count() >= OPEN_AT_ONCE:
        raise ValidationError("Too many uploads are open. Try again in a few minutes.", code="too_many_uploads")
