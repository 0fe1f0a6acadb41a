from django.conf import settings
from django.http import JsonResponse
from django.urls import include, path
from drf_spectacular.views import SpectacularAPIView

urlpatterns = [
    path("health/", lambda request: JsonResponse({"status": "OK"})),
    path("_allauth/", include("allauth.headless.urls")),
    path("api/v1/", include("content.urls")),
    path("api/v1/schema/", SpectacularAPIView.as_view()),
    path("", include("content.file_urls")),
]
if settings.PACT_STATES:
    urlpatterns.append(path("_pact/", include("pact_states.urls")))
