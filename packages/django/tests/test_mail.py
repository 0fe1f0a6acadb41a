"""E-mails leave the request immediately, are tried again, and are in words of Daymark's own."""

import datetime
import json
import re
import smtplib
from pathlib import Path

import pytest
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.core.management import call_command
from django.test import Client
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from accounts import tasks
from tests.conftest import browser_of, new_person

ACCOUNTS = "/_allauth/browser/v1"
TEXTS = Path(__file__).resolve().parents[2] / "backend/src/mail/locales"


@pytest.fixture
def outbox(transactional_db, settings):
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}


def ask(path, email, language="en"):
    return Client(SERVER_NAME="localhost").post(
        f"{ACCOUNTS}/{path}",
        json.dumps({"email": email}),
        content_type="application/json",
        HTTP_ACCEPT_LANGUAGE=language,
    )


def work():
    """Does what `manage.py db_worker` of the deployment does, until its work is complete."""
    call_command("db_worker", batch=True, interval=0, startup_delay=False, reload=False)


def server_that_fails(monkeypatch, error):
    def send(*args):
        raise error

    monkeypatch.setattr(EmailBackend, "send_messages", send)


def test_a_mail_leaves_the_request_and_the_worker_delivers_it(outbox):
    assert ask("auth/webauthn/signup", "anna@example.com").status_code == 401
    assert mail.outbox == []
    work()
    assert [sent.to for sent in mail.outbox] == [["anna@example.com"]]


def test_a_sign_up_while_the_mail_server_is_down_goes_on_and_the_mail_follows(outbox, monkeypatch):
    with monkeypatch.context() as down:
        server_that_fails(down, ConnectionRefusedError())
        assert ask("auth/webauthn/signup", "anna@example.com").status_code == 401
        work()
    assert mail.outbox == []
    DBTaskResult.objects.update(run_after=timezone.now())
    work()
    assert len(mail.outbox) == 1


def test_a_try_waits_longer_than_the_one_before(outbox, monkeypatch):
    server_that_fails(monkeypatch, smtplib.SMTPServerDisconnected())
    ask("auth/webauthn/signup", "anna@example.com")
    waits = []
    for _ in range(8):
        work()
        before = timezone.now()
        waiting = DBTaskResult.objects.order_by("-enqueued_at").first()
        waits.append(round((waiting.run_after - before).total_seconds()))
        DBTaskResult.objects.filter(pk=waiting.pk).update(run_after=before)
    assert waits == [2, 4, 8, 16, 32, 60, 60, 60]


def test_a_mail_that_is_too_late_is_dropped(outbox):
    expires = timezone.now() - datetime.timedelta(seconds=1)
    tasks.deliver.enqueue({"subject": "Late", "body": "", "to": ["anna@example.com"]}, expires.isoformat())
    work()
    assert mail.outbox == []


def test_a_mail_whose_worker_was_killed_is_sent_with_the_next_one(outbox):
    ask("auth/webauthn/signup", "anna@example.com")
    killed = DBTaskResult.objects.get()
    killed.claim("killed")
    work()
    assert mail.outbox == []
    DBTaskResult.objects.update(started_at=timezone.now() - tasks.LONGEST_RUN * 1.1)
    ask("auth/webauthn/signup", "bert@example.com")
    work()
    assert [sent.to for sent in mail.outbox] == [["bert@example.com"], ["anna@example.com"]]


def test_a_sweep_takes_a_mail_along_whose_worker_was_killed(outbox):
    ask("auth/webauthn/signup", "anna@example.com")
    DBTaskResult.objects.get().claim("killed")
    DBTaskResult.objects.update(started_at=timezone.now() - tasks.LONGEST_RUN * 1.1)
    call_command("sweep")
    work()
    assert [sent.to for sent in mail.outbox] == [["anna@example.com"]]


def test_an_address_that_the_server_does_not_take_is_not_tried_again(outbox, monkeypatch):
    error = smtplib.SMTPRecipientsRefused({"anna@example.com": (550, b"no such user")})
    server_that_fails(monkeypatch, error)
    ask("auth/webauthn/signup", "anna@example.com")
    work()
    assert DBTaskResult.objects.count() == 1


