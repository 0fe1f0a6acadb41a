import base64
import gzip
import json
import re
import resource
from datetime import timedelta
from pathlib import Path

import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_encode

from accounts.models import User
from content import models
from content.files import stored_files
from content.views import Dashboard
from moving.models import Moved
from pact_states.authenticator import Passkey
from tests.conftest import PIXEL, browser_of, new_person

SIGN_IN = "/_allauth/browser/v1/auth/webauthn/login"
UUID = "7d4b1c1e-5f0d-4f4c-9a53-0d1b2c3d4e5f"


def export(passkey, handle="cmFuZG9t"):
    """Returns the records of one account with a bit of everything, as the embedded backend writes them."""
    public_key = cbor.encode(ES256.from_cryptography_key(passkey.key.public_key()))
    told = [
        account(1, "anna", handle),
        {
            "kind": "emailAddress",
            "id": 1,
            "email": "anna@example.com",
            "isVerified": True,
            "isPrimary": True,
        },
        {
            "kind": "passkey",
            "id": 1,
            "name": "My phone",
            "credentialId": websafe_encode(passkey.id),
            "publicKey": websafe_encode(public_key),
            "isPasswordless": True,
            "signCount": 0,
            "createdAt": 1_795_000_000_000,
            "lastUsedAt": None,
        },
        {"kind": "dailyTodosModule", "id": 71, "createdAt": 1_795_000_000_000, "name": "Health"},
        {
            "kind": "dailyTodosOption",
            "id": 72,
            "module": 71,
            "name": "Walk",
            "text": "Go",
            "schedules": [{"from": "2026-03-02", "schedule": {"weekdays": [1, 3]}}],
            "archived": [{"from": "2026-03-02", "until": "2026-03-09"}],
        },
        {
            "kind": "dailyTodosItem",
            "id": 73,
            "module": 71,
            "option": 72,
            "date": "2026-01-15",
            "status": "done",
            "note": "With Anna",
        },
        {"kind": "dailyTodosWidget", "id": 74, "module": 71, "name": "Morning"},
        {
            "kind": "upload",
            "id": 75,
            "uuid": UUID,
            "fileName": "cat.png",
            "createdAt": 1_795_000_000_000,
            "content": base64.b64encode(PIXEL).decode(),
        },
        {"kind": "inspirationModule", "id": 76, "createdAt": 1_795_000_000_000, "name": "Art"},
        {
            "kind": "inspirationOption",
            "id": 77,
            "module": 76,
            "name": "Cat",
            "type": "image",
            "text": None,
            "image": 75,
        },
        {"kind": "inspirationItem", "id": 78, "module": 76, "option": 77, "date": "2026-01-15"},
        {"kind": "inspirationWidget", "id": 79, "module": 76, "name": "Art"},
        {
            "kind": "preferences",
            "id": 1,
            "document": {
                "streaks": "hidden",
                "unfolded": {"day": "2026-01-15", "modules": [71]},
                "cards": {"dailyTodos": [74], "inspiration": [79]},
                "rows": {"71": [72]},
                "hues": {"71": "sea"},
            },
        },
    ]
    return [{"account": 1, **record} for record in told]


def account(number, name, handle):
    return {
        "kind": "account",
        "id": number,
        "account": number,
        "username": name,
        "language": "nl",
        "timeZone": "Europe/Amsterdam",
        "passkeyHandle": handle,
        "createdAt": 1_795_000_000_000,
    }


def lines(records):
    head = {"kind": "daymark", "version": 1}
    return [head, *records, {"kind": "end", "records": len(records)}]


def written(folder, told):
    file = folder / "daymark.jsonl.gz"
    text = "".join(f"{json.dumps(line)}\n" for line in told)
    file.write_bytes(gzip.compress(text.encode()))
    return str(file)


@pytest.fixture
def passkey():
    made = Passkey()
    made.user_handle = "cmFuZG9t"
    return made


@pytest.fixture(autouse=True)
def no_files(transactional_db):
    yield
    default_storage.delete(UUID)


def sign_in(passkey):
    client = Client(SERVER_NAME="localhost")
    options = client.get(SIGN_IN).json()["data"]["request_options"]["publicKey"]
    body = {"credential": passkey.use(options)}
    return client.post(SIGN_IN, json.dumps(body), content_type="application/json")


