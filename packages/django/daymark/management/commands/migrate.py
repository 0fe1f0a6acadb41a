import time
from functools import partial

from django.core.management.commands.migrate import Command as Migrate
from django.db import connections

from daymark.long_running import allow_long_statements
from daymark.migrating import ShortWaits, until_free

# Any number that nothing else locks.
LOCK = 4_711_001
# Seconds between two tries. A statement that waited for the lock would be one for which CREATE INDEX CONCURRENTLY waits.
PAUSE = 0.5


class Command(Migrate):
    help = f"{Migrate.help} On PostgreSQL a second one waits until the first has ended."

    def handle(self, *args, **options):
        connection = connections[options["database"]]
        if connection.vendor != "postgresql":
            return super().handle(*args, **options)
        allow_long_statements(options["database"])
        while not _locks(connection):
            time.sleep(PAUSE)
        former = connection.SchemaEditorClass
        connection.SchemaEditorClass = ShortWaits
        try:
            # Each try continues after the last migration that has run.
            return until_free(partial(super().handle, *args, **options))
        finally:
            connection.SchemaEditorClass = former
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [LOCK])


def _locks(connection) -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", [LOCK])
        return cursor.fetchone()[0]
