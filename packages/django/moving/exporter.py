"""Writes the archive that docs/moving.md describes, for the embedded backend or for another Daymark on Django."""

import base64
import gzip
import json
from collections.abc import Iterator
from pathlib import Path

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.core.files.storage import default_storage
from django.db import connection, transaction
from django.db.models import F
from fido2 import cbor
from fido2.utils import websafe_encode

from accounts.adapters import passkey_handle
from accounts.models import User
from content import models
from content.storage import look, opened
from moving.archive import VERSION

# So many rows are in memory at a time.
CHUNK = 2000


def export(target: Path) -> int:
    """Writes everything that people have, as it is at one moment, and returns the number of records."""
    incomplete = target.with_name(f"{target.name}.incomplete")
    number = 0
    try:
        # It has everything that people wrote, so no other user of this machine may read it.
        incomplete.touch(mode=0o600)
        with transaction.atomic(), gzip.open(incomplete, "wt", encoding="utf-8") as file:
            if connection.vendor == "postgresql":
                with connection.cursor() as cursor:
                    cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            write(file, {"kind": "daymark", "version": VERSION})
            for number, record in enumerate(records(), 1):  # noqa: B007
                write(file, record)
            write(file, {"kind": "end", "records": number})
        incomplete.replace(target)
    finally:
        incomplete.unlink(missing_ok=True)
    return number


def write(file, record: dict) -> None:
    file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")


def records() -> Iterator[dict]:
    """Returns each record after everything that it refers to."""
    for user in rows(User):
        yield {
            **head("account", user.pk, user.pk),
            "username": user.username,
            "language": user.language,
            "timeZone": user.time_zone,
            "passkeyHandle": passkey_handle(user),
            "createdAt": milliseconds(user.date_joined),
        }
    for address in rows(EmailAddress):
        told = {"email": address.email, "isVerified": address.verified, "isPrimary": address.primary}
        yield head("emailAddress", address.pk, address.user_id) | told
    for passkey in rows(Authenticator, type=Authenticator.Type.WEBAUTHN):
        yield head("passkey", passkey.pk, passkey.user_id) | passkey_record(passkey)
    # Files that never arrived are not part of what people have.
    for upload in rows(models.FileUpload, size__isnull=False):
        yield {
            **head("upload", upload.pk, upload.user_id),
            "uuid": str(upload.file_uuid),
            "fileName": upload.file_name,
            "createdAt": milliseconds(upload.created_at),
            "content": content_of(upload),
        }
    yield from kind_records(
        "dailyTodos",
        (models.DailyTodosModule, models.DailyTodoOption, models.DailyTodoItem, models.DailyTodosWidget),
        option=["name", "text", "schedules", "archived"],
        item=["date", "status", "note"],
    )
    yield from kind_records(
        "inspiration",
        (models.InspirationModule, models.InspirationOption, models.InspirationItem, models.InspirationWidget),
        option=["name", "type", "text", "image"],
        item=["date"],
    )
    for kept in rows(models.Preferences):
        yield head("preferences", kept.pk, kept.user_id) | {"document": kept.document}


def kind_records(kind: str, tables: tuple, option: list[str], item: list[str]) -> Iterator[dict]:
    """Returns the records of one kind of module; `option` and `item` are what is particular to the kind."""
    modules, options, items, widgets = tables
    for module in rows(modules, user__isnull=False):
        told = {"createdAt": milliseconds(module.created_at), "name": module.name}
        yield head(f"{kind}Module", module.pk, module.user_id) | told
    for name, table, members in (
        ("Option", options, option),
        ("Item", items, ["option", *item]),
        ("Widget", widgets, ["name"]),
    ):
        shown = table.objects.exclude(module__user=None)
        if name == "Item":
            # Those of a deleted option may still wait for their end.
            shown = shown.filter(option__module=F("module"))
        values = shown.order_by("pk").values_list("pk", "module__user", "module", *members)
        for pk, account, module, *rest in values.iterator(CHUNK):
            told = dict(zip(members, map(plain, rest), strict=True))
            yield head(f"{kind}{name}", pk, account) | {"module": module} | told


def head(kind: str, number: int, account: int) -> dict:
    return {"kind": kind, "id": number, "account": account}


def rows(model, **of) -> Iterator:
    return model.objects.filter(**of).order_by("pk").iterator(CHUNK)


def plain(value):
    """Returns a value as JSON has it: a date in ISO 8601."""
    return value.isoformat() if hasattr(value, "isoformat") else value


def milliseconds(moment) -> int:
    return round(moment.timestamp() * 1000)


def passkey_record(passkey) -> dict:
    """Returns what a sign-in is checked with. The key is in what the device answered when the passkey was made."""
    made = passkey.wrap()
    known = made.authenticator_data.credential_data
    return {
        "name": made.name,
        "credentialId": websafe_encode(known.credential_id),
        "publicKey": websafe_encode(cbor.encode(dict(known.public_key))),
        "isPasswordless": made.is_passwordless,
        "signCount": made.authenticator_data.counter,
        "createdAt": milliseconds(passkey.created_at),
        "lastUsedAt": passkey.last_used_at and milliseconds(passkey.last_used_at),
    }


def content_of(upload) -> str | None:
    """Returns the bytes in base64. None if they are gone."""
    if look(default_storage, upload.file) is None:
        return None
    with opened(default_storage, upload.file) as file:
        return base64.b64encode(file.read()).decode()