def test_everything_arrives_and_the_passkey_signs_in(tmp_path, passkey):
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    answer = sign_in(passkey)
    assert answer.status_code == 200
    user = answer.json()["data"]["user"]
    assert (user["email"], user["username"], user["language"]) == ("anna@example.com", "anna", "nl")
    browser = browser_of(User.objects.get(username="anna"))
    dashboard = browser.get("/api/v1/widgets/").json()
    assert {kind: widgets for kind, widgets in dashboard.items() if widgets} == {
        "dailyTodos": [{"id": 74, "module": 71, "name": "Morning"}],
        "inspiration": [{"id": 79, "module": 76, "name": "Art"}],
        "features": Dashboard.features,
    }
    item = browser.get("/api/v1/daily-todo-items/?module=71&date=2026-01-15").json()["results"][0]
    assert (item["option"], item["status"]) == (72, "done")
    option = browser.get("/api/v1/inspiration-options/77/").json()
    image = browser.get(option["imageURL"].removeprefix("http://localhost"))
    assert b"".join(image.streaming_content) == PIXEL
    assert browser.get("/api/v1/daily-todos-modules/71/").json()["createdAt"].startswith("2026-11-18")


def test_a_second_import_changes_nothing_that_was_done_since(tmp_path, passkey, capsys):
    file = written(tmp_path, lines(export(passkey)))
    call_command("import_daymark", file)
    models.DailyTodoItem.objects.all().delete()
    models.DailyTodosModule.objects.update(name="Renamed here")
    capsys.readouterr()
    call_command("import_daymark", file)
    assert capsys.readouterr().out.startswith("0 records imported, 13 already existed.")
    assert models.DailyTodosModule.objects.get().name == "Renamed here"
    assert not models.DailyTodoItem.objects.exists()


def test_an_archive_can_be_imported_again_after_its_account_was_deleted(tmp_path, passkey):
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    User.objects.get(username="anna").delete()
    assert not Moved.objects.exists()
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    assert sign_in(passkey).status_code == 200
    assert models.DailyTodosWidget.objects.get().name == "Morning"


def test_ids_that_are_taken_are_mapped_and_new_objects_get_free_ones(tmp_path, passkey, person):
    taken = models.DailyTodosModule.objects.create(pk=71, user=person, name="Taken")
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    moved = models.DailyTodosModule.objects.exclude(pk=taken.pk).get()
    assert moved.dailytodooption_set.get().name == "Walk"
    assert moved.dailytodoswidget_set.get().pk == 74
    made = models.DailyTodosWidget.objects.create(module=taken, name="New")
    assert made.pk > 74


#: An image of 900 million pixels in a few bytes.
HUGE = base64.b64encode(PIXEL[:16] + (30_000).to_bytes(4) * 2 + PIXEL[24:]).decode()


def broken(told, line, **values):
    """Returns the lines with other values in one of them; None takes a value away."""
    changed = {**told[line - 1], **values}
    kept = {name: value for name, value in changed.items() if name not in values or value is not None}
    return [*told[: line - 1], kept, *told[line:]]


@pytest.mark.parametrize(
    ("line", "values", "reason"),
    [
        (1, {"version": 9}, "line 1: this is not a Daymark export"),
        (3, {"email": "no address"}, "line 3: emailAddress"),
        (4, {"publicKey": "AAAA"}, "line 4: "),
        (5, {"name": None}, "line 5: 'name' is missing"),
        (6, {"module": 5}, "line 6: "),
        (7, {"status": "later"}, "line 7: dailyTodosItem"),
        (7, {"id": 2**80}, "line 7: dailyTodosItem"),
        (8, {"name": "x" * 51}, "line 8: dailyTodosWidget"),
        (8, {"name": "x\0y"}, "line 8: dailyTodosWidget"),
        (9, {"content": "?"}, "line 9: upload"),
        (11, {"image": 99}, "line 11: "),
        (13, {"kind": "recipe"}, "line 13: recipe: unknown kind"),
        (14, {"document": {"hues": {"x": "sea"}}}, "line 14: preferences"),
        (15, {"records": 11}, "line 15: 13 records instead of 11"),
        (9, {"uuid": "../../../x/victim.txt"}, "line 9: upload: uuid does not fit"),
        (14, {"document": {"reminders": {"74": {"time": "08:30", "weekdays": []}}}}, "line 14: preferences: document"),
        (14, {"document": {"cards": None}}, "line 14: preferences: document"),
        (14, {"document": {"timeZone": "Mars/Olympus"}}, "line 14: preferences: document"),
        (6, {"schedules": {"a": 1}}, "line 6: dailyTodosOption: schedules"),
        (6, {"schedules": [{"from": "2026-01-01", "schedule": {"weekdays": [9]}}]}, "line 6: dailyTodosOption: schedules"),
        (7, {"date": "banana"}, "line 7: dailyTodosItem: date"),
        (7, {"note": "x" * 501}, "line 7: dailyTodosItem: note"),
        (5, {"id": 2**53}, "line 5: dailyTodosModule: id"),
        (9, {"content": base64.b64encode(bytes(12_000_000)).decode()}, "line 9: upload: content"),
        (9, {"content": HUGE}, "line 9: upload: content"),
        (9, {"content": base64.b64encode(b"no image").decode()}, "line 9: upload: content"),
        (8, {"deleted": 1}, "line 8: dailyTodosWidget: deleted is not known"),
    ],
)
def test_a_broken_archive_changes_nothing_and_says_where_it_is_broken(tmp_path, passkey, line, values, reason):
    file = written(tmp_path, broken(lines(export(passkey)), line, **values))
    with pytest.raises(CommandError) as refused:
        call_command("import_daymark", file)
    assert reason in str(refused.value)
    assert "Nothing was changed" in str(refused.value)
    assert not User.objects.exists() and not Moved.objects.exists()
    assert not default_storage.exists(UUID)


