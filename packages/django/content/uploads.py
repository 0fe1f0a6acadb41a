"""Files: a signed address takes the bytes, again while no option shows them, and only their owner gets them."""

import os
import re
import tempfile
from urllib.parse import quote

from django.conf import settings
from django.core import signing
from django.core.files.storage import default_storage
from django.db import transaction
from django.http import FileResponse, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods

from content.images import MAX_BYTES, image_type
from content.limits import fits, lock_person
from content.models import FileUpload

SECONDS = 300
RANGE = re.compile(r"bytes=(\d*)-(\d*)")
signer = signing.TimestampSigner(salt="upload")


def upload_url(request, upload: FileUpload) -> str:
    """Returns the address for the bytes: the object storage if it is set, else put_upload."""
    if settings.S3_BUCKET:
        place = {"Bucket": settings.S3_BUCKET, "Key": upload.file}
        client = default_storage.connection.meta.client
        return client.generate_presigned_url("put_object", Params=place, ExpiresIn=SECONDS)
    return request.build_absolute_uri(f"/uploads/{signer.sign(upload.file)}")


def image_url(request, upload: FileUpload) -> str:
    """Returns the address at which its owner reads the file."""
    return request.build_absolute_uri(f"/media/{upload.file_uuid}/{quote(upload.file_name)}")


def is_image(upload: FileUpload) -> bool:
    """Returns whether the bytes have arrived and are an image of a size that is taken: an object storage asks nothing."""
    if not default_storage.exists(upload.file) or default_storage.size(upload.file) > MAX_BYTES:
        return False
    with default_storage.open(upload.file) as file:
        return image_type(file.read(16)) is not None


def stored_size(upload: FileUpload) -> int:
    """Returns how many bytes have arrived."""
    return default_storage.size(upload.file)


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
    if upload.inspirationoption_set.exists():
        return _refuse(403, "permission_denied", "The file is in use already.")
    if not request.content_type.startswith("image/"):
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
    if image_type(content[:16]) is None:
        return _refuse(415, "unsupported_media_type", "This is no image.")
    with transaction.atomic():
        lock_person(upload.user_id)
        # Another file may have arrived meanwhile.
        if not fits(upload.user_id, length, but=upload):
            return _refuse(413, "storage_full", "The image quota is used up.")
        _replace(default_storage.path(upload.file), content)
        FileUpload.objects.filter(pk=upload.pk).update(size=length)
    return HttpResponse(status=204)


def _replace(path: str, content: bytes) -> None:
    """Writes the whole file or nothing, so that no reader finds a part of it, even after a power cut."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".incoming-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def part_of(request, file, kind: str) -> HttpResponse | None:
    """Returns the bytes that a Range header asks for; None without one, or with one that is not a single range."""
    asked = RANGE.fullmatch(request.headers.get("Range", ""))
    if not asked or not any(asked.groups()) or "If-Range" in request.headers:
        return None
    first, last = asked.groups()
    start = int(first) if first else max(file.size - int(last), 0)
    end = min(int(last), file.size - 1) if first and last else file.size - 1
    if start > end:
        return HttpResponse(status=416, headers={"Content-Range": f"bytes */{file.size}"})
    size = file.size
    file.seek(start)
    response = HttpResponse(file.read(end - start + 1), status=206, content_type=kind)
    file.close()
    response["Content-Range"] = f"bytes {start}-{end}/{size}"
    return response


@require_GET
def get_image(request, file_uuid, file_name: str):
    """Answers an image to its owner, and 404 to other callers. It never changes, so browsers may cache it."""
    upload = get_object_or_404(FileUpload, file_uuid=file_uuid, user_id=request.user.pk)
    try:
        file = default_storage.open(upload.file)
    except FileNotFoundError:
        return HttpResponse(status=404)
    kind = image_type(file.read(16))
    file.seek(0)
    # The bytes under an address may only change until an option shows them: id and size name them.
    tag = quote_etag(f"{upload.file_uuid}-{file.size}")
    unchanged = get_conditional_response(request, etag=tag)
    if unchanged:
        file.close()
        return unchanged
    response = part_of(request, file, kind) or FileResponse(
        file, filename=upload.file_name, content_type=kind
    )
    response["ETag"] = tag
    response["Accept-Ranges"] = "bytes"
    response["Cache-Control"] = "private, max-age=31536000, immutable"
    # An SVG can carry script: as a document of its own it may do nothing.
    response["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return response
