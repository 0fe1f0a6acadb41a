"""Migrations from version 0.1.0, which serves people until all of them have run. README.md has the rule."""

import datetime
import itertools
import threading
import time
from types import SimpleNamespace

import pytest
from django.core.management import call_command
from django.db import OperationalError, connection, transaction
from django.db.models import Sum
from django.db.models.functions import Length

from tests.test_long_lists import require_right_counts

pytestmark = pytest.mark.skipif("connection.vendor != 'postgresql'")

CALLERS = 4
# Seconds after which PostgreSQL ends a statement of a caller. The setting of a host is 30.
PATIENCE = 10
# The beginnings of statements that leave something.
CHANGES = ("ALTER", "\nCREATE", "CREATE", "DROP", "\n      LOCK")


class Caller(threading.Thread):
    """
    Sends the statements of version 0.1.0 for one account after the other, until it is told to stop. Each method is the
    transaction of one request, with the locks that its view takes.
    """

    def __init__(self, of: SimpleNamespace, name: str):
        super().__init__(name=name)
        self.of = of
        self.numbers = itertools.count()
        self.stopped = threading.Event()
        self.ended_round = threading.Event()
        self.rounds = 0
        self.longest = 0.0
        self.error: BaseException | None = None

    def run(self):
        try:
            with connection.cursor() as cursor:
                cursor.execute(f"SET statement_timeout = '{PATIENCE}s'")
            while not self.stopped.is_set():
                self.live()
                self.rounds += 1
                self.ended_round.set()
        except BaseException as error:
            self.error = error
        finally:
            self.ended_round.set()
            connection.close()

    def call(self, request, *args):
        began = time.monotonic()
        answer = request(*args)
        self.longest = max(self.longest, time.monotonic() - began)
        return answer

    def live(self):
        """All that a person does, from the first list to the end of the account."""
        of, call = self.of, self.call
        user = of.User.objects.create(username=f"{self.name}-{next(self.numbers)}")
        upload = call(self.upload, user)
        lists = [
            (of.DailyTodosModule, of.DailyTodoOption, of.DailyTodosWidget, {}),
            (of.InspirationModule, of.InspirationOption, of.InspirationWidget, {"type": "text", "image": upload}),
        ]
        for modules, options, widgets, more in lists:
            kept, gone = [call(self.add, user, modules, {"user": user, "name": name}) for name in ("Kept", "Gone")]
            for module in (kept, gone):
                call(self.add, user, widgets, {"module": module, "name": "Shown"})
                for name in ("Walk", "Read"):
                    option = call(self.add, user, options, {"module": module, "name": name, "text": "Go", **more})
                    call(self.change_option, user, options, option.pk)
                for day in range(1, 4):
                    call(self.tick if modules is of.DailyTodosModule else self.draw, user, module, day)
            call(self.look, user)
            call(self.rename, user, modules, kept.pk)
            call(option.delete)
            call(gone.delete)
        call(self.end, user)

    def lock_person(self, user):
        self.of.User.objects.select_for_update(no_key=True).get(pk=user.pk)

    def count_entries(self, user):
        of = self.of
        for model in (of.DailyTodosModule, of.InspirationModule):
            model.objects.filter(user=user).count()
        for model in (of.DailyTodoOption, of.InspirationOption, of.DailyTodosWidget, of.InspirationWidget):
            model.objects.filter(module__user=user).count()

    def measure_text(self, user):
        for model in (self.of.DailyTodoOption, self.of.InspirationOption):
            model.objects.filter(module__user=user).aggregate(bytes=Sum(Length("name") + Length("text")))

    def count_items(self, user):
        for model in (self.of.DailyTodoItem, self.of.InspirationItem):
            model.objects.filter(module__user=user).count()

    @transaction.atomic
    def upload(self, user):
        self.lock_person(user)
        self.of.FileUpload.objects.filter(user=user).aggregate(bytes=Sum("size"))
        return self.of.FileUpload.objects.create(user=user, file_name="a.png", size=1)

    @transaction.atomic
    def add(self, user, model, values):
        self.lock_person(user)
        made = model.objects.create(**values)
        self.count_entries(user)
        self.measure_text(user)
        return made

    @transaction.atomic
    def rename(self, user, modules, number):
        module = modules.objects.select_for_update(of=("self",), no_key=True).get(pk=number, user=user)
        module.name = "Renamed"
        module.save()

    @transaction.atomic
    def change_option(self, user, options, number):
        self.lock_person(user)
        option = options.objects.select_for_update(of=("self",), no_key=True).get(pk=number, module__user=user)
        option.text = "Go on"
        option.save()
        self.measure_text(user)

    def tick(self, user, module, day):
        items = self.of.DailyTodoItem.objects
        with transaction.atomic():
            self.lock_person(user)
            option = self.of.DailyTodoOption.objects.filter(module__user=user, module=module).last()
            date = datetime.date(2024, 1, day)
            assert not items.filter(module=module, date=date, option=option).exists()
            item = items.create(module=module, option=option, date=date, status="todo")
            self.count_items(user)
        with transaction.atomic():
            item = items.select_for_update(of=("self",), no_key=True).get(pk=item.pk, module__user=user)
            item.status = "done"
            item.save()

    @transaction.atomic
    def draw(self, user, module, day):
        self.lock_person(user)
        option = self.of.InspirationOption.objects.filter(module=module).order_by("?").first()
        self.of.InspirationItem.objects.create(module=module, option=option, date=datetime.date(2024, 1, day))
        self.count_items(user)

    def look(self, user):
        of = self.of
        for model in (of.DailyTodosWidget, of.InspirationWidget, of.DailyTodoOption, of.DailyTodoItem):
            list(model.objects.filter(module__user=user)[:100])
        list(of.InspirationItem.objects.filter(module__user=user)[:100])
        list(of.InspirationOption.objects.filter(module__user=user).select_related("image")[:100])

    @transaction.atomic
    def end(self, user):
        locked = self.of.User.objects.select_for_update().get(pk=user.pk)
        list(self.of.FileUpload.objects.filter(user=user))
        locked.delete()


