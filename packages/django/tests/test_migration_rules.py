"""
Migrations without downtime: README.md has the rule. A test reads the operations of each migration, and another one runs them and
asks PostgreSQL what they lock. django-migration-linter compares SQL with patterns instead: it knows neither locks nor reasons.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.postgres import operations as postgres
from django.contrib.postgres.indexes import GinIndex
from django.core.management import call_command
from django.db import connection, migrations, models
from django.db.migrations import operations
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.operations.base import Operation
from django.db.migrations.state import ProjectState
from django.db.models.expressions import Value
from django.db.models.functions import Now

from daymark.migrating import AddIndexBesideWrites, DropIndexBesideWrites, DropNotNull, OneTransaction, ShortWaits
from tests.conftest import VERSION_0_1_0

PROJECT = Path(__file__).resolve().parent.parent

# Older than the rule.
BEFORE = {**VERSION_0_1_0, "reminders": ""}

# They change no table, or they let others read and write.
STATE = (operations.AlterModelOptions, operations.AlterModelManagers)
HARMLESS = (
    *STATE,
    operations.CreateModel,
    postgres.CreateExtension,
    postgres.AddConstraintNotValid,
    postgres.ValidateConstraint,
)
BESIDE_WRITES = (postgres.AddIndexConcurrently, postgres.RemoveIndexConcurrently, DropIndexBesideWrites, DropNotNull)
BUILDING = (operations.AddIndex, operations.RemoveIndex, operations.AddConstraint)
DATA = (operations.RunPython, operations.RunSQL)


def name_of(operation: Operation) -> str:
    """Returns what a migration calls an operation when it gives the reason for it."""
    return operation.migration_name_fragment or type(operation).__name__


def objections(migration: migrations.Migration, state: ProjectState) -> Iterator[str]:
    """Returns why a migration does not suit a release that runs meanwhile. `state` is that before the migration."""
    state = state.clone()
    reasons = getattr(migration, "suits_running_release", {})
    named = set()
    new: set[str] = set()
    for operation in migration.operations:
        before = state.clone()
        operation.state_forwards(migration.app_label, state)
        said = [*_objections(operation, migration, before, state, new)]
        if name_of(operation) in reasons:
            named.add(name_of(operation))
        else:
            yield from (f"{name_of(operation)}: {why}" for why in said)
    for name, reason in reasons.items():
        if name not in named or len(reason.split()) < 5:
            yield f"{name}: suits_running_release needs an operation, and a sentence"


def _objections(operation, migration, before, after, new) -> Iterator[str]:
    if isinstance(operation, operations.SeparateDatabaseAndState):
        parted = migration
        if isinstance(operation, OneTransaction):
            if migration.atomic:
                yield "it needs atomic = False"
            parted = migrations.Migration(migration.name, migration.app_label)
        for part in operation.database_operations:
            former = before.clone()
            part.state_forwards(migration.app_label, before)
            yield from _objections(part, parted, former, before, new)
        return
    table = getattr(operation, "model_name_lower", None)
    if not migration.atomic and not isinstance(operation, BESIDE_WRITES + DATA + STATE):
        yield "requests wait for it, and it cannot run again: use OneTransaction"
    if isinstance(operation, operations.CreateModel):
        new.add(operation.name_lower)
    if isinstance(operation, HARMLESS) or table in new:
        return
    if isinstance(operation, BESIDE_WRITES):
        if migration.atomic:
            yield "it needs atomic = False"
    elif isinstance(operation, BUILDING):
        yield "others cannot write meanwhile: use AddIndexBesideWrites, RemoveIndexConcurrently or AddConstraintNotValid"
    elif isinstance(operation, DATA):
        if migration.atomic or not all(isinstance(other, DATA) for other in migration.operations):
            yield "data changes in portions, in a migration of its own with atomic = False"
    elif isinstance(operation, operations.AddField):
        yield from _added(operation.field)
    elif isinstance(operation, operations.AlterField):
        stages = [stage.apps.get_model(migration.app_label, table) for stage in (before, after)]
        yield from _altered(*(model._meta.get_field(operation.name) for model in stages))
    else:
        yield "the running release may use what goes or is renamed"


def _added(field) -> Iterator[str]:
    if field.many_to_many:
        return
    if isinstance(field, models.GeneratedField):
        yield "the table is written again"
        return
    constant = field.db_default is models.NOT_PROVIDED or not hasattr(field.db_default, "resolve_expression")
    if not constant and not isinstance(field.db_default, Value):
        yield "the value may be another one in each row, and then the table is written again"
    if not field.null and field.db_default is models.NOT_PROVIDED:
        yield "the running release does not name the column, so it needs null or db_default"
    if field.unique or field.db_index:
        yield "others cannot write while its index is built"
    if field.remote_field and field.db_constraint:
        yield "others cannot write while its values are compared with the other table"


def _altered(former, present) -> Iterator[str]:
    altered = connection.schema_editor()._field_should_be_altered
    if former.remote_field and former.db_constraint and altered(former, present):
        yield "it adds the foreign key again, and locks both tables: use DropIndexBesideWrites or DropNotNull"
        return
    plain = copy(former)
    # Without NOT NULL more fits than before, and so it does with more characters.
    plain.null = present.null or plain.null
    if isinstance(plain, models.CharField) and isinstance(present, models.CharField):
        plain.max_length = max(plain.max_length or 0, present.max_length or 0)
    if altered(plain, present):
        yield "the running release knows the column as it was"


def own() -> list[tuple[migrations.Migration, ProjectState]]:
    """Returns the migrations that are younger than the rule, with the state before each."""
    loader = MigrationLoader(None)
    nodes = [key for key in loader.graph.nodes if key[0] in BEFORE and key[1] > BEFORE[key[0]]]
    return [(loader.graph.nodes[key], loader.project_state(key, at_end=False)) for key in sorted(nodes)]


def test_each_migration_suits_the_release_that_runs_meanwhile():
    found = own()
    assert {"0004_long_lists"} <= {migration.name for migration, _ in found}
    assert [(migration.name, why) for migration, state in found for why in objections(migration, state)] == []


def test_no_app_is_forgotten():
    assert {first.parent.parent.name for first in PROJECT.glob("*/migrations/0001_*.py")} == set(BEFORE)


INDEX = models.Index(fields=["name"], name="by_name")
NOTE = ("dailytodooption", "note")
NULLABLE_USER = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True)
REASON = "No release has read this column since version 0.2."


def judged(*parts: Operation, atomic: bool = True, **more) -> list[str]:
    made = type("Migration", (migrations.Migration,), {"operations": list(parts), "atomic": atomic, **more})
    return [*objections(made("0099_test", "content"), MigrationLoader(None).project_state())]


@pytest.mark.parametrize(
    "operation",
    [
        operations.AddIndex("dailytodooption", INDEX),
        AddIndexBesideWrites("dailytodooption", INDEX),
        operations.RemoveIndex("dailytodooption", "dailytodooption_by_name"),
        operations.AddConstraint("dailytodooption", models.UniqueConstraint(fields=["name"], name="one_name")),
        operations.AddConstraint("dailytodooption", models.CheckConstraint(condition=models.Q(id__gt=0), name="counted")),
        operations.RemoveField("dailytodooption", "text"),
        operations.RenameField("dailytodooption", "text", "words"),
        operations.DeleteModel("DailyTodosWidget"),
        operations.RenameModel("DailyTodosWidget", "Card"),
        operations.AlterModelTable("dailytodoswidget", "cards"),
        operations.AlterUniqueTogether("dailytodooption", {("module", "name")}),
        operations.RemoveConstraint("dailytodoitem", "one_item_a_day"),
        operations.AddField(*NOTE, models.CharField(max_length=9, default="")),
        operations.AddField(*NOTE, models.DateTimeField(auto_now_add=True)),
        operations.AddField(*NOTE, models.DateTimeField(db_default=Now())),
        operations.AddField(*NOTE, models.CharField(max_length=9, null=True, db_index=True)),
        operations.AddField(*NOTE, models.CharField(max_length=9, null=True, unique=True)),
        operations.AddField(*NOTE, models.ForeignKey("content.FileUpload", models.CASCADE, null=True, db_index=False)),
        operations.AlterField("dailytodooption", "text", models.CharField(max_length=10)),
        operations.AlterField("dailytodooption", "text", models.TextField()),
        operations.AlterField("inspirationoption", "text", models.CharField(max_length=2000)),
        operations.AlterField("dailytodooption", "name", models.CharField(max_length=50, db_index=True)),
        operations.AlterField("dailytodooption", "name", models.CharField(max_length=50, db_column="title")),
        operations.AlterField("dailytodooption", "module", models.ForeignKey("content.DailyTodosModule", models.CASCADE)),
        operations.AlterField("fileupload", "user", NULLABLE_USER),
        DropNotNull("fileupload", "user", NULLABLE_USER),
        OneTransaction([operations.AddField(*NOTE, models.CharField(max_length=9, null=True))]),
        operations.RunPython(migrations.RunPython.noop),
        operations.RunSQL("SELECT 1"),
        operations.SeparateDatabaseAndState([operations.RunSQL("SELECT 1")]),
    ],
    ids=name_of,
)
def test_what_locks_or_breaks_the_running_release_is_refused(operation):
    assert len(judged(operation)) == 1
    assert judged(operation, suits_running_release={name_of(operation): REASON}) == []


@pytest.mark.parametrize(
    ("operation", "atomic"),
    [
        (AddIndexBesideWrites("dailytodooption", INDEX), False),
        (postgres.AddIndexConcurrently("dailytodooption", GinIndex(fields=["name"], name="words")), False),
        (postgres.RemoveIndexConcurrently("dailytodooption", "dailytodooption_by_name"), False),
        (operations.RunPython(migrations.RunPython.noop), False),
        (DropNotNull("fileupload", "user", NULLABLE_USER), False),
        (OneTransaction([operations.AddField(*NOTE, models.CharField(max_length=9, null=True))]), False),
        (operations.AddField(*NOTE, models.CharField(max_length=9, null=True)), True),
        (operations.AddField(*NOTE, models.CharField(max_length=9, db_default="")), True),
        (operations.AddField(*NOTE, models.CharField(max_length=9, db_default=Value(""))), True),
        (operations.AlterField("dailytodooption", "text", models.CharField(max_length=3000)), True),
        (operations.AlterField("dailytodooption", "text", models.CharField(max_length=2000, null=True)), True),
        (operations.AlterField("dailytodooption", "text", models.CharField(max_length=2000, help_text="Words")), True),
        (operations.AlterModelOptions("dailytodooption", {"ordering": ["id"]}), True),
        (operations.CreateModel("Card", [("id", models.BigAutoField(primary_key=True))]), True),
    ],
)
def test_what_suits_both_releases_is_taken(operation, atomic):
    assert judged(operation, atomic=atomic) == []


def test_a_table_that_is_made_in_the_same_migration_may_get_anything():
    card = operations.CreateModel("Card", [("id", models.BigAutoField(primary_key=True)), ("name", models.TextField())])
    user = models.ForeignKey("content.FileUpload", models.CASCADE)
    more = operations.AddIndex("card", INDEX), operations.AddField("card", "image", user), operations.RemoveField("card", "name")
    assert judged(card, *more) == []


def test_data_changes_in_a_migration_of_its_own():
    column = OneTransaction([operations.AddField(*NOTE, models.CharField(max_length=9, null=True))])
    assert len(judged(column, operations.RunPython(migrations.RunPython.noop), atomic=False)) == 1


@pytest.mark.parametrize("reasons", [{"remove_dailytodooption_text": "Unused."}, {"remove_dailytodooption_name": REASON}])
def test_a_reason_is_a_sentence_about_an_operation(reasons):
    assert judged(operations.RemoveField("dailytodooption", "text"), suits_running_release=reasons) != []


@pytest.mark.parametrize(
    "operation",
    [
        operations.AddField(*NOTE, models.CharField(max_length=9, null=True)),
        operations.CreateModel("Card", [("id", models.BigAutoField(primary_key=True))]),
        operations.AlterField("dailytodooption", "text", models.CharField(max_length=3000)),
    ],
    ids=name_of,
)
def test_a_migration_without_a_transaction_has_no_operation_that_needs_one(operation):
    assert len(judged(operation, atomic=False)) == 1


@pytest.mark.parametrize("operation", [DropNotNull, DropIndexBesideWrites])
@pytest.mark.skipif("connection.vendor != 'postgresql'")
def test_an_operation_for_one_attribute_refuses_to_change_another(transactional_db, operation):
    field = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, db_index=False)
    migration = type(
        "Migration", (migrations.Migration,), {"operations": [operation("fileupload", "user", field)], "atomic": False}
    )
    with connection.schema_editor(atomic=False) as editor, pytest.raises(ValueError, match="only"):
        migration("0099_test", "content").apply(MigrationLoader(None).project_state(), editor)


# Those that let others neither write nor, the last one, read.
STRONG = ("ShareLock", "ShareRowExclusiveLock", "ExclusiveLock", "AccessExclusiveLock")
LOCKED = """
SELECT pg_current_xact_id()::text, current_setting('lock_timeout'), relname
FROM pg_locks JOIN pg_class ON pg_class.oid = relation
WHERE pid = pg_backend_pid() AND granted AND relkind = 'r' AND mode = ANY(%s)
"""


class Locks:
    """Notes what the statements of migrations lock. For `connection.execute_wrapper`."""

    def __init__(self):
        self.complaints: set[tuple[str, str]] = set()
        self.begin()

    def begin(self):
        """A migration begins: others may use the tables that exist now."""
        self.used = set(connection.introspection.table_names())
        self.locked: dict[str, set[str]] = {}
        self.dropped: set[str] = set()

    def __call__(self, execute, sql, params, many, context):
        answer = execute(sql, params, many, context)
        sql = str(sql).strip()
        if connection.in_atomic_block:
            self.note_locks(sql)
        elif sql.startswith(("ALTER", "CREATE", "DROP", "LOCK")) and "CONCURRENTLY" not in sql:
            self.complaints.add((sql, "no lock_timeout"))
        self.dropped |= set(re.findall(r'DROP CONSTRAINT "(\w+)"', sql))
        if self.dropped & set(re.findall(r'CONSTRAINT "(\w+)" FOREIGN KEY', sql)):
            self.complaints.add((sql, "a constraint is dropped and added again"))
        return answer

    def note_locks(self, sql):
        with connection.connection.cursor() as cursor:
            found = cursor.execute(LOCKED, [list(STRONG)]).fetchall()
        for transaction, timeout, table in found:
            if table in self.used:
                self.locked.setdefault(transaction, set()).add(table)
                if timeout == "0":
                    self.complaints.add((sql, "no lock_timeout"))
                if len(self.locked[transaction]) > 1:
                    self.complaints.add((sql, "several tables are locked"))


@pytest.mark.skipif("connection.vendor != 'postgresql'")
def test_each_transaction_of_a_migration_locks_one_table_that_is_in_use(version_0_1_0):
    locks, names = Locks(), []

    def watch(execute, sql, params, many, context):
        if str(sql).startswith('INSERT INTO "django_migrations"'):
            names.append(params[1])
            locks.begin()
        return locks(execute, sql, params, many, context)

    with connection.execute_wrapper(watch):
        call_command("migrate", verbosity=0)
    assert {"0003_one_index_of_a_module", "0004_long_lists", "0009_one_index_of_a_module_again"} < set(names)
    assert locks.complaints == set()


def run(*parts: Operation) -> set[str]:
    """Runs operations, and takes back what is one transaction. Returns what is wrong with their locks."""
    migration = type("Migration", (migrations.Migration,), {"operations": list(parts)})("0099_test", "content")
    locks = Locks()
    with suppress(InterruptedError), connection.execute_wrapper(locks), ShortWaits(connection, atomic=True) as editor:
        migration.apply(MigrationLoader(None).project_state(), editor)
        for sql in editor.deferred_sql:
            editor.execute(sql, None)
        raise InterruptedError
    return {why for _, why in locks.complaints}


@pytest.mark.skipif("connection.vendor != 'postgresql'")
@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        (operations.AddField(*NOTE, models.CharField(max_length=9, null=True)), set()),
        (
            operations.AlterField("dailytodooption", "module", models.ForeignKey("content.DailyTodosModule", models.CASCADE)),
            {"several tables are locked", "a constraint is dropped and added again"},
        ),
        (
            operations.AlterField("fileupload", "user", NULLABLE_USER),
            {"several tables are locked", "a constraint is dropped and added again"},
        ),
        (
            operations.CreateModel(
                "Card",
                [
                    ("id", models.BigAutoField(primary_key=True)),
                    ("user", models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)),
                    ("image", models.ForeignKey("content.FileUpload", models.CASCADE)),
                ],
            ),
            {"several tables are locked"},
        ),
        (operations.RunSQL("LOCK accounts_user; LOCK content_fileupload"), {"several tables are locked"}),
        (operations.RunSQL("SET LOCAL lock_timeout = 0; LOCK accounts_user"), {"no lock_timeout"}),
    ],
)
def test_locks_that_the_name_of_an_operation_hides_are_found(transactional_db, operation, expected):
    assert run(operation) == expected
