from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from daymark.long_running import allow_long_statements
from moving.archive import BrokenArchive
from moving.importer import Importer

UNCHANGED = "Nothing was changed."
RESUMABLE = "Everything up to the last complete batch is kept. Repair the file and run the command again."


class Command(BaseCommand):
    help = "Imports an archive that `npm start -- --export FILE` of the embedded backend made."

    def add_arguments(self, parser):
        parser.add_argument("file")
        kept = "keep each complete batch, so that the next run continues after it"
        parser.add_argument("--resumable", action="store_true", help=kept)

    def handle(self, *args, file, resumable, **options):
        if not Path(file).is_file():
            raise CommandError(f"{file} does not exist.")
        allow_long_statements()
        importer = Importer()
        try:
            importer.run(file, resumable)
        except BrokenArchive as error:
            raise CommandError(f"{file}, {error}. {RESUMABLE if resumable else UNCHANGED}") from error
        self.stdout.write(f"{importer.made.total()} records imported, {importer.known.total()} already existed.")
        if importer.repaired:
            self.stdout.write(f"{importer.repaired} of them had a name or a text that shows nothing. It is \u2013 now.")
        for kind, number in sorted(importer.made.items()):
            self.stdout.write(f"  {kind}: {number}")
