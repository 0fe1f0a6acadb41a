"""Archives of many records."""

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from content import models
from moving import importer
from tests.test_moving import export, lines, no_files, passkey, written  # noqa: F401


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
    with CaptureQueriesContext(connection, ) as queries:
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
    with pytest.raises(CommandError, match="line 62: .*Everything up to the last complete batch is kept"):
        call_command("import_daymark", written(tmp_path, lines(broken)), resumable=True)
    kept = models.DailyTodoItem.objects.count()
    assert 0 < kept < 101
    call_command("import_daymark", written(tmp_path, lines(told)), resumable=True)
    assert models.DailyTodoItem.objects.count() == 101


def test_a_file_that_is_missing_is_said_to_be_missing(tmp_path, db):
    with pytest.raises(CommandError, match="nothing.gz does not exist"):
        call_command("import_daymark", str(tmp_path / "nothing.gz"))
