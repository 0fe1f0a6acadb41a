from django.core.management.base import BaseCommand, CommandError

from moving.archive import BrokenArchive
from moving.importer import Importer


class Command(BaseCommand):
    help = "Brings in everything that `npm start -- --export FILE` of the embedded backend wrote."

    def add_arguments(self, parser):
        parser.add_argument("file")

    def handle(self, *args, file, **options):
        importer = Importer()
        try:
            importer.run(file)
        except BrokenArchive as error:
            raise CommandError(f"{file}, {error}. Nothing was changed.") from error
        self.stdout.write(f"{importer.made.total()} records are new, {importer.known.total()} were here already.")
        for kind, number in sorted(importer.made.items()):
            self.stdout.write(f"  {kind}: {number}")
