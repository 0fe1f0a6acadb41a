from django.core.management.commands.migrate import Command as Migrate
from django.db import connections

# Any number that nothing else locks.
LOCK = 4_711_001


class Command(Migrate):
    help = f"{Migrate.help} On PostgreSQL a second one waits until the first has ended."

    def handle(self, *args, **options):
        connection = connections[options["database"]]
        if connection.vendor != "postgresql":
            return super().handle(*args, **options)
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        try:
            return super().handle(*args, **options)
        finally:
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [LOCK])
