from django.core import signing
from django.core.files.base import ContentFile
from django.http import FileResponse, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.csrf import csrf_exempt

from planner.models import Picture

signer = signing.TimestampSigner(salt="picture")


def upload_url(request, picture: Picture) -> str:
    return request.build_absolute_uri(f"/pictures/{signer.sign(str(picture.key))}")


@csrf_exempt
def receive(request, signed: str):
    try:
        key = signer.unsign(signed, max_age=300)
    except signing.BadSignature:
        return HttpResponse(status=403)
    get_object_or_404(Picture, key=key).file.save(key, ContentFile(request.body))
    return HttpResponse(status=204)


def show(request, picture: int, title: str):
    file = get_object_or_404(Picture, pk=picture, owner=request.user.pk).file
    # Stored under its key, so its own name says nothing about its type: the title in the address does.
    return FileResponse(file.open(), filename=title)
