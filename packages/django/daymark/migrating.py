"""
Changes tables while the previous release serves people; README.md has the rule. A request never waits long for a migration, and
the two never wait for each other: a transaction locks one table that is in use, or gives up soon and begins again.
"""

import sys
import time
from collections.abc import Callable
from copy import copy
from typing import TypeVar

from django.contrib.postgres.operations import AddIndexConcurrently, NotInTransactionMixin
from django.core.management import CommandError
from django.db import OperationalError, transaction
from django.db.backends.postgresql.schema import DatabaseSchemaEditor
from django.db.migrations import AddField, AddIndex, AlterField, CreateModel, SeparateDatabaseAndState
from django.db.migrations.operations.base import Operation
from django.db.models import Index

# Requests for the same table wait behind a transaction that waits for its lock.
SHORT_WAIT = "SET LOCAL lock_timeout = '200ms'"
LOCK_NOT_AVAILABLE = "55P03"
# Seconds between two tries, in which requests go on.
PAUSE = 0.5
# Some minutes. A statement of a request ends after STATEMENT_TIMEOUT, which is 30 seconds.
TRIES = 600

Result = TypeVar("Result")


def until_free(work: Callable[[], Result]) -> Result:
    """Calls `work` again while another transaction holds a lock that it needs. Throws CommandError after TRIES."""
    for _ in range(TRIES):
        try:
            return work()
        except OperationalError as error:
            if getattr(error.__cause__, "sqlstate", None) != LOCK_NOT_AVAILABLE:
                raise
        time.sleep(PAUSE)
    raise CommandError("Another transaction keeps a lock. End it, pg_stat_activity lists it, and run migrate again.")


def in_own_transaction(connection, work: Callable[[], Result]) -> Result:
    """Calls `work` in a transaction that waits for locks for an instant only, until it gets them."""

    def once() -> Result:
        with transaction.atomic(connection.alias):
            if connection.vendor == "postgresql":
                with connection.cursor() as cursor:
                    cursor.execute(SHORT_WAIT)
            return work()

    return until_free(once)


class ShortWaits(DatabaseSchemaEditor):
    """Lets a migration that is one transaction wait for locks for an instant only."""

    def __enter__(self):
        super().__enter__()
        if self.atomic_migration:
            self.execute(SHORT_WAIT, None)
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        # Django's leaves the transaction open when one of these fails, and foreign keys are among them.
        if exc_type is None and self.atomic_migration:
            try:
                while self.deferred_sql:
                    self.execute(self.deferred_sql.pop(0), None)
            except BaseException:
                self.atomic.__exit__(*sys.exc_info())
                raise
        super().__exit__(exc_type, exc_value, traceback)


class AddIndexBesideWrites(AddIndexConcurrently):
    """
    Is Django's AddIndexConcurrently on PostgreSQL, and AddIndex on SQLite, where that operation fails. It can run again after
    an interruption, which leaves an index that PostgreSQL keeps and does not use.
    """

    def database_forwards(self, app_label, schema_editor, from_state, to_state) -> None:
        if schema_editor.connection.vendor != "postgresql":
            AddIndex.database_forwards(self, app_label, schema_editor, from_state, to_state)
            return
        self._ensure_not_in_transaction(schema_editor)
        name = schema_editor.quote_name(self.index.name)
        schema_editor.execute(f"DROP INDEX CONCURRENTLY IF EXISTS {name}", None)
        super().database_forwards(app_label, schema_editor, from_state, to_state)

    def database_backwards(self, app_label, schema_editor, from_state, to_state) -> None:
        if schema_editor.connection.vendor != "postgresql":
            AddIndex.database_backwards(self, app_label, schema_editor, from_state, to_state)
            return
        super().database_backwards(app_label, schema_editor, from_state, to_state)


class OneTransaction(SeparateDatabaseAndState):
    """
    Runs some operations of a migration with `atomic = False` as one transaction, until it gets its lock. After an interruption
    it skips what is there: the table or the column that its first operation makes.
    """

    def __init__(self, operations: list[Operation]):
        super().__init__(operations, operations)

    def deconstruct(self):
        return self.__class__.__qualname__, [self.database_operations], {}

    def database_forwards(self, app_label, schema_editor, from_state, to_state) -> None:
        if not self._exists(app_label, schema_editor, to_state):
            forwards = super().database_forwards
            _apart(schema_editor, lambda editor: forwards(app_label, editor, from_state, to_state))

    def database_backwards(self, app_label, schema_editor, from_state, to_state) -> None:
        if self._exists(app_label, schema_editor, from_state):
            backwards = super().database_backwards
            _apart(schema_editor, lambda editor: backwards(app_label, editor, from_state, to_state))

    def _exists(self, app_label, schema_editor, with_it) -> bool:
        first = self.database_operations[0]
        introspection = schema_editor.connection.introspection
        with schema_editor.connection.cursor() as cursor:
            if isinstance(first, CreateModel):
                table = with_it.apps.get_model(app_label, first.name)._meta.db_table
                return table in introspection.table_names(cursor)
            if isinstance(first, AddField):
                meta = with_it.apps.get_model(app_label, first.model_name)._meta
                columns = introspection.get_table_description(cursor, meta.db_table)
                return meta.get_field(first.name).column in [column.name for column in columns]
        raise TypeError("The first operation must be CreateModel or AddField.")


