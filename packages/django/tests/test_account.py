"""Deleting an account deletes everything of the person, and nothing of other people."""

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.apps import apps
from django.core import mail
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from accounts.models import User
from content import models
from content.files import stored_files
from reminders.models import PushMessage, PushSubscription, Reminder
from tests.account import hour_old, signed_in
from tests.conftest import inspiration_module, new_person
from tests.push import subscribe
from tests.test_mail import ask, work
from tests.test_uploads import put, show, upload

PATH = "/api/v1/account/"


@pytest.fixture
def files(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path / "uploads"


def fill(user, browser):
    """Something of every table that a person has."""
    made = upload(browser)
    assert put(made["fileUploadURL"]).status_code < 300
    assert show(browser, user, made).status_code == 201
    quotes = inspiration_module(user)
    first = quotes.inspirationoption_set.first()
    models.InspirationItem.objects.create(module=quotes, option=first, date="2026-11-20")
    models.InspirationWidget.objects.create(module=quotes, name="Quotes")
    todos = models.DailyTodosModule.objects.create(user=user, name="Today")
    read = models.DailyTodoOption.objects.create(module=todos, name="Read", text="Read")
    models.DailyTodoItem.objects.create(module=todos, option=read, date="2026-11-20", status="done")
    widget = models.DailyTodosWidget.objects.create(module=todos, name="Today")
    assert subscribe(browser, f"https://fcm.googleapis.com/fcm/send/{user.pk}").status_code == 201
    Reminder.objects.create(user=user, widget=widget, next_at=timezone.now())
    moments = {"next_try_at": timezone.now(), "expires_at": timezone.now()}
    PushMessage.objects.create(subscription=PushSubscription.objects.get(user=user), widget=widget, **moments)
    models.Preferences.objects.create(user=user, document={"hues": {str(todos.pk): "sea"}})
    EmailAddress.objects.create(user=user, email=f"second.{user.email}", verified=True)
    Authenticator.objects.create(user=user, type="webauthn", data={})


def rows() -> dict[str, int]:
    ours = [
        model
        for app in ("accounts", "content", "account", "mfa", "usersessions", "sessions", "reminders")
        for model in apps.get_app_config(app).get_models()
    ]
    return {model.__name__: model.objects.count() for model in ours}


def test_nothing_of_the_person_is_left_and_everything_of_the_others(transactional_db, files):
    other = new_person()
    fill(other, signed_in(other))
    before, kept = rows(), set(stored_files())
    person = new_person()
    browser, elsewhere = signed_in(person), signed_in(person, "Chrome")
    fill(person, browser)
    assert len(set(stored_files())) == 2
    answer = browser.delete(PATH)
    assert (answer.status_code, answer.content) == (204, b"")
    assert rows() == before
    assert set(stored_files()) == kept
    for client in (browser, elsewhere):
        assert client.get("/api/v1/daily-todos-modules/").status_code == 401
    assert (mail.outbox[-1].to, "deleted" in mail.outbox[-1].subject) == ([person.email], person.language != "nl")


def test_mails_that_wait_for_the_person_are_dropped(transactional_db, settings):
    person, other = new_person(), new_person()
    person.language = "nl"
    person.save()
    browser = signed_in(person)
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
    for one in (person, other):
        ask("auth/code/request", one.email)
    assert DBTaskResult.objects.count() == 2
    mail.outbox.clear()
    assert browser.delete(PATH).status_code == 204
    work()
    sent = {(message.to[0], message.subject) for message in mail.outbox}
    assert (person.email, "[Daymark] Je account is verwijderd") in sent
    assert {to for to, _ in sent} == {person.email, other.email}
    assert len(sent) == 2


def test_it_takes_a_sign_in_of_the_last_five_minutes(transactional_db):
    browser = hour_old(signed_in(new_person()))
    refused = browser.delete(PATH)
    assert refused.status_code == 401
    assert refused.json()["meta"]["is_authenticated"] is True
    known = browser.get(PATH)
    assert known.status_code == 200
    assert known.json()["id"] == User.objects.get().pk
