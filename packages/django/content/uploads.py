"""Files: a signed address takes the bytes, again while no option shows them, and only their owner gets them."""

import datetime
import re
from typing import NamedTuple
from urllib.parse import quote

from django.conf import settings
from django.core import signing
from django.core.files.storage import default_storage
from django.db import transaction
from django.http import FileResponse, HttpResponse, HttpResponseRedirect, JsonResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils import timezone
from django.utils.cache import get_conditional_response
from django.utils.http import content_disposition_header, quote_etag
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods

from content.image_sizes import WINDOW, Read, size_of
from content.images import HEAD, IMAGE_TYPES, MAX_BYTES, MAX_PIXELS, image_type
from content.limits import fits, lock_person
from content.models import FileUpload
from content.storage import Stored, download_address, keep, look, opened, upload_address

SECONDS = 300
# So far a clock may be put back without a consequence.
CORRECTION = datetime.timedelta(seconds=60)
RANGE = re.compile(r"bytes=(\d*)-(\d*)")
signer = signing.TimestampSigner(salt="upload")


def upload_url(request, upload: FileUpload, size: int | None = None, kind: str | None = None) -> str:
    """
    Returns the address for the bytes. The object storage takes those that were announced, and checks nothing but its
    signature. Other bytes come to put_upload, which looks at them.
    """
    if settings.S3_BUCKET and size and size <= MAX_BYTES and kind in IMAGE_TYPES:
        return upload_address(default_storage, upload.file, size, kind, SECONDS)
    return request.build_absolute_uri(f"/uploads/{signer.sign(upload.file)}")


def image_url(request, upload: FileUpload) -> str:
    """Returns the address at which its owner reads the file."""
    return request.build_absolute_uri(f"/media/{upload.file_uuid}/{quote(upload.file_name)}")


class Refusal(NamedTuple):
    """Why a file is not taken: a status for its upload URL, and the code and the sentence of the error."""

    status: int
    code: str
    detail: str


def refusal_of(read: Read, kind: str | None) -> Refusal | None:
    """Returns why a file is not taken as an image. A small file can hold a huge image, which a decoder makes room for."""
    size = size_of(read, kind) if kind else None
    # A decoder may find a size in a JPEG where this program finds none.
    if kind is None or (size is None and kind == "image/jpeg"):
        return Refusal(415, "unsupported_media_type", "This is not an image.")
    if size and size.width * size.height > MAX_PIXELS:
        return Refusal(413, "too_many_pixels", "The image has too many pixels.")
    return None


def stored_image(upload: FileUpload) -> Stored | Refusal | None:
    """Returns what is stored of a file, or why it is not taken as an image. None unless it has arrived, with a size that fits."""
    stored = look(default_storage, upload.file, WINDOW if settings.S3_BUCKET else HEAD)
    if stored is None or stored.size > MAX_BYTES:
        return None
    kind = image_type(stored.head)
    if not settings.S3_BUCKET:
        return stored if kind else None

    size, head = stored

    # The object storage takes bytes without looking at them.
    def read(position: int, count: int) -> bytes:
        if position == 0 or position >= size:
            return head[position : position + count]
        with opened(default_storage, upload.file, position, position + count - 1) as part:
            return part.read()

    return refusal_of(read, kind) or stored


def _refuse(status: int, code: str, detail: str) -> JsonResponse:
    errors = [{"code": code, "detail": detail, "attr": None}]
    return JsonResponse({"type": "client_error", "errors": errors}, status=status)


