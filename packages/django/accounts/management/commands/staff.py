from allauth.account.models import EmailAddress
from django.core.management.base import BaseCommand, CommandError


class Command(BaseCommand):
    help = "Lets a person into the admin, or with --remove no longer."

    def add_arguments(self, parser):
        parser.add_argument("email")
        parser.add_argument("--remove", action="store_true")

    def handle(self, *args, email, remove, **options):
        address = EmailAddress.objects.filter(email=email.lower(), verified=True).select_related("user").first()
        if not address:
            raise CommandError(f"{email} is not a verified address of an account.")
        address.user.is_staff = address.user.is_superuser = not remove
        address.user.save(update_fields=["is_staff", "is_superuser"])
        self.stdout.write(f"{email} {'may no longer' if remove else 'may'} use the admin.")
