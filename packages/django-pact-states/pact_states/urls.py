from django.urls import path

from pact_states import views

urlpatterns = [
    path("state", views.state),
    path("session", views.session),
    path("elsewhere", views.elsewhere),
]
