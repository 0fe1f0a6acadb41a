import io
import json
import logging

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.core.cache import cache
from django.db import OperationalError
from django.test import Client
from django_tasks_db.models import DBTaskResult
from pythonjsonlogger.json import JsonFormatter

from content import uploads, views
from daymark.logs import Discreet
from daymark.middleware import caller_of
from tests.conftest import browser_of, new_person, post

ACCOUNTS = "/_allauth/browser/v1"


def lines(caplog, logger):
    return [record for record in caplog.records if record.name == logger]


def test_health_fails_while_the_cache_is_away(db, monkeypatch):
    assert Client().get("/health/").status_code == 200
    assert Client().get("/health/ready/").status_code == 200
    monkeypatch.setattr(type(cache._connections[cache._alias]), "get", broken)
    assert Client().get("/health/").status_code == 503
    assert Client().get("/health/ready/").status_code == 200
    assert Client().get("/health/live/").status_code == 200


def test_a_load_balancer_may_call_by_address_and_without_https(db, settings):
    settings.ALLOWED_HOSTS = ["daymark.example.com"]
    settings.SECURE_SSL_REDIRECT = True
    for path in ("/health/", "/health/live/", "/health/ready/"):
        assert Client(SERVER_NAME="10.0.0.7").get(path).status_code == 200
    assert Client(SERVER_NAME="10.0.0.7").get("/api/v1/csrf/").status_code == 400


def broken(*args, **kwargs):
    raise ConnectionError("the cache is away")


def test_an_error_of_the_program_is_written_down_with_its_traceback(browser, monkeypatch, caplog):
    monkeypatch.setattr(views.Dashboard, "get", broken)
    browser.raise_request_exception = False
    with caplog.at_level(logging.ERROR):
        assert browser.get("/api/v1/widgets/").status_code == 500
    assert "the cache is away" in caplog.text
    assert "Traceback" in caplog.text


def test_a_line_about_a_request_keeps_codes_and_upload_addresses_to_itself(db, caplog):
    with caplog.at_level(logging.INFO, logger="daymark.requests"):
        Client(SERVER_NAME="localhost").get("/api/v1/widgets/?secret=1")
        Client(SERVER_NAME="localhost").put("/uploads/a-file:that:is-signed", b"", content_type="image/png")
    told = [(line.method, line.path, line.status) for line in lines(caplog, "daymark.requests")]
    assert told == [("GET", "/api/v1/widgets/", 401), ("PUT", "/uploads/", 403)]


def test_only_the_proxies_that_are_counted_tell_who_calls(db, settings, caplog):
    seen = []

    def view(request):
        seen.append(request.META["REMOTE_ADDR"])

    from django.test import RequestFactory

    from daymark.middleware import caller_address

    for count, told in [(0, "203.0.113.9"), (1, "1.2.3.4, 203.0.113.9"), (2, "203.0.113.9")]:
        settings.PROXY_COUNT = count
        request = RequestFactory().get("/", HTTP_X_FORWARDED_FOR=told, REMOTE_ADDR="10.0.0.1")
        caller_address(view)(request)
        assert "HTTP_X_FORWARDED_FOR" not in request.META
    assert seen == ["10.0.0.1", "203.0.113.9", "10.0.0.1"]


@pytest.mark.parametrize(
    ("spellings", "caller"),
    [
        (["192.0.2.1", "::ffff:192.0.2.1", "::FFFF:c000:0201", "0:0:0:0:0:ffff:c000:201", "192.0.2.1:4711"], "192.0.2.1"),
        (["2001:db8:0:1::1", "2001:0DB8::0001:0:0:0:5", "[2001:db8:0:1::2]:4711", "2001:db8:0:1::1%eth0"], "2001:db8:0:1::"),
        (["2001:db8:0:2::1"], "2001:db8:0:2::"),
        ([""], ""),
    ],
)
def test_a_caller_is_one_however_its_address_is_written(spellings, caller):
    assert {caller_of(one) for one in spellings} == {caller}


def ask_for_code(client, email, **headers):
    body = json.dumps({"email": email})
    path = f"{ACCOUNTS}/auth/code/request"
    return client.post(path, body, content_type="application/json", **headers)


def test_mails_name_the_site_and_are_in_the_language_of_the_person_who_gets_them(db):
    person = new_person()
    for language, words in [("nl", "inlogcode"), ("en-GB", "login code")]:
        person.language = language
        person.save()
        ask_for_code(Client(SERVER_NAME="localhost"), person.email)
        sent = mail.outbox[-1]
        assert sent.subject.startswith("[Daymark]")
        assert sent.from_email == "Daymark <noreply@localhost>"
        assert words in sent.subject
        assert "Daymark" in sent.body


