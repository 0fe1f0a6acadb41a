import os
import tempfile

# The settings are read when Django starts, which is before any fixture.
os.environ["DATA_DIR"] = tempfile.mkdtemp(prefix="daymark-tests-")
os.environ["PACT_STATES"] = "1"

import pytest
from django.test import Client

from content import models
from pact_states.people import new_person

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d4944415478da6364f8cf500f0003018601a81868f70000000049454e44ae426082"
)


@pytest.fixture
def person(transactional_db):
    """An account whose changes other connections see, so that several can work at once."""
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


def inspiration_module(user, options=2):
    module = models.InspirationModule.objects.create(user=user, name="Quotes")
    for number in range(options):
        models.InspirationOption.objects.create(
            module=module, name=f"Option {number}", type="text", text="Be kind"
        )
    return module