def test_an_archive_that_was_cut_off_changes_nothing(tmp_path, passkey):
    file = written(tmp_path, lines(export(passkey)))
    whole = (tmp_path / "daymark.jsonl.gz").read_bytes()
    (tmp_path / "daymark.jsonl.gz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(CommandError, match=r"line \d+: the file is damaged or cut off here"):
        call_command("import_daymark", file)
    assert not User.objects.exists()


def test_an_account_that_is_somebody_elses_here_is_refused(tmp_path, passkey, person):
    person.username = "anna"
    person.save()
    with pytest.raises(CommandError, match="line 2: account: the name 'anna' belongs to another"):
        call_command("import_daymark", written(tmp_path, lines(export(passkey))))


def test_an_old_handle_that_is_a_number_takes_nobody_elses_passkey_away(tmp_path, passkey, person):
    """The oldest accounts are named by their number, as django-allauth names its own."""
    native = Passkey()
    browser = browser_of(person)
    path = "/_allauth/browser/v1/account/authenticators/webauthn"
    options = browser.get(f"{path}?passwordless=true").json()["data"]["creation_options"]
    body = {"name": "Native", "credential": native.create(options["publicKey"])}
    assert browser.post(path, json.dumps(body), content_type="application/json").status_code == 200
    number = websafe_encode(str(person.pk).encode())
    call_command("import_daymark", written(tmp_path, lines(export(passkey, handle=number))))
    passkey.user_handle = number
    assert sign_in(passkey).json()["data"]["user"]["username"] == "anna"
    assert sign_in(native).json()["data"]["user"]["id"] == person.pk


def test_what_an_import_that_was_killed_left_on_the_disk_does_no_harm(tmp_path, passkey):
    default_storage.save(UUID, ContentFile(PIXEL[:20]))
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    with default_storage.open(UUID) as file:
        assert file.read() == PIXEL


@pytest.fixture
def others_image():
    """The image of another database that keeps its files in the same storage."""
    default_storage.save(UUID, ContentFile(PIXEL))
    yield
    default_storage.delete(UUID)


def stored_as(name):
    with default_storage.open(name) as file:
        return file.read()


@pytest.mark.parametrize("resumable", [False, True])
def test_an_import_that_fails_keeps_the_files_of_another_database_in_the_same_storage(tmp_path, passkey, others_image, resumable):
    before = set(stored_files())
    for told in (lines(export(passkey)), lines([*export(passkey), {"kind": "recipe", "id": 1, "account": 1}])):
        file = written(tmp_path, broken(told, len(told), records=99))
        with pytest.raises(CommandError):
            call_command("import_daymark", file, resumable=resumable)
        assert stored_as(UUID) == PIXEL
    kept = {upload.file for upload in models.FileUpload.objects.all()}
    assert set(stored_files()) == before | kept


def test_a_rehearsal_in_the_same_storage_has_files_of_its_own(tmp_path, passkey, others_image, monkeypatch):
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    upload = models.FileUpload.objects.get()
    assert upload.file != UUID and stored_as(upload.file) == PIXEL
    monkeypatch.setattr(default_storage, "get_modified_time", lambda name: timezone.now() - timedelta(days=2))
    call_command("sweep")
    browser = browser_of(User.objects.get())
    assert browser.delete("/api/v1/account/").status_code == 204
    assert not default_storage.exists(upload.file)
    assert stored_as(UUID) == PIXEL


def test_a_sweep_says_why_it_keeps_files_and_how_it_removes_them(tmp_path, passkey, others_image, monkeypatch, capsys):
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    monkeypatch.setattr(default_storage, "get_modified_time", lambda name: timezone.now() - timedelta(days=2))
    call_command("sweep")
    assert "sweep --own-storage" in capsys.readouterr().out
    call_command("sweep", own_storage=True)
    assert "own-storage" not in capsys.readouterr().out
    assert not default_storage.exists(UUID)
    assert stored_as(models.FileUpload.objects.get().file) == PIXEL


def packed(folder, *parts):
    file = folder / "daymark.jsonl.gz"
    with gzip.open(file, "wb", compresslevel=1) as stream:
        for part in parts:
            stream.write(part)
    return str(file)


HEAD = b'{"kind":"daymark","version":1}\n'


@pytest.mark.parametrize("line", [b"null", b"[]", b"5", b"[" * 100_000])
def test_a_line_that_is_no_record_is_named(transactional_db, tmp_path, line):
    with pytest.raises(CommandError, match="line 2: this line is not"):
        call_command("import_daymark", packed(tmp_path, HEAD, line + b"\n"))


def test_records_after_the_end_are_refused(tmp_path, passkey):
    told = lines(export(passkey))
    with pytest.raises(CommandError, match=f"line {len(told) + 1}: this line comes after the end"):
        call_command("import_daymark", written(tmp_path, [*told, told[1]]))
    assert not User.objects.exists()


def test_a_line_of_700_mb_is_refused_without_its_memory(transactional_db, tmp_path):
    file = packed(tmp_path, HEAD, b'{"kind":"', *[b"x" * 1_000_000] * 700)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(CommandError, match="line 2: this line is too long"):
        call_command("import_daymark", file)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 200_000


def test_what_belongs_to_another_account_is_refused(tmp_path, passkey):
    told = export(passkey)
    other = account(2, "bert", "YmVydA")
    image = {**told[7], "account": 2, "id": 80, "uuid": UUID.replace("7", "8", 1)}
    option = {**told[9], "image": 80}
    with pytest.raises(CommandError, match="inspirationOption: image 80 is not one that came before"):
        call_command("import_daymark", written(tmp_path, lines([*told[:9], other, image, option])))


def test_an_archive_of_an_earlier_version_has_a_sign_for_each_name_that_shows_nothing(transactional_db, capsys):
    file = Path(__file__).parents[2] / "backend/testing/earlierArchive.jsonl.gz"
    call_command("import_daymark", str(file))
    assert "6 of them had a name or a text that shows nothing." in capsys.readouterr().out
    assert models.DailyTodosModule.objects.get().name == "\u2013"
    default_storage.delete(str(models.FileUpload.objects.get().file_uuid))


def refusal_of(file):
    try:
        call_command("import_daymark", file)
    except CommandError as refused:
        return str(refused)
    return None


HOSTILE = [None, -1, 0, 2**53, "", "x\0", "\u2060", "x" * 5000, "../x", [None], {"a": {"b": 1}}]


def test_whatever_is_in_a_member_is_taken_or_refused_with_its_line(tmp_path, passkey):
    for index, record in enumerate(export(passkey)):
        for member in record:
            for value in HOSTILE:
                told = export(passkey)
                told[index] = {**record, member: value}
                refusal = refusal_of(written(tmp_path, lines(told)))
                if refusal is not None:
                    assert re.search(r", line \d+: .*Nothing was changed", refusal), (record["kind"], member, value)
                    continue
                user = User.objects.get()
                browser = browser_of(user)
                for path in ["widgets", "preferences", "daily-todo-options", "daily-todo-items", "inspiration-options"]:
                    assert browser.get(f"/api/v1/{path}/").status_code < 500, (record["kind"], member, value)
                user.delete()


def test_what_a_to_do_has_moves_with_it(tmp_path, passkey):
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    todo, day = models.DailyTodoOption.objects.get(), models.DailyTodoItem.objects.get()
    assert todo.schedules == [{"from": "2026-03-02", "schedule": {"weekdays": [1, 3]}}]
    assert todo.archived == [{"from": "2026-03-02", "until": "2026-03-09"}]
    assert day.note == "With Anna"


def test_an_archive_of_an_earlier_version_lacks_it(tmp_path, passkey):
    later = ("schedules", "archived", "note")
    told = [{name: value for name, value in record.items() if name not in later} for record in export(passkey)]
    call_command("import_daymark", written(tmp_path, lines(told)))
    todo, day = models.DailyTodoOption.objects.get(), models.DailyTodoItem.objects.get()
    assert (todo.schedules, todo.archived, day.note) == (None, None, None)


def test_preferences_move_with_the_ids_that_the_objects_get(tmp_path, passkey):
    # The number of the list is taken here.
    models.DailyTodosModule.objects.create(pk=71, user=new_person(), name="Taken")
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    moved = models.Preferences.objects.get(user__username="anna")
    module = models.DailyTodosModule.objects.get(user=moved.user).pk
    assert module != 71
    assert moved.document == {
        "streaks": "hidden",
        "unfolded": {"day": "2026-01-15", "modules": [module]},
        "cards": {"dailyTodos": [74], "inspiration": [79]},
        "rows": {str(module): [72]},
        "hues": {str(module): "sea"},
    }
