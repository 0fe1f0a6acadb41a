import base64
import datetime
from collections import Counter

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.apps import apps
from django.core.exceptions import ValidationError
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.core.management.color import no_style
from django.db import DataError, IntegrityError, connection, transaction

from accounts.models import User
from content import models
from moving.archive import BrokenArchive, records
from moving.models import Moved
from moving.passkeys import stored_passkey


class Importer:
    """
    Brings the records of an archive into this database, all or none of them. What was brought once is left as it
    is. An id is kept where it is free; `moved` knows the others.
    """

    def __init__(self):
        self.made = Counter()
        self.known = Counter()
        self.objects = {}
        self.handles = {}
        self.files = []

    def run(self, path: str) -> None:
        """Raises BrokenArchive, and then has changed nothing."""
        try:
            with transaction.atomic():
                for line, record in records(path):
                    self._bring_from(line, record)
                self._reset_sequences()
        except BaseException:
            for name in self.files:
                default_storage.delete(name)
            raise

    def _bring_from(self, line: int, record: dict) -> None:
        try:
            self._bring(record)
            # PostgreSQL would look at references at the very end, when nobody knows the line.
            connection.check_constraints()
        except KeyError as error:
            raise BrokenArchive(line, f"{error} is missing or names nothing that came before") from error
        except ValidationError as error:
            raise BrokenArchive(line, f"{record['kind']}: {'; '.join(error.messages)}") from error
        except IntegrityError as error:
            raise BrokenArchive(line, f"{record['kind']} is here already in another form: {error}") from error
        except (DataError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BrokenArchive(line, f"{record['kind']}: {error}") from error

    def _bring(self, record: dict) -> None:
        kind, former = record["kind"], record["id"]
        make = getattr(self, f"_make_{kind}", None)
        if make is None:
            raise ValueError("a kind that is not known")
        handle = record["passkeyHandle"] if kind == "account" else self.handles[record["account"]]
        if kind == "account":
            self.handles[former] = handle
        place = {"account": handle, "kind": kind, "former_id": former}
        before = Moved.objects.filter(**place).first()
        if before:
            self.known[kind] += 1
            self.objects[kind, former] = before.object_id
            return
        made = make(record)
        Moved.objects.create(**place, object_id=made.pk)
        self.made[kind] += 1
        self.objects[kind, former] = made.pk

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
        return saved(user, record)

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
        return saved(address, record)

    def _make_passkey(self, record):
        return saved(
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
        saved(upload, record, created_at=moment(record["createdAt"]))
        if record["content"] is not None:
            content = base64.b64decode(record["content"], validate=True)
            # The row is new, so this can only be what an import that was killed has left.
            default_storage.delete(upload.file)
            self.files.append(default_storage.save(upload.file, ContentFile(content)))
        return upload

    def _make_dailyTodosModule(self, record):
        return self._module(models.DailyTodosModule, record)

    def _make_inspirationModule(self, record):
        return self._module(models.InspirationModule, record)

    def _make_dailyTodosOption(self, record):
        return self._part(models.DailyTodoOption, record, name=record["name"], text=record["text"])

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
        return self._item(models.DailyTodoItem, record, status=record["status"])

    def _make_inspirationItem(self, record):
        return self._item(models.InspirationItem, record)

    def _module(self, model, record):
        module = model(user_id=self._of(record, "account"), name=record["name"])
        return saved(module, record, created_at=moment(record["createdAt"]))

    def _item(self, model, record, **values):
        kind = record["kind"].replace("Item", "Option")
        option = self.objects[kind, record["option"]]
        return self._part(model, record, option_id=option, date=record["date"], **values)

    def _part(self, model, record, **values):
        kind = record["kind"].removesuffix("Option").removesuffix("Widget").removesuffix("Item")
        module = self.objects[f"{kind}Module", record["module"]]
        return saved(model(module_id=module, **values), record)

    def _of(self, record, kind: str) -> int:
        return self.objects[kind, record[kind]]

    def _reset_sequences(self) -> None:
        """Ids that were kept did not come from the sequences of PostgreSQL, which must go on behind them."""
        kept = [User, EmailAddress, Authenticator, *apps.get_app_config("content").get_models()]
        with connection.cursor() as cursor:
            for statement in connection.ops.sequence_reset_sql(no_style(), kept):
                cursor.execute(statement)


def moment(milliseconds: int) -> datetime.datetime:
    """A time of the archive: milliseconds since 1970."""
    return datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)


def saved(made, record, **later):
    """Checks and keeps an object, under its former id where that is free. `later`: what saving would overwrite."""
    model = type(made)
    if not model.objects.filter(pk=record["id"]).exists():
        made.pk = record["id"]
    # References are the database's to check, and nobody has a password.
    unchecked = {"email", "password"} if model is User else set()
    for field in model._meta.fields:
        if field.is_relation or (field.null and getattr(made, field.attname) is None):
            unchecked.add(field.name)
    made.full_clean(exclude=unchecked)
    made.save(force_insert=True)
    if later:
        model.objects.filter(pk=made.pk).update(**later)
    return made
