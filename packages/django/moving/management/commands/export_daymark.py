from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from accounts.models import User
from daymark.long_running import allow_long_statements
from moving.exporter import export


class Command(BaseCommand):
    help = "Exports all accounts and data to one archive, which `npm start -- --import FILE` of the embedded backend reads."

    def add_arguments(self, parser):
        parser.add_argument("file")

    def handle(self, *args, file, **options):
        target = Path(file)
        if target.exists():
            raise CommandError(f"{file} already exists. Choose another name.")
        if not target.absolute().parent.is_dir():
            raise CommandError(f"The folder of {file} does not exist.")
        allow_long_statements()
        self.stdout.write(f"Exported {export(target)} records to {file}.")
        shut = User.objects.filter(is_active=False).count()
        if shut:
            self.stdout.write(f"{shut} of the accounts are shut here. The archive does not say so: they will be open.")