# The signature replaces the session: an object storage would not check CSRF either.
@csrf_exempt
@require_http_methods(["PUT"])
def put_upload(request, signed: str):
    """Takes the bytes of a file; `signed` is the last part of its upload URL."""
    try:
        file_uuid = signer.unsign(signed, max_age=SECONDS)
    except signing.BadSignature:
        return _refuse(403, "permission_denied", "This upload URL is invalid or has expired.")
    upload = get_object_or_404(FileUpload, file_uuid=file_uuid)
    # The cookies need not come along. Those of another account are of a tab whose person has changed.
    if request.user.is_authenticated and request.user.pk != upload.user_id:
        return _refuse(409, "other_user", "Another account is signed in than the one of this upload.")
    # A clock that was put back gives no address a longer life.
    if upload.created_at > timezone.now() + CORRECTION:
        return _refuse(403, "permission_denied", "This upload URL is invalid or has expired.")
    if upload.inspirationoption_set.exists():
        return _refuse(403, "permission_denied", "The file is in use already.")
    if request.content_type not in IMAGE_TYPES:
        return _refuse(415, "unsupported_media_type", "Only images are stored.")
    told = request.headers.get("Content-Length", "")
    if not told.isdecimal():
        return _refuse(411, "length_required", "Say how long the file is.")
    length = int(told)
    if length > MAX_BYTES:
        return _refuse(413, "file_too_big", "The file is too big.")
    if not fits(upload.user_id, length, but=upload):
        return _refuse(413, "storage_full", "The image quota is used up.")
    content = request.read(length)
    if len(content) < length:
        return _refuse(400, "incomplete", "The connection broke off; send the file again.")
    refusal = refusal_of(lambda position, count: content[position : position + count], image_type(content[:HEAD]))
    if refusal:
        return _refuse(*refusal)
    row = FileUpload.objects.filter(pk=upload.pk)
    with transaction.atomic():
        lock_person(upload.user_id)
        # Another file may have arrived meanwhile.
        if not fits(upload.user_id, length, but=upload):
            return _refuse(413, "storage_full", "The image quota is used up.")
        row.update(size=length)
    # The room is taken, so other requests of the person need not wait for the storage.
    try:
        keep(default_storage, upload.file, content)
    except BaseException:
        row.update(size=None)
        raise
    return HttpResponse(status=204)


def part_asked_for(request, size: int) -> tuple[int, int] | None:
    """Returns the first and the last byte that a Range header asks for. None without one, or for several ranges."""
    asked = RANGE.fullmatch(request.headers.get("Range", ""))
    if not asked or not any(asked.groups()) or "If-Range" in request.headers:
        return None
    first, last = asked.groups()
    start = int(first) if first else max(size - int(last), 0)
    return start, min(int(last), size - 1) if first and last else size - 1


@require_GET
def get_image(request, file_uuid, file_name: str):
    """Answers an image to its owner, and 404 to other callers. It never changes, so browsers may cache it."""
    upload = get_object_or_404(FileUpload, file_uuid=file_uuid, user_id=request.user.pk)
    # The bytes under an address may only change until an option shows them: id and size name them. The size of one that
    # is shown is known without a question to the storage.
    unchanged = upload.size is not None and get_conditional_response(request, etag=tag_of(upload, upload.size))
    if unchanged:
        return unchanged
    stored = look(default_storage, upload.file)
    if stored is None:
        return HttpResponse(status=404)
    kind = image_type(stored.head) or "application/octet-stream"
    if settings.S3_BUCKET and settings.S3_REDIRECT:
        disposition = content_disposition_header(False, upload.file_name) or "inline"
        address = download_address(default_storage, upload.file, kind, disposition, SECONDS)
        # The browser asks again before the address expires.
        return HttpResponseRedirect(address, headers={"Cache-Control": f"private, max-age={SECONDS - 60}"})
    return image_response(request, upload, stored.size, kind)


def tag_of(upload: FileUpload, size: int) -> str:
    return quote_etag(f"{upload.file_uuid}-{size}")


def image_response(request, upload: FileUpload, size: int, kind: str) -> HttpResponseBase:
    """Returns the bytes, or the part of them that is asked for."""
    part = part_asked_for(request, size)
    first, last = part or (0, size - 1)
    if part and first > last:
        return HttpResponse(status=416, headers={"Content-Range": f"bytes */{size}"})
    file = opened(default_storage, upload.file, first, last)
    response: HttpResponseBase
    if part:
        with file:
            response = HttpResponse(file.read(last - first + 1), status=206, content_type=kind)
        response["Content-Range"] = f"bytes {first}-{last}/{size}"
    else:
        response = FileResponse(file, filename=upload.file_name, content_type=kind)
        response["Content-Length"] = str(size)
    response["ETag"] = tag_of(upload, size)
    response["Accept-Ranges"] = "bytes"
    response["Cache-Control"] = "private, max-age=31536000, immutable"
    # An SVG can carry script: as a document of its own it may do nothing.
    response["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return response
