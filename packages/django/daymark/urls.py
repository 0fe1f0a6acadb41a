from django.conf import settings
from django.urls import include, path
from drf_spectacular.views import SpectacularAPIView

from daymark.health import health

urlpatterns = [
    path("health/", health),
    path("_allauth/", include("allauth.headless.urls")),
    path("api/v1/", include("content.urls")),
    path("api/v1/schema/", SpectacularAPIView.as_view()),
    path("", include("content.file_urls")),
]
if settings.PACT_STATES:
    urlpatterns.append(path("_pact/", include("pact_states.urls")))
