from django.conf import settings
from django.db import transaction
from django.db.models import F
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import ensure_csrf_cookie
from django_filters.rest_framework import FilterSet
from django_filters.utils import translate_validation
from drf_spectacular.utils import extend_schema, inline_serializer
from rest_framework import mixins, viewsets
from rest_framework import serializers as fields
from rest_framework.permissions import AllowAny
from rest_framework.response import Response
from rest_framework.views import APIView

from content import filters, models, serializers
from content.limits import lock_person, measure_closed_uploads, require_room
from content.long_lists import LongList
from content.quotas import require_room_for_entries, require_room_for_items, require_room_for_text
from content.removal import remove_module, remove_option
from content.storage import Stored
from content.uploads import Refusal, stored_image


class OwnViewSet(viewsets.GenericViewSet):
    """The objects of the caller. Those of other people answer 404, like missing ones."""

    #: The path from the model to its user, as in filter().
    owner = "module__user"
    #: For what may not be changed after it was made.
    update_serializer_class: type[fields.BaseSerializer] | None = None

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


class ListModelMixin(mixins.ListModelMixin, viewsets.GenericViewSet):
    """Within one module the list is read in the order of an index: where its module was made does not matter."""

    def filter_queryset(self, queryset):
        queryset = super().filter_queryset(queryset)
        if self.action == "list" and "module" in self.request.query_params:
            within = [name for name in queryset.model._meta.ordering if not name.startswith("-module")]
            return queryset.order_by(*within)
        return queryset


class ItemListMixin(mixins.ListModelMixin, viewsets.GenericViewSet):
    """Lists of items may be long."""

    filterset_class: type[FilterSet]

    def filter_queryset(self, queryset):
        if self.action != "list":
            return super().filter_queryset(queryset)
        filterset = self.filterset_class(self.request.query_params, queryset=queryset, request=self.request)
        if not filterset.is_valid():
            raise translate_validation(filterset.errors)
        return LongList(queryset.model, self.request.user, **filterset.form.cleaned_data)


class CreateModelMixin(mixins.CreateModelMixin):
    """One addition of a person after the other. One that leaves them with more than they may keep is taken back."""

    quotas: tuple = (require_room_for_entries, require_room_for_text)

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
    ListModelMixin,
    CreateModelMixin,
    mixins.RetrieveModelMixin,
    UpdateModelMixin,
    mixins.DestroyModelMixin,
    OwnViewSet,
):
    """Listed, made, read, changed as a whole and deleted."""

    http_method_names = ["get", "post", "put", "delete", "head", "options"]

    @transaction.atomic
    def destroy(self, request, *args, **kwargs):
        # One change of the counts of items after the other: an addition and a deletion could wait for each other.
        lock_person(request.user.pk)
        return super().destroy(request, *args, **kwargs)


class OptionViewSet(FullViewSet):
    """Options have texts, which may grow."""

    @transaction.atomic
    def update(self, request, *args, **kwargs):
        # Before the row, as when an account is deleted: otherwise the two could wait for each other.
        lock_person(request.user.pk)
        response = super().update(request, *args, **kwargs)
        require_room_for_text(request.user)
        return response

    def perform_destroy(self, instance):
        remove_option(instance)


class ModuleViewSet(FullViewSet):
    """Modules belong to their user; everything else belongs to a module."""

    owner = "user"

    def perform_create(self, serializer):
        serializer.save(user=self.request.user)

    def perform_destroy(self, instance):
        remove_module(instance)


class DailyTodosModules(ModuleViewSet):
    queryset = models.DailyTodosModule.objects.all()
    serializer_class = serializers.DailyTodosModuleSerializer


class DailyTodoOptions(OptionViewSet):
    # Partial updates are an optional part of the API, see docs/django.md.
    http_method_names = [*OptionViewSet.http_method_names, "patch"]
    queryset = models.DailyTodoOption.objects.all()
    serializer_class = serializers.DailyTodoOptionSerializer
    update_serializer_class = serializers.DailyTodoOptionUpdateSerializer
    filterset_class = filters.module_filter(models.DailyTodosModule)


class DailyTodosWidgets(FullViewSet):
    queryset = models.DailyTodosWidget.objects.all()
    serializer_class = serializers.DailyTodosWidgetSerializer
    update_serializer_class = serializers.DailyTodosWidgetUpdateSerializer
    filterset_class = filters.module_filter(models.DailyTodosModule)


