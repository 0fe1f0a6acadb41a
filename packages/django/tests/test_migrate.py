import threading
from types import SimpleNamespace

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.migrations.loader import MigrationLoader

from content import models
from daymark.management.commands.migrate import LOCK
from tests.conftest import inspiration_module
from tests.test_long_lists import full_module, require_right_counts

INDICES = {"dailytodooption_by_name", "dailytodoswidget_by_name", "inspirationoption_by_name", "inspirationwidget_by_name"}


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


def indices() -> set[str]:
    """Returns those that the database uses."""
    usable = """SELECT relname FROM pg_class JOIN pg_index ON indexrelid = pg_class.oid WHERE indisvalid"""
    all_of_them = "SELECT name FROM sqlite_master WHERE type = 'index'"
    with connection.cursor() as cursor:
        cursor.execute(usable if connection.vendor == "postgresql" else all_of_them)
        return {name for (name,) in cursor.fetchall()}


def former_models() -> SimpleNamespace:
    """Returns the models of the release before long lists, which know no later column."""
    state = MigrationLoader(connection).project_state(("content", "0003_one_index_of_a_module"))
    return SimpleNamespace(**{model.__name__: model for model in state.apps.get_app_config("content").get_models()})


@pytest.fixture
def before_long_lists(person):
    """A database with lists, of the release before long ones."""
    call_command("migrate", "content", "0003", verbosity=0)
    of = former_models()
    module = of.DailyTodosModule.objects.create(user_id=person.pk, name="Old")
    option = of.DailyTodoOption.objects.create(module=module, name="Walk", text="Go")
    for day in range(1, 29):
        of.DailyTodoItem.objects.create(module=module, option=option, date=f"2024-02-{day:02}", status="done")
    quotes = inspiration_module(person)
    models.InspirationItem.objects.create(module=quotes, option=quotes.inspirationoption_set.first(), date="2024-02-29")
    yield module
    call_command("migrate", verbosity=0)


def test_a_database_with_lists_gets_their_counts_and_indices(before_long_lists):
    assert not indices() & INDICES
    call_command("migrate", verbosity=0)
    assert models.DailyTodoItemCount.objects.exists()
    require_right_counts()
    assert indices() >= INDICES


def test_lists_that_change_before_they_are_counted_are_counted_right(person, before_long_lists):
    of = former_models()
    gone = full_module(person, "Gone", of)
    call_command("migrate", "content", "0004", verbosity=0)
    for module in (before_long_lists, gone):
        option = of.DailyTodoOption.objects.filter(module_id=module.pk).first()
        of.DailyTodoItem.objects.create(module_id=module.pk, option=option, date="2024-02-29", status="done")
    of.DailyTodoItem.objects.filter(date="2024-02-01").delete()
    full_module(person, "Young", of)
    # The previous release does not know the counts, and deletes a list without them.
    for items in (of.DailyTodoItem, of.DailyTodoOption):
        items.objects.filter(module=gone).delete()
    of.DailyTodosModule.objects.filter(pk=gone.pk)._raw_delete(connection.alias)
    call_command("migrate", verbosity=0)
    require_right_counts()


@pytest.mark.skipif("connection.vendor != 'postgresql'")
def test_a_migration_that_was_interrupted_goes_on_when_it_runs_again(before_long_lists):
    call_command("migrate", "content", "0005", verbosity=0)
    with connection.cursor() as cursor:
        # What an interrupted CREATE INDEX CONCURRENTLY leaves.
        cursor.execute("CREATE INDEX dailytodooption_by_name ON content_dailytodooption (module_id, name, id)")
        cursor.execute("UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'dailytodooption_by_name'::regclass")
    call_command("migrate", verbosity=0)
    assert indices() >= INDICES


@pytest.mark.skipif("connection.vendor != 'postgresql'")
def test_indices_are_built_beside_writes_also_while_another_migration_waits(before_long_lists):
    """PostgreSQL builds them when the statements of others have ended: one that waits for the lock would never end."""
    second = threading.Thread(target=lambda: (call_command("migrate", verbosity=0), connection.close()))
    built, new_tables = [], set()

    def watch(execute, sql, params, many, context):
        # Nothing writes to a table that is new, such as that of a kind of module.
        if sql.startswith("CREATE TABLE"):
            new_tables.add(sql.split()[2])
        if sql.startswith("CREATE INDEX") and not any(f" ON {table} " in sql for table in new_tables):
            built.append(sql.split()[2])
            if len(built) == 1:
                second.start()
                second.join(timeout=1)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(watch):
        call_command("migrate", verbosity=0)
    second.join(timeout=30)
    assert not second.is_alive()
    assert built == ["CONCURRENTLY"] * 5
    assert indices() >= INDICES


def test_the_migrations_make_the_tables_of_the_models(db):
    call_command("makemigrations", verbosity=0, check=True, dry_run=True)
