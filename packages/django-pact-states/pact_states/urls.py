from django.apps import apps
from django.urls import path

from pact_states import views

# Without the app in INSTALLED_APPS, as where a project is deployed, no address is served.
urlpatterns = [
    path("state", views.state),
    path("session", views.session),
    path("elsewhere", views.elsewhere),
    path("sessions", views.sessions),
    path("same-origin", views.same_origin),
] if apps.is_installed("pact_states") else []
