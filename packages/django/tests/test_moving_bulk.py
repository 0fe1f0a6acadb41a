"""Archives of many records."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from content import models
from moving import exporter, importer
from reminders.models import Reminder
from tests.conftest import browser_of, new_person, post
from tests.test_moving import export, lines, no_files, passkey, written  # noqa: F401

POSTGRESQL = pytest.mark.skipif(connection.vendor != "postgresql", reason="Only one connection writes to SQLite.")


def with_days(told, days):
    """Returns the records of the account, with a status on so many days more."""
    item = next(record for record in told if record["kind"] == "dailyTodosItem")
    more = [
        {**item, "id": 1000 + day, "date": f"{2000 + day // 336}-{day // 28 % 12 + 1:02}-{day % 28 + 1:02}"}
        for day in range(days)
    ]
    return [*told, *more]


def test_many_records_take_few_statements(tmp_path, passkey):  # noqa: F811
    file = written(tmp_path, lines(with_days(export(passkey), 3000)))
    with CaptureQueriesContext(
        connection,
    ) as queries:
        call_command("import_daymark", file)
    assert models.DailyTodoItem.objects.count() == 3001
    assert len(queries) < 150


def test_a_broken_record_among_many_is_named_and_nothing_stays(tmp_path, passkey):  # noqa: F811
    told = with_days(export(passkey), 100)
    told[60] = {**told[60], "status": "later"}
    with pytest.raises(CommandError, match="line 62: dailyTodosItem"):
        call_command("import_daymark", written(tmp_path, lines(told)))
    assert not User.objects.exists()


def test_a_resumable_import_keeps_whole_batches_and_goes_on_behind_them(tmp_path, passkey, monkeypatch):  # noqa: F811
    monkeypatch.setattr(importer, "BATCH", 30)
    told = with_days(export(passkey), 100)
    broken = [*told]
    broken[60] = {**told[60], "status": "later"}
    with pytest.raises(CommandError, match=r"line 62: .*Everything up to the last complete batch is kept"):
        call_command("import_daymark", written(tmp_path, lines(broken)), resumable=True)
    kept = models.DailyTodoItem.objects.count()
    assert 0 < kept < 101
    call_command("import_daymark", written(tmp_path, lines(told)), resumable=True)
    assert models.DailyTodoItem.objects.count() == 101


def changes_of_another_person():
    """Makes a list with a to-do, and its status, on a connection of their own. Returns the statuses of the answers."""
    try:
        browser = browser_of(new_person())
        module = post(browser, "daily-todos-modules", {"name": "Mine"}).json()["id"]
        option = post(browser, "daily-todo-options", {"module": module, "name": "Walk", "text": "Go"}).json()["id"]
        item = {"module": module, "option": option, "date": "2026-01-15", "status": "done"}
        return [post(browser, "daily-todo-items", {**item, "date": day}).status_code for day in ("2026-01-15", "2026-01-16")]
    finally:
        connection.close()


def next_id(model, number):
    """Makes a number the next id that PostgreSQL gives out."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT setval(pg_get_serial_sequence(%s, 'id'), %s, false)", [model._meta.db_table, number])


@POSTGRESQL
def test_others_change_what_they_have_while_an_import_runs(tmp_path, passkey, monkeypatch):  # noqa: F811
    monkeypatch.setattr(importer, "BATCH", 30)
    # What others would get are ids of the archive.
    for model, number in ((User, 1), (models.DailyTodosModule, 71), (models.DailyTodoOption, 72), (models.DailyTodoItem, 1000)):
        next_id(model, number)
    answers = []
    bring = importer.bring_batch

    def bring_and_wait(*args):
        bring(*args)
        if not answers:
            answers.append(pool.submit(changes_of_another_person).result(timeout=20))

    monkeypatch.setattr(importer, "bring_batch", bring_and_wait)
    with ThreadPoolExecutor(1) as pool:
        call_command("import_daymark", written(tmp_path, lines(with_days(export(passkey), 100))))
    assert answers == [[201, 201]]
    assert models.DailyTodoItem.objects.count() == 103
    assert changes_of_another_person() == [201, 201]


@POSTGRESQL
def test_others_change_what_they_have_while_an_export_runs(tmp_path, passkey, monkeypatch):  # noqa: F811
    call_command("import_daymark", written(tmp_path, lines(with_days(export(passkey), 100))))
    monkeypatch.setattr(exporter, "CHUNK", 10)
    answers = []
    write = exporter.write

    def write_and_wait(file, record):
        write(file, record)
        if record["kind"] == "dailyTodosItem" and not answers:
            answers.append(pool.submit(changes_of_another_person).result(timeout=20))

    monkeypatch.setattr(exporter, "write", write_and_wait)
    with ThreadPoolExecutor(1) as pool:
        call_command("export_daymark", str(tmp_path / "back.jsonl.gz"))
    assert answers == [[201, 201]]


def test_a_file_that_is_missing_is_said_to_be_missing(tmp_path, db):
    with pytest.raises(CommandError, match=r"nothing\.gz does not exist"):
        call_command("import_daymark", str(tmp_path / "nothing.gz"))


def test_more_reminders_than_may_be_added_are_kept_and_no_further_one_is_taken(tmp_path, passkey):  # noqa: F811
    told = export(passkey)
    widget = next(record for record in told if record["kind"] == "dailyTodosWidget")
    ids = [widget["id"], *range(1000, 1120)]
    rule = {"time": "08:30", "weekdays": [1]}
    document = {"timeZone": "Europe/Amsterdam", "reminders": {str(number): rule for number in ids}}
    more = [{**widget, "id": number} for number in ids[1:]]
    records = [record for record in told if record["kind"] != "preferences"]
    call_command(
        "import_daymark",
        written(tmp_path, lines([*records, *more, {"account": 1, "kind": "preferences", "id": 1, "document": document}])),
    )

    user = User.objects.get()
    browser = browser_of(user)
    path = "/api/v1/preferences/"
    kept = browser.get(path).json()["reminders"]
    own = {str(pk) for pk in models.DailyTodosWidget.objects.values_list("pk", flat=True)}
    assert kept.keys() == own and len(own) == 121
    assert Reminder.objects.filter(user=user).count() == 121

    def change(reminders):
        return browser.patch(path, {"reminders": reminders}, content_type="application/json")

    first = min(kept)
    assert change({first: {**rule, "time": "09:00"}}).status_code == 200
    module = models.DailyTodosModule.objects.get()
    further = models.DailyTodosWidget.objects.create(module=module, name="Evening")
    refused = change({str(further.pk): rule})
    assert [refused.status_code, refused.json()["errors"][0]["code"]] == [400, "max_length"]
    assert change({first: None}).status_code == 200
    assert change({first: rule}).status_code == 400
