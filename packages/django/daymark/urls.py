from typing import Any

from allauth.headless.constants import Client
from django.conf import settings
from django.urls import include, path
from drf_spectacular.views import SpectacularAPIView

from accounts import account_views
from accounts.views import Account

own_account_views: dict[str, Any] = {
    "account/email": account_views.FreshEmailAddresses,
    "account/authenticators/webauthn": account_views.FreshPasskeys,
    "auth/code/confirm": account_views.LoginCode,
    "auth/email/verify": account_views.FreshVerification,
    "auth/signup": account_views.SignUp,
    "auth/webauthn/signup": account_views.SignUpWithPasskey,
}
urlpatterns = [
    *(path(f"_allauth/browser/v1/{name}", view.as_api_view(client=Client.BROWSER)) for name, view in own_account_views.items()),
    path("_allauth/", include("allauth.headless.urls")),
    path("api/v1/account/", Account.as_view()),
    path("api/v1/", include("content.urls")),
    path("", include("content.file_urls")),
]
if settings.API_DESCRIPTION:
    urlpatterns.append(path("api/v1/schema/", SpectacularAPIView.as_view()))
if settings.ADMIN:
    import content.admin  # noqa: F401
    from accounts.admin import site

    urlpatterns.append(path("api/admin/", site.urls))
if settings.PACT_STATES:
    urlpatterns.append(path("_pact/", include("pact_states.urls")))
