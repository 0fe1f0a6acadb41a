"""Shows the operator who has an account, whether it may be used, and how much is in it. Never what people wrote."""

from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib import admin
from django.shortcuts import redirect

from accounts.models import User


class Site(admin.AdminSite):
    """Lets staff in who have logged in to the app, by passkey or code: there are no passwords."""

    site_header = site_title = settings.SITE_NAME

    def login(self, request, extra_context=None):
        if request.user.is_authenticated:
            return super().login(request, extra_context) if self.has_permission(request) else redirect(settings.FRONTEND_ORIGIN)
        return redirect(f"{settings.FRONTEND_ORIGIN}/account/login/code")


class ReadOnly:
    def has_add_permission(self, request, obj=None):
        return False

    def has_change_permission(self, request, obj=None):
        return False

    def has_delete_permission(self, request, obj=None):
        return False


class Addresses(ReadOnly, admin.TabularInline):
    model = EmailAddress
    fields = ["email", "verified", "primary"]


class Accounts(admin.ModelAdmin):
    """An account can be shut and opened again. Everything else about it belongs to the person."""

    list_display = ["username", "email", "date_joined", "last_login", "is_active", "is_staff"]
    list_filter = ["is_active", "is_staff", "language"]
    search_fields = ["username", "emailaddress__email"]
    fields = ["username", "is_active", "is_staff", "language", "time_zone", "date_joined", "last_login"]
    readonly_fields = [name for name in fields if isinstance(name, str) and name != "is_active"]
    inlines = [Addresses]

    def has_add_permission(self, request):
        return False

    def has_change_permission(self, request, obj=None):
        # A member of staff cannot shut out the others.
        return super().has_change_permission(request, obj) and not (obj and obj.is_staff)

    def has_delete_permission(self, request, obj=None):
        return False


site = Site(name="admin")
site.register(User, Accounts)
