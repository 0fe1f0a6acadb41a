import threading

import pytest
from django.core.management import call_command
from django.db import connection

from daymark.management.commands.migrate import LOCK


@pytest.mark.skipif("connection.vendor != 'postgresql'")
def test_a_second_migration_waits_for_the_first(transactional_db):
    def migrate():
        call_command("migrate", verbosity=0)
        connection.close()

    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        second = threading.Thread(target=migrate)
        second.start()
        second.join(timeout=1)
        waits = second.is_alive()
        cursor.execute("SELECT pg_advisory_unlock(%s)", [LOCK])
    second.join(timeout=30)
    assert (waits, second.is_alive()) == (True, False)
