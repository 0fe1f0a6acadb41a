"""What an import brings in, an export takes along again."""

import gzip
import json

import pytest
from django.core.management import CommandError, call_command
from fido2.utils import websafe_encode

from accounts.models import User
from content import models
from pact_states.authenticator import Passkey
from tests.conftest import browser_of, new_person, post
from tests.test_moving import export, lines, no_files, passkey, sign_in, written  # noqa: F401


def exported(folder):
    file = folder / "back.jsonl.gz"
    call_command("export_daymark", str(file))
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]


def by_kind(told):
    return sorted(told, key=lambda record: (record["kind"], record.get("id", 0)))


def test_an_archive_comes_back_as_it_was(tmp_path, passkey):  # noqa: F811
    told = lines(export(passkey))
    call_command("import_daymark", written(tmp_path, told))
    back = exported(tmp_path)
    assert back[0] == told[0] and back[-1] == told[-1]
    ids = {record["kind"]: record["id"] for record in back[1:-1]}
    account = ids["account"]
    # These three had ids that are taken here in the run of all tests.
    changed = {"account": account, "emailAddress": ids["emailAddress"], "passkey": ids["passkey"]}
    wanted = [{**one, "id": changed.get(one["kind"], one["id"]), "account": account} for one in told[1:-1]]
    assert by_kind(back[1:-1]) == by_kind(wanted)


def test_a_record_comes_after_what_it_refers_to(tmp_path, passkey):  # noqa: F811
    call_command("import_daymark", written(tmp_path, lines(export(passkey))))
    seen = set()
    for record in exported(tmp_path)[1:-1]:
        kind = record["kind"].removesuffix("Option").removesuffix("Item").removesuffix("Widget").removesuffix("Module")
        named = {"module": f"{kind}Module", "option": f"{kind}Option", "image": "upload", "account": "account"}
        seen.add((record["kind"], record["id"]))
        refers = [(named[name], record[name]) for name in named if record.get(name) is not None]
        assert set(refers) <= seen


def test_a_passkey_that_was_made_here_moves_too_and_signs_in_at_another_django(tmp_path, transactional_db):
    person = new_person()
    native = Passkey()
    browser = browser_of(person)
    path = "/_allauth/browser/v1/account/authenticators/webauthn"
    options = browser.get(f"{path}?passwordless=true").json()["data"]["creation_options"]
    body = {"name": "Native", "credential": native.create(options["publicKey"])}
    assert browser.post(path, json.dumps(body), content_type="application/json").status_code == 200
    native.user_handle = options["publicKey"]["user"]["id"]
    back = exported(tmp_path)
    told = next(record for record in back if record["kind"] == "passkey")
    assert (told["name"], told["credentialId"]) == ("Native", websafe_encode(native.id))
    User.objects.all().delete()
    call_command("import_daymark", str(tmp_path / "back.jsonl.gz"))
    assert sign_in(native).json()["data"]["user"]["username"] == person.username


def test_an_upload_that_never_arrived_stays(tmp_path, person, browser):
    post(browser, "file-uploads", {"fileName": "cat.png"})
    assert models.FileUpload.objects.count() == 1
    assert [record["kind"] for record in exported(tmp_path)] == ["daymark", "account", "emailAddress", "end"]


def test_an_export_replaces_no_file_and_says_who_is_shut(tmp_path, person, capsys):
    User.objects.filter(pk=person.pk).update(is_active=False)
    exported(tmp_path)
    assert "1 of the accounts are shut here" in capsys.readouterr().out
    assert (tmp_path / "back.jsonl.gz").stat().st_mode & 0o777 == 0o600
    with pytest.raises(CommandError, match="already exists"):
        exported(tmp_path)
