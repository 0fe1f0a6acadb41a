from django.urls import path

from content import uploads

urlpatterns = [
    path("uploads/<str:signed>", uploads.put_upload),
    path("media/<uuid:file_uuid>/<str:file_name>", uploads.get_image),
]
