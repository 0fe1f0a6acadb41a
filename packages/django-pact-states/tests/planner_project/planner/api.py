from django.http import JsonResponse
from django.urls import path
from django.views.decorators.csrf import ensure_csrf_cookie
from rest_framework import mixins, viewsets
from rest_framework.decorators import api_view
from rest_framework.response import Response
from rest_framework.routers import SimpleRouter

from planner import models, shapes


class Books(viewsets.ModelViewSet):
    def get_queryset(self):
        return self.serializer_class.Meta.model.objects.filter(owner=self.request.user)

    def perform_create(self, serializer):
        serializer.save(owner=self.request.user)


class Parts(viewsets.ModelViewSet):
    def get_queryset(self):
        return self.serializer_class.Meta.model.objects.filter(book__owner=self.request.user)


class TodoDays(Parts):
    http_method_names = ["get", "post", "put", "patch"]

    def get_serializer_class(self):
        changes = self.action in ("update", "partial_update")
        return shapes.TodoDayChangeShape if changes else self.serializer_class


class Pictures(mixins.CreateModelMixin, viewsets.GenericViewSet):
    perform_create = Books.perform_create


@api_view(["GET"])
def widgets(request):
    def shown(model):
        tiles = model.objects.filter(book__owner=request.user)
        return [{"id": tile.pk, "module": tile.book_id, "name": tile.title} for tile in tiles]

    return Response(
        {"dailyTodos": shown(models.TodoTile), "inspiration": shown(models.QuoteTile)}
    )


@ensure_csrf_cookie
def csrf(request):
    return JsonResponse({"status": "OK"})


router = SimpleRouter()
for prefix, views, shape in [
    ("daily-todos-modules", Books, shapes.TodoListShape),
    ("daily-todo-options", Parts, shapes.TodoShape),
    ("daily-todos-widgets", Parts, shapes.TodoTileShape),
    ("daily-todo-items", TodoDays, shapes.TodoDayShape),
    ("inspiration-modules", Books, shapes.QuoteBookShape),
    ("inspiration-options", Parts, shapes.QuoteShape),
    ("inspiration-widgets", Parts, shapes.QuoteTileShape),
    ("inspiration-items", Parts, shapes.QuoteDayShape),
    ("file-uploads", Pictures, shapes.PictureShape),
]:
    view = type(f"{shape.__name__}View", (views,), {"serializer_class": shape})
    router.register(prefix, view, basename=prefix)
api = [path("csrf/", csrf), path("widgets/", widgets), *router.urls]
