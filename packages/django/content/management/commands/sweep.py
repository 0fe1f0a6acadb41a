import contextlib
import datetime

from django.contrib.sessions.models import Session
from django.core.files.storage import default_storage
from django.core.management.base import BaseCommand
from django.db import transaction
from django.db.models import Exists, OuterRef
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from accounts.tasks import requeue_interrupted
from content.files import files_without_rows
from content.models import FileUpload, InspirationOption
from content.removal import remove_portion
from daymark.long_running import allow_long_statements
from moving.models import SharedStorage
from reminders.models import PushSubscription

# So many uploads are locked at a time.
BATCH = 1000

SHARED = """An import found files of another Daymark in this storage, so files without an account were kept. If that Daymark
is gone, or never existed, run `manage.py sweep --own-storage` once."""


class Command(BaseCommand):
    help = (
        "Removes uploads that no option has shown for a day, orphaned files, expired sessions, delivered e-mails, "
        "and what a killed worker has left of a deletion."
    )

    def add_arguments(self, parser):
        parser.add_argument("--own-storage", action="store_true", help="all files in the storage belong to this Daymark")

    def handle(self, *args, own_storage, **options):
        allow_long_statements()
        if own_storage:
            SharedStorage.objects.all().delete()
        is_shared = SharedStorage.objects.exists()
        before = timezone.now() - datetime.timedelta(days=1)
        # Rows first: a file without its row is unreachable, but a row without its file would be wrong.
        uploads = remove_unused_uploads(before)
        files = 0 if is_shared else remove_files_of_nobody(before)
        _, ended = Session.objects.filter(expire_date__lt=timezone.now()).delete()
        sessions = ended.get(Session._meta.label, 0)
        # Of sessions that a release without reminders has ended.
        PushSubscription.objects.exclude(session__in=Session.objects.all()).delete()
        while remove_portion():
            pass
        requeue_interrupted()
        DBTaskResult.objects.finished().filter(finished_at__lt=before).delete()
        self.stdout.write(f"Removed {uploads} unused uploads, {files} orphaned files and {sessions} expired sessions")
        if is_shared:
            self.stdout.write(SHARED)


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
    removed = 0
    for name in files_without_rows():
        # A file that is still arriving gets its final name meanwhile.
        with contextlib.suppress(FileNotFoundError):
            if default_storage.get_modified_time(name) < before:
                default_storage.delete(name)
                removed += 1
    return removed