class DailyTodoItems(ItemListMixin, CreateModelMixin, UpdateModelMixin, OwnViewSet):
    # Only the status and the note of an item change.
    http_method_names = ["get", "post", "patch", "head", "options"]
    quotas = (require_room_for_items,)
    queryset = models.DailyTodoItem.objects.filter(option__module=F("module"))
    serializer_class = serializers.DailyTodoItemSerializer
    update_serializer_class = serializers.DailyTodoItemUpdateSerializer
    filterset_class = filters.DailyTodoItems

    def perform_create(self, serializer):
        super().perform_create(serializer)
        self.require_room_for_note()

    def perform_update(self, serializer):
        super().perform_update(serializer)
        self.require_room_for_note()

    def update(self, request, *args, **kwargs):
        if not self.has_note:
            return super().update(request, *args, **kwargs)
        with transaction.atomic():
            # Before the row, as with options. A tick waits for nothing.
            lock_person(request.user.pk)
            return super().update(request, *args, **kwargs)

    @property
    def has_note(self) -> bool:
        return isinstance(self.request.data, dict) and bool(self.request.data.get("note"))

    def require_room_for_note(self) -> None:
        if self.has_note:
            require_room_for_text(self.request.user)


class InspirationModules(ModuleViewSet):
    queryset = models.InspirationModule.objects.all()
    serializer_class = serializers.InspirationModuleSerializer


class InspirationOptions(OptionViewSet):
    # An image that is not sent again stays.
    http_method_names = [*OptionViewSet.http_method_names, "patch"]
    queryset = models.InspirationOption.objects.select_related("image")
    serializer_class = serializers.InspirationOptionSerializer
    update_serializer_class = serializers.InspirationOptionUpdateSerializer
    filterset_class = filters.module_filter(models.InspirationModule)

    def initial(self, request, *args, **kwargs):
        super().initial(request, *args, **kwargs)
        # An object storage may be slow, so it is asked before the person is locked.
        named = request.data.get("image") if settings.S3_BUCKET and isinstance(request.data, dict) else None
        own = models.FileUpload.objects.filter(user=request.user)
        self.arrived = {one.pk: stored_image(one) for one in own.filter(pk=named)} if isinstance(named, int) else {}

    def stored_image(self, upload: models.FileUpload) -> Stored | Refusal | None:
        """Returns what has arrived of an image that a request names."""
        return self.arrived[upload.pk] if upload.pk in self.arrived else stored_image(upload)


class InspirationWidgets(FullViewSet):
    queryset = models.InspirationWidget.objects.all()
    serializer_class = serializers.InspirationWidgetSerializer
    update_serializer_class = serializers.InspirationWidgetUpdateSerializer
    filterset_class = filters.module_filter(models.InspirationModule)


class InspirationItems(ItemListMixin, CreateModelMixin, OwnViewSet):
    quotas = (require_room_for_items,)
    queryset = models.InspirationItem.objects.filter(option__module=F("module"))
    serializer_class = serializers.InspirationItemSerializer
    filterset_class = filters.InspirationItems


class FileUploads(mixins.CreateModelMixin, viewsets.GenericViewSet):
    """Gives an upload URL out; the bytes go there."""

    queryset = models.FileUpload.objects.all()
    serializer_class = serializers.FileUploadSerializer

    def perform_create(self, serializer):
        user = serializer.context["request"].user
        measure_closed_uploads(user)
        with transaction.atomic():
            lock_person(user.pk)
            require_room(user)
            serializer.save(user=user)


class Dashboard(APIView):
    """Every widget of the caller, of each kind of module, and the optional parts of the API that are here."""

    features = ["preferences", "reminders", "partialUpdates", "schedules", "archive", "notes"]

    @extend_schema(responses=serializers.DashboardSerializer)
    def get(self, request):
        own = {"module__user": request.user}
        widgets = {
            "dailyTodos": models.DailyTodosWidget.objects.filter(**own),
            "inspiration": models.InspirationWidget.objects.filter(**own),
            "features": [name for name in self.features if name != "reminders" or settings.PUSH_PRIVATE_KEY],
        }
        return Response(serializers.DashboardSerializer(widgets).data)


@method_decorator(ensure_csrf_cookie, name="dispatch")
class Csrf(APIView):
    """Sets the csrftoken cookie, which a client needs before its first change."""

    permission_classes = [AllowAny]

    @extend_schema(responses=inline_serializer("Csrf", {"status": fields.CharField()}))
    def get(self, request):
        return Response({"status": "OK"})
