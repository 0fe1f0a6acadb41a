"""Files: a signed address takes the bytes once, and only their owner gets them back."""

from urllib.parse import quote

from django.core import signing
from django.http import FileResponse, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods

from content.models import FileUpload

MAX_BYTES = 10_485_760
SECONDS = 300
signer = signing.TimestampSigner(salt="upload")


def upload_url(request, upload: FileUpload) -> str:
    return request.build_absolute_uri(f"/uploads/{signer.sign(str(upload.file_uuid))}")


def image_url(request, upload: FileUpload) -> str:
    return request.build_absolute_uri(f"/media/{upload.file_uuid}/{quote(upload.file_name)}")


def _refuse(status: int, code: str, detail: str) -> JsonResponse:
    errors = [{"code": code, "detail": detail, "attr": None}]
    return JsonResponse({"type": "client_error", "errors": errors}, status=status)


# The signature stands for the session: an object storage would not know about CSRF either.
@csrf_exempt
@require_http_methods(["PUT"])
def put_upload(request, ticket: str):
    try:
        file_uuid = signer.unsign(ticket, max_age=SECONDS)
    except signing.BadSignature:
        return _refuse(403, "permission_denied", "The address is not valid, or not any more.")
    upload = get_object_or_404(FileUpload, file_uuid=file_uuid)
    if not request.content_type.startswith("image/"):
        return _refuse(415, "unsupported_media_type", "Only images are stored.")
    if int(request.headers.get("Content-Length") or 0) > MAX_BYTES:
        return _refuse(413, "file_too_big", "The file is too big.")
    upload.path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with upload.path.open("xb") as file:
            file.write(request.read(MAX_BYTES))
    except FileExistsError:
        return _refuse(403, "permission_denied", "The file has arrived already.")
    return HttpResponse(status=204)


@require_GET
def get_image(request, file_uuid, file_name: str):
    upload = get_object_or_404(FileUpload, file_uuid=file_uuid, user_id=request.user.pk)
    try:
        response = FileResponse(upload.path.open("rb"), filename=upload.file_name)
    except FileNotFoundError:
        return HttpResponse(status=404)
    response["Cache-Control"] = "private, max-age=31536000, immutable"
    response["X-Content-Type-Options"] = "nosniff"
    # An SVG can carry script: as a document of its own it may do nothing.
    response["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return response
