import contextlib
import datetime
import uuid
from collections.abc import Iterator
from itertools import islice

from django.contrib.sessions.models import Session
from django.core.files.storage import default_storage
from django.core.management.base import BaseCommand
from django.db import transaction
from django.db.models import Exists, OuterRef
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from accounts.tasks import requeue_interrupted
from content.models import FileUpload, InspirationOption

# So many uploads are locked, and so many ids are in memory, at a time.
BATCH = 1000


class Command(BaseCommand):
    help = "Removes uploads that no option has shown for a day, orphaned files, expired sessions and delivered e-mails."

    def handle(self, *args, **options):
        before = timezone.now() - datetime.timedelta(days=1)
        # Rows first: a file without its row is unreachable, but a row without its file would be wrong.
        uploads = remove_unused_uploads(before)
        files = remove_files_of_nobody(before)
        sessions, _ = Session.objects.filter(expire_date__lt=timezone.now()).delete()
        requeue_interrupted()
        DBTaskResult.objects.finished().filter(finished_at__lt=before).delete()
        self.stdout.write(f"Removed {uploads} unused uploads, {files} orphaned files and {sessions} expired sessions")


def remove_unused_uploads(before: datetime.datetime) -> int:
    """Removes the rows of uploads that were made before then and that no option shows; returns how many."""
    shown = Exists(InspirationOption.objects.filter(image=OuterRef("pk")))
    unused = FileUpload.objects.filter(~shown, created_at__lt=before)
    removed = 0
    while True:
        with transaction.atomic():
            # No option can begin to show one that is locked. One that began just before is seen by the deletion.
            locked = unused.select_for_update(skip_locked=True).values_list("pk", flat=True)
            batch = list(locked[:BATCH])
            removed += FileUpload.objects.filter(~shown, pk__in=batch).delete()[0]
        if len(batch) < BATCH:
            return removed


def remove_files_of_nobody(before: datetime.datetime) -> int:
    """Removes what is in the storage since before then and has no row; returns how many files."""
    names, removed = iter(stored_files()), 0
    while batch := list(islice(names, BATCH)):
        ids = FileUpload.objects.filter(file_uuid__in=filter(None, map(uuid_of, batch)))
        known = {str(file_uuid) for file_uuid in ids.values_list("file_uuid", flat=True)}
        for name in batch:
            # A file that is still arriving gets its final name meanwhile.
            with contextlib.suppress(FileNotFoundError):
                if name not in known and default_storage.get_modified_time(name) < before:
                    default_storage.delete(name)
                    removed += 1
    return removed


def stored_files() -> Iterator[str]:
    """Returns the names of all files."""
    # The folder is made with its first file.
    with contextlib.suppress(FileNotFoundError):
        yield from default_storage.listdir("")[1]


def uuid_of(name: str) -> uuid.UUID | None:
    """Returns the UUID in the name of a file. None for a name that uploads never have."""
    try:
        return uuid.UUID(name)
    except ValueError:
        return None