class AlterOneAttribute(AlterField):
    """Is AlterField on SQLite, as one transaction. On PostgreSQL a subclass says how one attribute of a ForeignKey changes."""

    atomic = False

    def database_forwards(self, app_label, schema_editor, from_state, to_state) -> None:
        on_sqlite = super().database_forwards
        self._run(on_sqlite, self.forwards, app_label, schema_editor, from_state, to_state)

    def database_backwards(self, app_label, schema_editor, from_state, to_state) -> None:
        on_sqlite = super().database_backwards
        self._run(on_sqlite, self.backwards, app_label, schema_editor, from_state, to_state)

    def _run(self, on_sqlite, on_postgresql, app_label, schema_editor, *states) -> None:
        if schema_editor.connection.vendor == "postgresql":
            on_postgresql(app_label, schema_editor, *states)
        else:
            _apart(schema_editor, lambda editor: on_sqlite(app_label, editor, *states))

    def forwards(self, app_label, schema_editor, from_state, to_state) -> None:
        raise NotImplementedError

    def backwards(self, app_label, schema_editor, from_state, to_state) -> None:
        raise NotImplementedError


class DropIndexBesideWrites(NotInTransactionMixin, AlterOneAttribute):
    """
    Is AlterField that sets `db_index=False` of a ForeignKey. On PostgreSQL only DROP INDEX CONCURRENTLY runs: AlterField also
    drops the foreign key and adds it again, which locks both tables (https://code.djangoproject.com/ticket/34417).
    """

    def forwards(self, app_label, schema_editor, from_state, to_state) -> None:
        self._ensure_not_in_transaction(schema_editor)
        model, field = _changed(self, app_label, schema_editor, from_state, to_state, "db_index")
        for name in self._names(schema_editor, model, field):
            schema_editor.execute(f"DROP INDEX CONCURRENTLY {schema_editor.quote_name(name)}", None)

    def backwards(self, app_label, schema_editor, from_state, to_state) -> None:
        # What an interruption has left may not be usable.
        self.forwards(app_label, schema_editor, to_state, from_state)
        model = to_state.apps.get_model(app_label, self.model_name)
        field = model._meta.get_field(self.name)
        schema_editor.execute(schema_editor._create_index_sql(model, fields=[field], concurrently=True), None)

    def _names(self, schema_editor, model, field) -> list[str]:
        named = {index.name for index in model._meta.indexes}
        return schema_editor._constraint_names(model, [field.column], index=True, unique=False, type_=Index.suffix, exclude=named)


class DropNotNull(AlterOneAttribute):
    """
    Is AlterField that sets `null=True` of a ForeignKey, as one transaction. On PostgreSQL only DROP NOT NULL runs: AlterField
    also drops the foreign key and adds it again, which locks both tables.
    """

    def forwards(self, app_label, schema_editor, from_state, to_state) -> None:
        model, field = _changed(self, app_label, schema_editor, from_state, to_state, "null")
        _alter_column(schema_editor, model, field, "DROP NOT NULL")

    def backwards(self, app_label, schema_editor, from_state, to_state) -> None:
        model, field = _changed(self, app_label, schema_editor, from_state, to_state, "null")
        _alter_column(schema_editor, model, field, "SET NOT NULL")


def _apart(schema_editor, work: Callable) -> None:
    """Calls `work` with a schema editor whose transaction, with all that it defers, is one of its own."""
    connection = schema_editor.connection
    if schema_editor.collect_sql:
        work(schema_editor)
        return

    if connection.vendor == "postgresql":
        until_free(lambda: _run(ShortWaits(connection, atomic=True), work))
        return
    _run(connection.schema_editor(atomic=True), work)
    # The end of an editor of SQLite enables them, and the rest of the migration needs them disabled.
    connection.disable_constraint_checking()


def _run(schema_editor, work: Callable) -> None:
    with schema_editor as editor:
        work(editor)


def _alter_column(schema_editor, model, field, action: str) -> None:
    table, column = schema_editor.quote_name(model._meta.db_table), schema_editor.quote_name(field.column)
    alter = f"ALTER TABLE {table} ALTER COLUMN {column} {action}"
    in_own_transaction(schema_editor.connection, lambda: schema_editor.execute(alter, None))


def _changed(operation: AlterField, app_label, schema_editor, from_state, to_state, attribute: str):
    """Returns the model and the field of an operation that changes one attribute. Throws ValueError if it changes another one."""
    stages = [state.apps.get_model(app_label, operation.model_name) for state in (from_state, to_state)]
    former, present = [model._meta.get_field(operation.name) for model in stages]
    plain = copy(former)
    setattr(plain, attribute, getattr(present, attribute))
    if former.unique or not former.remote_field or schema_editor._field_should_be_altered(plain, present):
        raise ValueError(f"{operation.describe()}: only {attribute} of a ForeignKey may change.")
    return stages[0], former
