from django.db import transaction
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import ensure_csrf_cookie
from drf_spectacular.utils import extend_schema, inline_serializer
from rest_framework import mixins, serializers as fields, viewsets
from rest_framework.permissions import AllowAny
from rest_framework.response import Response
from rest_framework.views import APIView

from content import filters, models, serializers
from content.limits import lock_person, require_room
from content.quotas import require_room_for_entries, require_room_for_items, require_room_for_text


class OwnViewSet(viewsets.GenericViewSet):
    """The objects of the caller. Those of other people answer 404, like missing ones."""

    #: The path from the model to its user, as in filter().
    owner = "module__user"
    #: For what may not be changed after it was made.
    update_serializer_class = None

    @property
    def is_change(self) -> bool:
        return self.action in ("update", "partial_update")

    def get_serializer_class(self):
        if self.is_change and self.update_serializer_class:
            return self.update_serializer_class
        return super().get_serializer_class()

    def get_queryset(self):
        queryset = super().get_queryset()
        if getattr(self, "swagger_fake_view", False):
            return queryset.none()
        if self.is_change:
            queryset = queryset.select_for_update(of=("self",), no_key=True)
        return queryset.filter(**{self.owner: self.request.user})


class CreateModelMixin(mixins.CreateModelMixin):
    """One addition of a person after the other. One that leaves them with more than they may keep is taken back."""

    quotas = (require_room_for_entries, require_room_for_text)

    @transaction.atomic
    def create(self, request, *args, **kwargs):
        lock_person(request.user.pk)
        response = super().create(request, *args, **kwargs)
        for require in self.quotas:
            require(request.user)
        return response


class UpdateModelMixin(mixins.UpdateModelMixin):
    """
    One change after the other: each begins with what the one before has saved, and none brings back what was
    deleted meanwhile. The row is locked by OwnViewSet.get_queryset.
    """

    @transaction.atomic
    def update(self, request, *args, **kwargs):
        return super().update(request, *args, **kwargs)


class FullViewSet(
    mixins.ListModelMixin,
    CreateModelMixin,
    mixins.RetrieveModelMixin,
    UpdateModelMixin,
    mixins.DestroyModelMixin,
    OwnViewSet,
):
    """Listed, made, read, changed and deleted."""


class OptionViewSet(FullViewSet):
    """Options have texts, which may grow."""

    @transaction.atomic
    def update(self, request, *args, **kwargs):
        # Before the row, as when an account is deleted: otherwise the two could wait for each other.
        lock_person(request.user.pk)
        response = super().update(request, *args, **kwargs)
        require_room_for_text(request.user)
        return response


class ModuleViewSet(FullViewSet):
    """Modules belong to their user; everything else belongs to a module."""

    owner = "user"

    def perform_create(self, serializer):
        serializer.save(user=self.request.user)


class DailyTodosModules(ModuleViewSet):
    queryset = models.DailyTodosModule.objects.all()
    serializer_class = serializers.DailyTodosModuleSerializer


class DailyTodoOptions(OptionViewSet):
    queryset = models.DailyTodoOption.objects.all()
    serializer_class = serializers.DailyTodoOptionSerializer
    update_serializer_class = serializers.DailyTodoOptionUpdateSerializer
    filterset_class = filters.module_filter(models.DailyTodosModule)


class DailyTodosWidgets(FullViewSet):
    queryset = models.DailyTodosWidget.objects.all()
    serializer_class = serializers.DailyTodosWidgetSerializer
    update_serializer_class = serializers.DailyTodosWidgetUpdateSerializer
    filterset_class = filters.module_filter(models.DailyTodosModule)


class DailyTodoItems(mixins.ListModelMixin, CreateModelMixin, UpdateModelMixin, OwnViewSet):
    quotas = (require_room_for_items,)
    queryset = models.DailyTodoItem.objects.all()
    serializer_class = serializers.DailyTodoItemSerializer
    update_serializer_class = serializers.DailyTodoItemUpdateSerializer
    filterset_class = filters.DailyTodoItems


class InspirationModules(ModuleViewSet):
    queryset = models.InspirationModule.objects.all()
    serializer_class = serializers.InspirationModuleSerializer


class InspirationOptions(OptionViewSet):
    queryset = models.InspirationOption.objects.select_related("image")
    serializer_class = serializers.InspirationOptionSerializer
    update_serializer_class = serializers.InspirationOptionUpdateSerializer
    filterset_class = filters.module_filter(models.InspirationModule)


class InspirationWidgets(FullViewSet):
    queryset = models.InspirationWidget.objects.all()
    serializer_class = serializers.InspirationWidgetSerializer
    update_serializer_class = serializers.InspirationWidgetUpdateSerializer
    filterset_class = filters.module_filter(models.InspirationModule)


class InspirationItems(mixins.ListModelMixin, CreateModelMixin, OwnViewSet):
    quotas = (require_room_for_items,)
    queryset = models.InspirationItem.objects.all()
    serializer_class = serializers.InspirationItemSerializer
    filterset_class = filters.InspirationItems


class FileUploads(mixins.CreateModelMixin, viewsets.GenericViewSet):
    """Gives an upload URL out; the bytes go there."""

    queryset = models.FileUpload.objects.all()
    serializer_class = serializers.FileUploadSerializer

    @transaction.atomic
    def perform_create(self, serializer):
        lock_person(self.request.user.pk)
        require_room(self.request.user)
        serializer.save(user=self.request.user)


class Dashboard(APIView):
    """Every widget of the caller, of each kind of module."""

    @extend_schema(responses=serializers.DashboardSerializer)
    def get(self, request):
        own = {"module__user": request.user}
        widgets = {
            "dailyTodos": models.DailyTodosWidget.objects.filter(**own),
            "inspiration": models.InspirationWidget.objects.filter(**own),
        }
        return Response(serializers.DashboardSerializer(widgets).data)


@method_decorator(ensure_csrf_cookie, name="dispatch")
class Csrf(APIView):
    """Sets the csrftoken cookie, which a client needs before its first change."""

    permission_classes = [AllowAny]

    @extend_schema(responses=inline_serializer("Csrf", {"status": fields.CharField()}))
    def get(self, request):
        return Response({"status": "OK"})
