import dataclasses
from functools import partial

from allauth.account.adapter import get_adapter
from allauth.account.authentication import AUTHENTICATION_METHODS_SESSION_KEY
from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.contrib.auth import logout
from django.core.files.storage import default_storage
from django.db import transaction
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.adapters import HeadlessAdapter, signed_in_lately
from accounts.models import User
from accounts.tasks import waiting_for
from content.fields import Timestamp
from content.models import FileUpload
from content.removal import hide_long_modules


class AccountSerializer(serializers.ModelSerializer):
    createdAt = Timestamp(source="date_joined")

    class Meta:
        model = User
        fields = ["id", "createdAt"]


class Account(APIView):
    """The account itself: since when it exists, and its end."""

    @extend_schema(responses=AccountSerializer)
    def get(self, request):
        return Response(AccountSerializer(request.user).data)

    @extend_schema(responses={204: OpenApiResponse(description="Deleted")})
    def delete(self, request):
        if not signed_in_lately(request):
            return Response(confirmation_required(request), status=401)
        delete_account(request)
        return Response(status=204, headers={"Clear-Site-Data": '"cache"'})


def confirmation_required(request) -> dict:
    """Returns django-allauth's answer to a person who logged in too long ago. Its own response is for its own URLs."""
    data = {
        "user": dataclasses.asdict(HeadlessAdapter().user_as_dataclass(request.user)),
        "methods": request.session.get(AUTHENTICATION_METHODS_SESSION_KEY, []),
        "flows": [{"id": "reauthenticate"}],
    }
    return {"status": 401, "data": data, "meta": {"is_authenticated": True}}


@transaction.atomic
def delete_account(request) -> None:
    """Deletes everything of the person, ends all their sessions, and tells them by e-mail."""
    # Whatever is being added to the account ends before the deletion, or fails after it.
    user = User.objects.select_for_update().get(pk=request.user.pk)
    addresses = list(EmailAddress.objects.filter(user=user).values_list("email", flat=True))
    waiting_for(addresses).delete()
    primary = EmailAddress.objects.get_primary_email(user)
    if primary:
        get_adapter().send_mail("account/email/account_deleted", primary, {"user": user})
    files = [upload.file for upload in FileUpload.objects.filter(user=user)]
    for session in UserSession.objects.filter(user=user):
        session.end()
    hide_long_modules(user)
    user.delete()
    logout(request)
    for name in files:
        # A file that stays because the storage fails is removed by `manage.py sweep`.
        transaction.on_commit(partial(default_storage.delete, name), robust=True)
