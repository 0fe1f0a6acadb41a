"""Where the browser of a session takes messages: an optional part of the API, see docs/django.md."""

from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.http import Http404
from django.utils import timezone, translation
from drf_spectacular.utils import OpenApiResponse, extend_schema
from py_vapid.utils import b64urldecode
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.models import SPELLED
from content.limits import lock_person
from reminders.endpoints import is_known
from reminders.keys import public_key
from reminders.models import PushSubscription

MOST = 10


class KeysSerializer(serializers.Serializer):
    p256dh = serializers.RegexField("^[A-Za-z0-9_-]{87}=?$")
    auth = serializers.RegexField("^[A-Za-z0-9_-]{22}(==)?$")

    def validate_p256dh(self, key):
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), b64urldecode(key.encode()))
        except ValueError as error:
            raise ValidationError("This is not a point on P-256.", code="invalid") from error
        return key


class PushSubscriptionSerializer(serializers.Serializer):
    endpoint = serializers.CharField(max_length=1000)
    keys = KeysSerializer()

    def validate_endpoint(self, endpoint):
        if not is_known(endpoint):
            raise ValidationError("This is not an address of a known push service.", code="invalid")
        return endpoint


class PushStateSerializer(serializers.Serializer):
    applicationServerKey = serializers.CharField()
    endpoint = serializers.CharField(allow_null=True)
    otherSubscriptions = serializers.IntegerField(min_value=0)


class PushSubscriptions(APIView):
    """The subscription of the session that asks."""

    def initial(self, request, *args, **kwargs):
        if not settings.PUSH_PRIVATE_KEY:
            raise Http404
        super().initial(request, *args, **kwargs)

    @extend_schema(responses=PushStateSerializer)
    def get(self, request):
        return Response(self.state(request))

    @extend_schema(request=PushSubscriptionSerializer, responses={201: PushStateSerializer})
    @transaction.atomic
    def post(self, request):
        serializer = PushSubscriptionSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        endpoint, keys = serializer.validated_data["endpoint"], serializer.validated_data["keys"]
        session = request.session.session_key
        # One addition after the other: they count together.
        lock_person(request.user.pk)
        PushSubscription.objects.filter(Q(session=session) ^ Q(endpoint=endpoint)).delete()
        language = SPELLED[translation.get_language_from_request(request)]
        PushSubscription.objects.update_or_create(
            session_id=session, defaults={"user": request.user, "endpoint": endpoint, "language": language, **keys}
        )
        if live_subscriptions(request).count() > MOST:
            raise ValidationError({"endpoint": ["Too many browsers get reminders."]}, code="too_many_subscriptions")
        return Response(self.state(request), status=201)

    @extend_schema(responses={204: OpenApiResponse(description="Deleted")})
    def delete(self, request):
        PushSubscription.objects.filter(session=request.session.session_key).delete()
        return Response(status=204)

    def state(self, request) -> dict:
        session = request.session.session_key
        live = dict(live_subscriptions(request).values_list("session", "endpoint"))
        endpoint = live.pop(session, None)
        return {
            "applicationServerKey": public_key(settings.PUSH_PRIVATE_KEY),
            "endpoint": endpoint,
            "otherSubscriptions": len(live),
        }


def live_subscriptions(request):
    """Those of the person's sessions that have not expired."""
    return PushSubscription.objects.filter(user=request.user, session__expire_date__gt=timezone.now())
