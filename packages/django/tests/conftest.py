import datetime
import secrets
from types import SimpleNamespace

import pytest
from allauth.account.models import EmailAddress
from django.core.cache import cache
from django.core.management import call_command
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.test import Client
from rest_framework.serializers import BaseSerializer

from accounts.models import User
from content import models

# The last migration of each app in version 0.1.0, which has no app reminders.
VERSION_0_1_0 = {"accounts": "0003_choices", "content": "0002_upload_size", "moving": "0001_initial"}
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d4944415478da6364f8cf500f0003018601a81868f70000000049454e44ae426082"
)


@pytest.fixture(autouse=True)
def validation_only_reads(monkeypatch):
    """Whether input is valid is a question: what is refused has changed nothing."""
    is_valid = BaseSerializer.is_valid

    def only_reading(execute, sql, params, many, context):
        assert sql.split()[0] not in ("INSERT", "UPDATE", "DELETE"), f"written while validating: {sql}"
        return execute(sql, params, many, context)

    def checked(self, **options):
        with connection.execute_wrapper(only_reading):
            return is_valid(self, **options)

    monkeypatch.setattr(BaseSerializer, "is_valid", checked)


@pytest.fixture(autouse=True)
def all_tries():
    """The limits count in the cache, which the tests share."""
    cache.clear()


def new_person() -> User:
    """Returns an account with a verified address of its own."""
    name = secrets.token_hex(6)
    user = User.objects.create_user(name, f"{name}@example.com")
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
    return user


@pytest.fixture
def person(transactional_db):
    """An account whose changes other connections see, so that several can work at the same time."""
    return new_person()


def browser_of(user) -> Client:
    client = Client(SERVER_NAME="localhost")
    client.force_login(user, "allauth.account.auth_backends.AuthenticationBackend")
    return client


@pytest.fixture
def browser(person):
    return browser_of(person)


def post(client, path, body, **headers):
    return client.post(f"/api/v1/{path}/", body, content_type="application/json", **headers)


def problem(answer) -> tuple:
    """Returns the status, the code and the member of a refusal."""
    (error,) = answer.json()["errors"]
    return answer.status_code, error["code"], error["attr"]


def inspiration_module(user, options=2):
    module = models.InspirationModule.objects.create(user=user, name="Quotes")
    for number in range(options):
        models.InspirationOption.objects.create(module=module, name=f"Option {number}", type="text", text="Be kind")
    return module


@pytest.fixture
def long(person):
    """A list of 20,000 items, of which PostgreSQL has statistics."""
    module = models.DailyTodosModule.objects.create(user=person, name="Long")
    options = [models.DailyTodoOption(module=module, name=f"{number}", text="Go") for number in range(20)]
    models.DailyTodoOption.objects.bulk_create(options)
    first = datetime.date(2020, 1, 1)
    models.DailyTodoItem.objects.bulk_create(
        models.DailyTodoItem(module=module, option=option, date=first + datetime.timedelta(day), status="done")
        for day in range(1000)
        for option in options
    )
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    return module


@pytest.fixture
def service(settings):
    """A push service on this machine."""
    from tests.push import PushService

    service = PushService()
    settings.PUSH_TEST_SERVICE = service.origin
    yield service
    service.stop()


@pytest.fixture
def listed(person, browser, service):
    """A list with a reminder, and a browser that takes it."""
    from tests.push import Listed

    return Listed(person, browser, service)


@pytest.fixture
def version_0_1_0(transactional_db):
    """The tables of version 0.1.0. Returns its models."""
    for app, last in VERSION_0_1_0.items():
        call_command("migrate", app, last, verbosity=0)
    state = MigrationLoader(connection).project_state([*VERSION_0_1_0.items()])
    found = (model for app in VERSION_0_1_0 for model in state.apps.get_app_config(app).get_models())
    yield SimpleNamespace(**{model.__name__: model for model in found})
    call_command("migrate", verbosity=0)
