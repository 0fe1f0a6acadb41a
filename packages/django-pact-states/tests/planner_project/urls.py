from django.urls import include, path

from planner.api import api
from planner.pictures import receive, show

urlpatterns = [
    path("_allauth/", include("allauth.headless.urls")),
    path("api/v1/", include(api)),
    path("pictures/<str:signed>", receive),
    path("shown/<int:picture>/<str:title>", show),
]