def test_a_new_account_has_the_language_of_its_browser(db):
    client = Client(SERVER_NAME="localhost")
    client.post(
        f"{ACCOUNTS}/auth/webauthn/signup",
        json.dumps({"email": "nieuw@example.com"}),
        content_type="application/json",
        HTTP_ACCEPT_LANGUAGE="nl,en;q=0.8",
    )
    assert EmailAddress.objects.get(email="nieuw@example.com").user.language == "nl"


def test_an_answer_of_another_session_never_shows_the_widgets_of_another_person(db):
    mine, theirs = browser_of(new_person()), browser_of(new_person())
    module = post(mine, "daily-todos-modules", {"name": "Mine"}).json()
    post(mine, "daily-todos-widgets", {"module": module["id"], "name": "Mine"})
    assert len(mine.get("/api/v1/widgets/").json()["dailyTodos"]) == 1
    assert theirs.get("/api/v1/widgets/").json()["dailyTodos"] == []


def test_a_line_about_an_image_does_not_name_its_file(browser, caplog):
    path = "/media/5a0d9f30-7a4e-4f0e-8f3c-000000000000/my%20diagnosis.png?secret=1"
    with caplog.at_level(logging.INFO):
        assert browser.get(path).status_code == 404
    assert [line.path for line in lines(caplog, "daymark.requests")] == [path.partition("my")[0]]


def test_no_logger_writes_down_what_is_private_in_an_address(browser, monkeypatch):
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.addFilter(Discreet())
    handler.setFormatter(JsonFormatter("%(levelname)s %(name)s %(message)s"))
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    monkeypatch.setattr(uploads, "get_conditional_response", broken)
    monkeypatch.setattr(uploads, "look", broken)
    browser.raise_request_exception = False
    made = post(browser, "file-uploads", {"fileName": "my diagnosis.png"}).json()
    path = f"/media/{made['fileUUID']}/my%20diagnosis.png?secret=1"
    assert browser.get(path).status_code == 500
    assert "Internal Server Error" in written.getvalue()
    assert "diagnosis" not in written.getvalue() and "secret" not in written.getvalue()


def test_a_request_has_one_id_in_all_its_lines_and_in_its_answer(browser, monkeypatch, settings):
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.addFilter(Discreet())
    handler.setFormatter(JsonFormatter("%(name)s %(message)s"))
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    logging.getLogger().setLevel(logging.INFO)
    monkeypatch.setattr(views.Dashboard, "get", broken)
    browser.raise_request_exception = False
    answer = browser.get("/api/v1/widgets/", HTTP_X_REQUEST_ID="chosen-by-the-caller")
    told = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {line["name"] for line in told} == {"daymark.requests", "django.request"}
    assert {line["request_id"] for line in told} == {answer["X-Request-ID"]}
    assert answer["X-Request-ID"] != "chosen-by-the-caller"
    settings.PROXY_COUNT = 1
    assert browser.get("/api/v1/csrf/", HTTP_X_REQUEST_ID="of-the-proxy")["X-Request-ID"] == "of-the-proxy"
    assert browser.get("/api/v1/csrf/", HTTP_X_REQUEST_ID="two\nlines")["X-Request-ID"] != "two\nlines"


def test_figures_name_routes_and_not_what_is_in_them(db, settings):
    assert Client(SERVER_NAME="localhost").get("/metrics/").status_code == 404
    settings.METRICS = True
    browser = browser_of(new_person())
    browser.get("/api/v1/daily-todos-modules/4711/")
    browser.get("/media/5a0d9f30-7a4e-4f0e-8f3c-000000000000/diagnosis.png")
    browser.get("/nothing/4711/")
    settings.ALLOWED_HOSTS = ["daymark.example.com"]
    told = Client(SERVER_NAME="10.0.0.7").get("/metrics/").content.decode()
    route = 'method="GET",route="media/<uuid:file_uuid>/<str:file_name>",status="404"'
    assert f"daymark_answers_total{{{route}}} 1.0" in told
    assert 'route="none",status="404"' in told
    assert "daymark_mails_waiting 0.0" in told
    labels = [line.rpartition(" ")[0] for line in told.splitlines() if line.startswith("daymark_")]
    assert [label for label in labels if "4711" in label or "diagnosis" in label] == []


def test_figures_are_shown_while_the_database_is_away(db, settings, monkeypatch):
    settings.METRICS = True

    def away(self):
        raise OperationalError("the database is away")

    monkeypatch.setattr(type(DBTaskResult.objects.all()), "count", away)
    client = Client(SERVER_NAME="localhost")
    client.get("/api/v1/csrf/")
    told = client.get("/metrics/")
    assert told.status_code == 200
    assert "daymark_answers_total" in told.content.decode()
    assert "daymark_mails_waiting" not in told.content.decode()