def fill(of: SimpleNamespace) -> None:
    """Makes some thousands of items, of a person who is away."""
    user = of.User.objects.create(username="away")
    days = [datetime.date(2020, 1, 1) + datetime.timedelta(day) for day in range(100)]
    for number in range(10):
        module = of.DailyTodosModule.objects.create(user=user, name=f"{number}")
        of.DailyTodosWidget.objects.create(module=module, name="Shown")
        options = [of.DailyTodoOption(module=module, name=f"{name}", text="Go") for name in range(10)]
        of.DailyTodoOption.objects.bulk_create(options)
        of.DailyTodoItem.objects.bulk_create(
            of.DailyTodoItem(module=module, option=option, date=date, status="done") for option in options for date in days
        )
        quotes = of.InspirationModule.objects.create(user=user, name=f"{number}")
        quote = of.InspirationOption.objects.create(module=quotes, name="Quote", type="text", text="Be kind")
        of.InspirationItem.objects.bulk_create(of.InspirationItem(module=quotes, option=quote, date=date) for date in days)


def wait_for_a_round(callers: list[Caller]) -> None:
    for caller in callers:
        caller.ended_round.clear()
    for caller in callers:
        assert caller.error or caller.ended_round.wait(timeout=60)


def test_version_0_1_0_serves_people_while_all_migrations_run(version_0_1_0):
    fill(version_0_1_0)
    callers = [Caller(version_0_1_0, f"caller{number}") for number in range(CALLERS)]
    for caller in callers:
        caller.start()
    try:
        wait_for_a_round(callers)
        rounds = [caller.rounds for caller in callers]
        call_command("migrate", verbosity=0)
        # The tables are new now, and the previous release still runs.
        wait_for_a_round(callers)
    finally:
        for caller in callers:
            caller.stopped.set()
        for caller in callers:
            caller.join(timeout=60)
    assert [caller.error for caller in callers] == [None] * CALLERS
    assert all(caller.rounds > before for caller, before in zip(callers, rounds, strict=True))
    require_right_counts()


def waits(database: str) -> bool:
    """Returns whether a transaction waits for a lock."""
    with connection.cursor() as cursor:
        query = "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = %s"
        cursor.execute(query, [database])
        return cursor.fetchone()[0] > 0


@pytest.mark.parametrize("table", ["content_dailytodosmodule", "content_inspirationitem", "accounts_user"])
def test_a_migration_that_waits_for_a_request_makes_no_other_request_wait(version_0_1_0, table):
    def migrate():
        call_command("migrate", verbosity=0)
        connection.close()

    migration = threading.Thread(target=migrate)
    other = connection.copy()
    try:
        with transaction.atomic(), connection.cursor() as cursor, other.cursor() as reader:
            # As a request does that changes a row.
            cursor.execute(f"LOCK TABLE {table} IN ROW EXCLUSIVE MODE")
            migration.start()
            while not waits(connection.settings_dict["NAME"]):
                assert migration.is_alive()
            reader.execute(f"SET statement_timeout = '{PATIENCE}s'")
            reader.execute(f"SELECT count(*) FROM {table}")
            assert migration.is_alive()
    finally:
        other.close()
        migration.join(timeout=60)
    assert not migration.is_alive()
    call_command("migrate", verbosity=0, check_unapplied=True)


@pytest.mark.parametrize("table", ["content_dailytodosmodule", "accounts_user"])
def test_a_try_that_did_not_get_its_lock_is_followed_by_another(version_0_1_0, table):
    """The first lock of each table is for a foreign key, in a part of a migration and in a migration that is one transaction."""
    given_up = threading.Event()

    def watch(execute, sql, params, many, context):
        try:
            return execute(sql, params, many, context)
        except OperationalError:
            given_up.set()
            raise

    def migrate():
        with connection.execute_wrapper(watch):
            call_command("migrate", verbosity=0)
        connection.close()

    migration = threading.Thread(target=migrate)
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(f"LOCK TABLE {table} IN ROW EXCLUSIVE MODE")
            migration.start()
            assert given_up.wait(timeout=60)
    finally:
        migration.join(timeout=60)
    assert not migration.is_alive()
    call_command("migrate", verbosity=0, check_unapplied=True)


class Interrupted(Exception):
    """A killed process."""


def test_migrations_run_again_after_an_interruption_at_any_statement(version_0_1_0):
    fill(version_0_1_0)
    known: set[str] = set()

    def interrupt(execute, sql, params, many, context):
        # What only reads, or keeps the books of Django, leaves nothing.
        if sql.startswith(CHANGES) and sql not in known:
            known.add(sql)
            raise Interrupted
        return execute(sql, params, many, context)

    interruptions = 0
    while True:
        try:
            with connection.execute_wrapper(interrupt):
                call_command("migrate", verbosity=0)
            break
        except Interrupted:
            interruptions += 1
    assert interruptions == len(known) > 40
    require_right_counts()
    call_command("migrate", verbosity=0, check_unapplied=True)