def sent_to(kind, language):
    mail.outbox.clear()
    person = new_person()
    person.language = {"en": "en-GB"}.get(language, language)
    person.last_login = timezone.now()
    person.save()
    if kind == "accountDeleted":
        assert browser_of(person).delete("/api/v1/account/").status_code == 204
        return mail.outbox[-1], person.email
    path, email = {
        "signIn": ("auth/code/request", person.email),
        "verification": ("auth/webauthn/signup", "new@example.com"),
        "unknownAccount": ("auth/code/request", "nobody@example.com"),
        "accountExists": ("auth/webauthn/signup", person.email),
    }[kind]
    ask(path, email, language)
    return mail.outbox[-1], email


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("kind", ["signIn", "verification", "unknownAccount", "accountExists", "accountDeleted"])
def test_both_backends_mail_the_same_words(db, kind, language):
    sent, email = sent_to(kind, language)
    file = TEXTS / {"en": "en-GB.json", "nl": "nl.json"}[language]
    texts = json.loads(file.read_text())
    code = re.search(r"^[A-Z0-9]{6}$", sent.body, re.MULTILINE)
    values = {"code": code and code[0], "email": email, "origin": "http://localhost:5173"}
    wanted = [texts["greeting"], *texts[kind]["body"], "Daymark"]
    assert sent.subject == f"[Daymark] {texts[kind]['subject']}"
    assert sent.body.strip() == "\n\n".join(re.sub(r"{(\w+)}", lambda name: values[name[1]], line) for line in wanted)
    assert "password" not in sent.body and "wachtwoord" not in sent.body
    html, mimetype = sent.alternatives[0]
    assert mimetype == "text/html"
    link = f"{values['origin']}/"
    for paragraph in sent.body.strip().split("\n\n"):
        tag = "strong" if paragraph == values["code"] else "a" if paragraph.startswith(link) else "p"
        assert re.search(rf"<{tag}[^>]*>{re.escape(paragraph)}</{tag}>", html)


def test_an_address_cannot_write_html_into_a_mail(db):
    ask("auth/code/request", '"<b>"@example.com')
    html, _ = mail.outbox[-1].alternatives[0]
    assert "&lt;b&gt;" in html and "<b>" not in html


def table():
    return json.dumps(list(DBTaskResult.objects.values()), default=str)


def test_a_mail_that_waits_is_unreadable_in_the_database_and_one_that_was_delivered_is_gone_from_it(outbox):
    ask("auth/webauthn/signup", "anna@example.com")
    sealed = table()
    work()
    code = re.search(r"^[A-Z0-9]{6}$", mail.outbox[0].body, re.MULTILINE)[0]
    assert code not in sealed and "anna@example.com" not in sealed
    assert tasks.unseal(json.loads(sealed)[0]["args_kwargs"]["args"][0])["to"] == ["anna@example.com"]
    assert DBTaskResult.objects.get().args_kwargs == {"args": [], "kwargs": {}}


def test_a_mail_that_is_given_up_is_gone_from_the_database(outbox):
    tasks.deliver.enqueue({"subject": "", "body": "CDFGHJ", "to": ["anna@example.com"]}, "2020-01-01T00:00:00+00:00")
    work()
    assert "CDFGHJ" not in table()


def test_a_mail_of_the_version_before_is_delivered(outbox):
    expires = timezone.now() + tasks.LIFETIME
    tasks.deliver.enqueue({"subject": "Old", "body": "", "to": ["anna@example.com"]}, expires.isoformat())
    work()
    assert [sent.subject for sent in mail.outbox] == ["Old"]


def test_a_mail_is_dropped_after_the_secret_key_was_replaced_and_read_while_it_is_a_fallback(outbox, settings):
    ask("auth/webauthn/signup", "anna@example.com")
    ask("auth/webauthn/signup", "bert@example.com")
    second = DBTaskResult.objects.order_by("enqueued_at").last()
    former, settings.SECRET_KEY = settings.SECRET_KEY, "another key"
    DBTaskResult.objects.filter(pk=second.pk).update(run_after=timezone.now() + tasks.LIFETIME)
    work()
    assert mail.outbox == []
    settings.SECRET_KEY_FALLBACKS = [former]
    DBTaskResult.objects.filter(pk=second.pk).update(run_after=timezone.now())
    work()
    assert [sent.to for sent in mail.outbox] == [["bert@example.com"]]


def test_mails_that_wait_for_a_deleted_account_are_not_sent(outbox):
    person = new_person()
    ask("auth/code/request", person.email)
    assert browser_of(person).delete("/api/v1/account/").status_code == 204
    work()
    assert [sent.subject for sent in mail.outbox] == ["[Daymark] Je account is verwijderd"]
