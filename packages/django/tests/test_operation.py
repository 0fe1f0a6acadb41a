import json
import logging

from allauth.account.models import EmailAddress
from django.core import mail
from django.core.cache import cache
from django.test import Client

from content import views
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
