import datetime

from django.contrib.sessions.models import Session
from django.core.files.storage import default_storage
from django.core.management.base import BaseCommand
from django.utils import timezone

from content.models import FileUpload


class Command(BaseCommand):
    help = "Removes files that no option has shown for a day, files that belong to nobody, and ended sessions."

    def handle(self, *args, **options):
        before = timezone.now() - datetime.timedelta(days=1)
        unused = FileUpload.objects.filter(created_at__lt=before, inspirationoption=None)
        removed = list(unused.values_list("pk", "file_uuid"))
        # The rows go first: without its row nobody finds a file, without the file the row would lie.
        FileUpload.objects.filter(pk__in=[pk for pk, _ in removed], inspirationoption=None).delete()
        orphans = 0
        known = {str(uuid) for uuid in FileUpload.objects.values_list("file_uuid", flat=True)}
        for name in self._files():
            if name in known or default_storage.get_modified_time(name) > before:
                continue
            default_storage.delete(name)
            orphans += 1
        sessions, _ = Session.objects.filter(expire_date__lt=timezone.now()).delete()
        self.stdout.write(
            f"{len(removed)} unused uploads, {orphans} files of nobody, {sessions} ended sessions removed"
        )

    def _files(self) -> list[str]:
        try:
            return default_storage.listdir("")[1]
        except FileNotFoundError:
            return []
