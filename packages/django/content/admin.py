from django.contrib import admin
from django.db.models import Count

from accounts.admin import ReadOnly, site
from content import models


class Modules(ReadOnly, admin.ModelAdmin):
    """Shows how much an account has, never its names and texts."""

    list_display = ["id", "user", "created_at", "options"]
    list_select_related = ["user"]
    list_display_links = None
    search_fields = ["user__username"]
    fields = ["user", "created_at"]
    show_full_result_count = False
    #: The related name of the options.
    counted = ""

    def get_queryset(self, request):
        return super().get_queryset(request).exclude(user=None).annotate(option_count=Count(self.counted))

    @admin.display(ordering="option_count")
    def options(self, module) -> int:
        return module.option_count


class DailyTodosModules(Modules):
    counted = "dailytodooption"


class InspirationModules(Modules):
    counted = "inspirationoption"


site.register(models.DailyTodosModule, DailyTodosModules)
site.register(models.InspirationModule, InspirationModules)
