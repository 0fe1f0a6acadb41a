from allauth.account.models import EmailAddress
from django.contrib.auth.models import Permission
from django.core.management.base import BaseCommand, CommandError

#: App and name of what staff may do.
STAFF = [
    ("accounts", "view_user"),
    ("accounts", "change_user"),
    ("account", "view_emailaddress"),
    ("content", "view_dailytodosmodule"),
    ("content", "view_inspirationmodule"),
]


def permission(app: str, name: str) -> Permission:
    return Permission.objects.get(content_type__app_label=app, codename=name)


class Command(BaseCommand):
    help = "Lets a person into the admin, or with --remove no longer."

    def add_arguments(self, parser):
        parser.add_argument("email")
        parser.add_argument("--remove", action="store_true")

    def handle(self, *args, email, remove, **options):
        address = EmailAddress.objects.filter(email=email.lower(), verified=True).select_related("user").first()
        if not address:
            raise CommandError(f"{email} is not a verified address of an account.")
        user = address.user
        # Not a superuser: the admin shows what these permissions are for, and a later page of it stays closed until its
        # permission is added here.
        user.is_staff, user.is_superuser = not remove, False
        user.save(update_fields=["is_staff", "is_superuser"])
        user.user_permissions.set([] if remove else [permission(*names) for names in STAFF])
        self.stdout.write(f"{email} {'may no longer' if remove else 'may'} use the admin.")
