import base64
import datetime
import uuid
from collections import Counter
from contextlib import nullcontext

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.core.exceptions import ValidationError
from django.core.files.storage import default_storage
from django.db import DataError, IntegrityError, connection, transaction

from accounts.models import User
from content import models
from content.files import files_without_rows
from content.storage import keep, look, opened
from moving.archive import BrokenArchive, records
from moving.bulk import bring_batch
from moving.checked import checked
from moving.draft import Draft
from moving.models import Moved, SharedStorage
from moving.passkeys import stored_passkey
from reminders.upcoming import renew

# So many records are in memory, and in one statement of each kind, at a time.
BATCH = 5000
# And so many characters of images.
MOST_IMAGES = 64 * 1_048_576


class Importer:
    """
    Brings the records of an archive into this database, all or none of them. What was brought once is left as it
    is. An id is kept where it is free; `moved` knows the others.
    """

    def __init__(self):
        self.made: Counter[str] = Counter()
        self.known: Counter[str] = Counter()
        # How many names or texts that show nothing were replaced.
        self.repaired = 0
        self.accounts = {}
        self.objects = {}
        self.handles = {}
        # The files that this run has written, by the names that they had in the archive; those of the batch that is
        # not complete yet.
        self.written = {}
        self.files = []

    def run(self, path: str, resumable: bool = False) -> None:
        """
        Raises BrokenArchive, and then has changed nothing. A `resumable` run keeps each batch that was complete: the
        next run continues after it.
        """
        if resumable:
            self._run(path, transaction.atomic)
        else:
            with transaction.atomic():
                self._run(path, nullcontext)

    def _run(self, path: str, unit) -> None:
        try:
            with unit():
                remember_other_files()
            for batch in batched(self._checked(path), BATCH):
                with unit():
                    bring_batch(self, batch)
                    if unit is transaction.atomic:
                        self.files.clear()
        except BaseException:
            for name in self.files:
                default_storage.delete(name)
            raise

    def _checked(self, path: str):
        """Each record that fits the API, with its line. Raises BrokenArchive for the first that does not."""
        for line, given in records(path):
            try:
                record, is_repaired = checked(given)
                self._require_own(record)
            except KeyError as error:
                raise BrokenArchive(line, f"{error} is missing") from error
            except ValueError as error:
                raise BrokenArchive(line, f"{given['kind']}: {error}") from error
            self.repaired += is_repaired
            yield line, record

    def _require_own(self, record: dict) -> None:
        """Raises ValueError where a record belongs to another account than what it refers to."""
        kind, account = record["kind"], record["account"]
        family = kind.removesuffix("Option").removesuffix("Item").removesuffix("Widget")
        owners = {
            "module": (f"{family}Module", account),
            "option": (f"{family}Option", record.get("module")),
            "image": ("upload", account),
        }
        for member, (referred, owner) in owners.items():
            number = record.get(member)
            if number is not None and self.accounts.get((referred, number)) != owner:
                raise ValueError(f"{member} {number} is not one that came before")
        if kind.endswith(("Module", "Option")) or kind == "upload":
            self.accounts[kind, record["id"]] = record["module"] if kind.endswith("Option") else account

    def bring_from(self, line: int, record: dict) -> None:
        try:
            self.bring(record)
            # PostgreSQL would check references only at the end, when the line is not known any more.
            connection.check_constraints()
        except KeyError as error:
            raise BrokenArchive(line, f"{error} is missing or names nothing that came before") from error
        except ValidationError as error:
            raise BrokenArchive(line, f"{record['kind']}: {'; '.join(error.messages)}") from error
        except IntegrityError as error:
            raise BrokenArchive(line, f"{record['kind']} conflicts with an existing record: {error}") from error
        except (DataError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BrokenArchive(line, f"{record['kind']}: {error}") from error

    def bring(self, record: dict) -> None:
        kind, former = record["kind"], record["id"]
        make = getattr(self, f"_make_{kind}", None)
        if make is None:
            raise ValueError("unknown kind")
        handle = record["passkeyHandle"] if kind == "account" else self.handles[record["account"]]
        if kind == "account":
            self.handles[former] = handle
        place = {"account": handle, "kind": kind, "former_id": former}
        before = Moved.objects.filter(**place).first()
        if before:
            self.known[kind] += 1
            self.objects[kind, former] = before.object_id
            return
        made = make(record).saved()
        if kind == "preferences":
            renew(made.user_id, {}, made.document)
        Moved.objects.create(**place, object_id=made.pk)
        self.made[kind] += 1
        self.objects[kind, former] = made.pk

    def draft(self, record: dict) -> Draft:
        """Returns the unsaved object of a record."""
        return getattr(self, f"_make_{record['kind']}")(record)

    def _make_account(self, record):
        if User.objects.filter(username=record["username"]).exists():
            raise ValueError(f"the name {record['username']!r} belongs to another account here")
        user = User(
            username=record["username"],
            language=record["language"],
            time_zone=record["timeZone"],
            passkey_handle=record["passkeyHandle"],
            date_joined=moment(record["createdAt"]),
        )
        user.set_unusable_password()
        return Draft(user, record)

    def _make_emailAddress(self, record):
        if EmailAddress.objects.filter(email=record["email"]).exists():
            raise ValueError(f"{record['email']} belongs to another account here")
        user = self._of(record, "account")
        address = EmailAddress(
            user_id=user,
            email=record["email"],
            verified=record["isVerified"],
            primary=record["isPrimary"],
        )
        if address.primary:
            User.objects.filter(pk=user).update(email=address.email)
        return Draft(address, record)

    def _make_passkey(self, record):
        return Draft(
            Authenticator(
                user_id=self._of(record, "account"),
                type=Authenticator.Type.WEBAUTHN,
                data=stored_passkey(record),
                created_at=moment(record["createdAt"]),
                last_used_at=record["lastUsedAt"] and moment(record["lastUsedAt"]),
            ),
            record,
        )

    def _make_upload(self, record):
        upload = models.FileUpload(
            user_id=self._of(record, "account"),
            file_uuid=record["uuid"],
            file_name=record["fileName"],
        )
        draft = Draft(upload, record, created_at=moment(record["createdAt"]))
        if record["content"] is not None:
            content = base64.b64decode(record["content"], validate=True)
            upload.size = len(content)
            upload.file_uuid = self._write(record["uuid"], content)
        return draft

    def _write(self, name: str, content: bytes) -> str:
        """Writes a file under its previous name if that is free, and returns the name. Replaces no file of others."""
        # A batch that did not fit is brought in once more, record by record.
        if name in self.written:
            return self.written[name]
        taken = look(default_storage, name) is not None and not is_remnant(name, content)
        new = str(uuid.uuid4()) if taken else name
        self.written[name] = new
        self.files.append(new)
        keep(default_storage, new, content)
        return new

    def _make_dailyTodosModule(self, record):
        return self._module(models.DailyTodosModule, record)

    def _make_inspirationModule(self, record):
        return self._module(models.InspirationModule, record)

    def _make_dailyTodosOption(self, record):
        # A file of an earlier version has none of them.
        histories = {name: record.get(name) for name in ("schedules", "archived")}
        return self._part(models.DailyTodoOption, record, name=record["name"], text=record["text"], **histories)

    def _make_inspirationOption(self, record):
        image = record["image"]
        return self._part(
            models.InspirationOption,
            record,
            name=record["name"],
            type=record["type"],
            text=record["text"],
            image_id=None if image is None else self.objects["upload", image],
        )

    def _make_dailyTodosWidget(self, record):
        return self._part(models.DailyTodosWidget, record, name=record["name"])

    def _make_inspirationWidget(self, record):
        return self._part(models.InspirationWidget, record, name=record["name"])

    def _make_dailyTodosItem(self, record):
        return self._item(models.DailyTodoItem, record, status=record["status"], note=record.get("note"))

    def _make_inspirationItem(self, record):
        return self._item(models.InspirationItem, record)

    def _make_preferences(self, record):
        document = self._with_new_ids(record["document"])
        return Draft(models.Preferences(user_id=self._of(record, "account"), document=document), record)

    def _with_new_ids(self, document: dict) -> dict:
        """Returns preferences with the ids that the objects have here. Those of deleted objects are left out."""

        def new(kind, ids):
            return [self.objects[kind, former] for former in ids if (kind, former) in self.objects]

        def of_lists(entries, value=lambda entry: entry):
            known = {former: self.objects.get(("dailyTodosModule", int(former))) for former in entries}
            return {str(known[former]): value(entry) for former, entry in entries.items() if known[former]}

        changed = dict(document)
        if "cards" in document:
            changed["cards"] = {kind: new(f"{kind}Widget", ids) for kind, ids in document["cards"].items()}
        if "rows" in document:
            changed["rows"] = of_lists(document["rows"], lambda ids: new("dailyTodosOption", ids))
        if "reminders" in document:
            widgets = {former: self.objects.get(("dailyTodosWidget", int(former))) for former in document["reminders"]}
            changed["reminders"] = {str(widgets[one]): rule for one, rule in document["reminders"].items() if widgets[one]}
        if "hues" in document:
            changed["hues"] = of_lists(document["hues"])
        if "unfolded" in document:
            changed["unfolded"] = {**document["unfolded"], "modules": new("dailyTodosModule", document["unfolded"]["modules"])}
        return changed

    def _module(self, model, record):
        module = model(user_id=self._of(record, "account"), name=record["name"])
        return Draft(module, record, created_at=moment(record["createdAt"]))

    def _item(self, model, record, **values):
        kind = record["kind"].replace("Item", "Option")
        option = self.objects[kind, record["option"]]
        return self._part(model, record, option_id=option, date=record["date"], **values)

    def _part(self, model, record, **values):
        kind = record["kind"].removesuffix("Option").removesuffix("Widget").removesuffix("Item")
        module = self.objects[f"{kind}Module", record["module"]]
        return Draft(model(module_id=module, **values), record)

    def _of(self, record, kind: str) -> int:
        return self.objects[kind, record[kind]]


def remember_other_files() -> None:
    """Notes that the storage has files of another Daymark, such as that of which a move is rehearsed."""
    if next(files_without_rows(), None) is not None:
        SharedStorage.objects.get_or_create(pk=1)


def is_remnant(name: str, content: bytes) -> bool:
    """Returns whether a stored file is only the beginning of this content, as an import that was killed leaves it."""
    with opened(default_storage, name) as file:
        stored = file.read()
    return len(stored) < len(content) and content.startswith(stored)


def moment(milliseconds: int) -> datetime.datetime:
    """Returns a time of the archive: milliseconds since 1970."""
    return datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)


def batched(lines, size: int):
    """Lists of so many, or of fewer where images are among them that fill the memory."""
    batch, images = [], 0
    for line, record in lines:
        batch.append((line, record))
        images += len(record.get("content") or "")
        if len(batch) == size or images > MOST_IMAGES:
            yield batch
            batch, images = [], 0
    if batch:
        yield batch
