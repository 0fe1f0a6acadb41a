"""Brings the records of which there are many in with few statements."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.db import connection, transaction
from django.db.models import Model

from accounts.models import User
from content import models
from moving.draft import Draft
from moving.models import Moved

#: Each after everything that it refers to. The rest of an archive is imported record by record: before these, or last.
KINDS = [
    "dailyTodosModule",
    "inspirationModule",
    "dailyTodosOption",
    "inspirationOption",
    "dailyTodosItem",
    "inspirationItem",
    "dailyTodosWidget",
    "inspirationWidget",
]
LAST = ["preferences"]
#: What the records of each kind become.
MODELS: dict[str, type[Model]] = {
    "account": User,
    "emailAddress": EmailAddress,
    "passkey": Authenticator,
    "upload": models.FileUpload,
    "dailyTodosModule": models.DailyTodosModule,
    "dailyTodosOption": models.DailyTodoOption,
    "dailyTodosItem": models.DailyTodoItem,
    "dailyTodosWidget": models.DailyTodosWidget,
    "inspirationModule": models.InspirationModule,
    "inspirationOption": models.InspirationOption,
    "inspirationItem": models.InspirationItem,
    "inspirationWidget": models.InspirationWidget,
    "preferences": models.Preferences,
}


def bring_batch(importer, batch: list[tuple[int, dict]]) -> None:
    """
    Brings records in. When anything does not fit, none of them is left and they are brought in one after the other,
    which names the line.
    """
    counts = importer.made.copy(), importer.known.copy()
    try:
        with transaction.atomic():
            reserve_ids([record for _, record in batch])
            for _, record in batch:
                if record["kind"] not in KINDS + LAST:
                    importer.bring(record)
            for kind in KINDS:
                bring_kind(importer, kind, [record for _, record in batch if record["kind"] == kind])
            for _, record in batch:
                if record["kind"] in LAST:
                    importer.bring(record)
            connection.check_constraints()
    except Exception:
        importer.made, importer.known = counts
        for line, record in batch:
            importer.bring_from(line, record)


def reserve_ids(records: list[dict]) -> None:
    """
    Moves PostgreSQL's sequences behind the ids of the archive, which do not come from them. Immediately: a person who got one
    of these ids would wait for the end of the import.
    """
    highest: dict[type[Model], int] = {}
    for record in records:
        model = MODELS[record["kind"]]
        highest[model] = max(record["id"], highest.get(model, 0))
    if connection.vendor != "postgresql":
        return
    with connection.cursor() as cursor:
        for model, number in highest.items():
            named = [f'"{model._meta.db_table}"', model._meta.pk.column]
            cursor.execute("SELECT pg_get_serial_sequence(%s, %s)", named)
            (sequence,) = cursor.fetchone()
            cursor.execute("SELECT setval(%s, GREATEST(nextval(%s), %s))", [sequence, sequence, number])


def bring_kind(importer, kind: str, records: list[dict]) -> None:
    """Brings records of one kind in. What the database refuses raises, for all of them."""
    ids = [record["id"] for record in records]
    accounts = {importer.handles[record["account"]] for record in records}
    found = Moved.objects.filter(kind=kind, account__in=accounts, former_id__in=ids)
    before = {(account, former): pk for account, former, pk in found.values_list("account", "former_id", "object_id")}
    new = []
    for record in records:
        known = before.get((importer.handles[record["account"]], record["id"]))
        if known is None:
            new.append(record)
        else:
            importer.known[kind] += 1
            importer.objects[kind, record["id"]] = known
    if not new:
        return
    drafts = [importer.draft(record) for record in new]
    model = type(drafts[0].made)
    taken = set(model.objects.filter(pk__in=[record["id"] for record in new]).values_list("pk", flat=True))
    for draft in drafts:
        draft.check(keeps_id=draft.record["id"] not in taken)
    keep(model, drafts)
    made = [draft.made for draft in drafts]
    moved = [
        Moved(account=importer.handles[record["account"]], kind=kind, former_id=record["id"], object_id=one.pk)
        for record, one in zip(new, made, strict=True)
    ]
    keep(Moved, [Draft(one, {}) for one in moved])
    importer.made[kind] += len(new)
    importer.objects.update({(kind, record["id"]): one.pk for record, one in zip(new, made, strict=True)})


def keep(model, drafts: list[Draft]) -> None:
    """Inserts what was drafted. PostgreSQL reads it as a stream, which takes half the time of statements."""
    made = [draft.made for draft in drafts]
    if connection.vendor == "postgresql":
        for draft in drafts:
            draft.set_later()
        copy(model, made)
        return
    model.objects.bulk_create(made)
    later = sorted(drafts[0].later)
    if later:
        for draft in drafts:
            draft.set_later()
        model.objects.bulk_update(made, later)


def copy(model, made: list) -> None:
    """Inserts objects by COPY, as their attributes are: nothing is filled in but an id."""
    give_ids(model, [one for one in made if one.pk is None], {one.pk for one in made})
    fields = model._meta.concrete_fields
    columns = [connection.ops.quote_name(field.column) for field in fields]
    table = connection.ops.quote_name(model._meta.db_table)
    with (
        connection.cursor() as cursor,
        cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as stream,
    ):
        for one in made:
            stream.write_row([field.get_db_prep_save(getattr(one, field.attname), connection) for field in fields])


def give_ids(model, without: list, taken: set) -> None:
    """Takes ids from the sequence, and leaves out those that objects keep."""
    table, column = model._meta.db_table, model._meta.pk.column
    waiting = iter(without)
    missing = len(without)
    while missing:
        with connection.cursor() as cursor:
            sql = "SELECT nextval(pg_get_serial_sequence(%s, %s)) FROM generate_series(1, %s)"
            cursor.execute(sql, [f'"{table}"', column, missing])
            free = [pk for (pk,) in cursor.fetchall() if pk not in taken]
        for pk, one in zip(free, waiting, strict=False):
            one.pk = pk
        missing -= len(free)
