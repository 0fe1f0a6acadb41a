"""Where the browser of a session takes messages, and when that ends."""

import re

import pytest
from django.core.cache import cache
from django.core.management import call_command
from django.test import Client

from reminders.models import PushSubscription
from tests.conftest import browser_of, new_person, post
from tests.preferences import change, make_list
from tests.push import PATH, BrowserKeys, subscribe
from tests.test_sessions import SESSIONS, others, send, signed_in

ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/"
SESSION = "/_allauth/browser/v1/auth/session"


@pytest.fixture(autouse=True)
def all_tries():
    cache.clear()


def endpoint_of(browser):
    return browser.get(PATH).json()["endpoint"]


def problem(answer):
    (error,) = answer.json()["errors"]
    return answer.status_code, error["code"], error["attr"]


def test_a_session_has_one_subscription_until_it_deletes_it(browser, person):
    state = browser.get(PATH).json()
    assert re.fullmatch(r"B[A-Za-z0-9_-]{86}", state["applicationServerKey"]) and state["endpoint"] is None
    for name in ("one", "two", "two"):
        answer = subscribe(browser, ENDPOINT + name)
        assert (answer.status_code, answer.json()) == (201, {**state, "endpoint": ENDPOINT + name})
    assert endpoint_of(browser) == ENDPOINT + "two"
    assert endpoint_of(browser_of(person)) is None
    assert PushSubscription.objects.count() == 1
    assert browser.delete(PATH).status_code == 204
    assert browser.delete(PATH).status_code == 204
    assert endpoint_of(browser) is None
    assert Client(SERVER_NAME="localhost").get(PATH).status_code == 401


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:x/x",
        "https://anna:secret@fcm.googleapis.com/x",
        "https://@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.com/x",
        "https://example.com/fcm.googleapis.com",
        "https://example.com\\@fcm.googleapis.com/x",
        "https://example.com#@fcm.googleapis.com/x",
        "https://push.apple.com/x",
        "https://evilpush.apple.com/x",
        "https://.push.apple.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "http://127.0.0.1:9/x",
        "https://fcm.google\tapis.com/x",
        "fcm.googleapis.com",
    ],
)
def test_an_address_of_no_push_service_is_refused(browser, endpoint):
    assert problem(subscribe(browser, endpoint)) == (400, "invalid", "endpoint")
    assert not PushSubscription.objects.exists()


@pytest.mark.parametrize(
    "endpoint", ["https://web.push.apple.com/x", "https://fcm.googleapis.com:443/x?y", "https://push.example.org/x"]
)
def test_an_address_of_a_push_service_is_taken(browser, settings, endpoint):
    settings.PUSH_HOSTS = [*settings.PUSH_HOSTS, "push.example.org"]
    assert subscribe(browser, endpoint).status_code == 201


def test_keys_that_encrypt_nothing_are_refused(browser):
    good = BrowserKeys().told(ENDPOINT)
    for name, value in [("p256dh", "B" + "A" * 86), ("p256dh", "short"), ("auth", "short")]:
        body = {**good, "keys": {**good["keys"], name: value}}
        assert problem(post(browser, "push-subscriptions", body)) == (400, "invalid", f"keys.{name}")


def test_an_endpoint_belongs_to_the_session_that_named_it_last(browser):
    other = browser_of(new_person())
    subscribe(browser, ENDPOINT + "one")
    subscribe(other, ENDPOINT + "two")
    subscribe(other, ENDPOINT + "one")
    assert (endpoint_of(browser), endpoint_of(other)) == (None, ENDPOINT + "one")


def test_a_session_is_told_how_many_others_of_the_person_have_one(browser, person):
    other = browser_of(person)
    subscribe(browser, ENDPOINT + "one")
    subscribe(browser_of(new_person()), ENDPOINT + "theirs")
    assert browser.get(PATH).json()["otherSubscriptions"] == 0
    assert other.get(PATH).json()["otherSubscriptions"] == 1
    assert subscribe(other, ENDPOINT + "two").json()["otherSubscriptions"] == 1
    expire(browser)
    assert other.get(PATH).json()["otherSubscriptions"] == 0


def test_ten_browsers_of_a_person_get_reminders_at_most(browser, person):
    many = [browser_of(person) for _ in range(10)]
    assert {subscribe(one, f"{ENDPOINT}{number}").status_code for number, one in enumerate(many)} == {201}
    assert problem(subscribe(browser, ENDPOINT + "more")) == (400, "too_many_subscriptions", "endpoint")
    assert endpoint_of(browser) is None
    assert subscribe(many[0], ENDPOINT + "another").status_code == 201
    assert subscribe(browser_of(new_person()), ENDPOINT + "theirs").status_code == 201
    expire(many[1])
    assert subscribe(browser, ENDPOINT + "more").status_code == 201


def expire(browser):
    session = browser.session
    session.set_expiry(-1)
    session.save()


def test_a_subscription_ends_with_its_session(transactional_db):
    person = new_person()
    browser = signed_in(person)
    subscribe(browser, ENDPOINT)
    assert browser.delete(SESSION).status_code == 401
    assert not PushSubscription.objects.exists()


def test_a_subscription_ends_when_another_browser_logs_it_out(transactional_db):
    person = new_person()
    left_open, here = signed_in(person, "Chrome"), signed_in(person)
    subscribe(left_open, ENDPOINT + "one")
    subscribe(here, ENDPOINT + "two")
    assert send(here, "delete", SESSIONS, sessions=others(here)).status_code == 200
    assert [one.endpoint for one in PushSubscription.objects.all()] == [ENDPOINT + "two"]


def test_a_subscription_ends_when_another_person_logs_in_at_that_browser(transactional_db):
    browser = signed_in(new_person())
    subscribe(browser, ENDPOINT)
    browser.force_login(new_person(), "allauth.account.auth_backends.AuthenticationBackend")
    assert not PushSubscription.objects.exists()
    assert endpoint_of(browser) is None


def test_a_subscription_ends_with_the_account(transactional_db):
    browser = signed_in(new_person())
    subscribe(browser, ENDPOINT)
    assert browser.delete("/api/v1/account/").status_code == 204
    assert not PushSubscription.objects.exists()


def test_a_sweep_removes_the_subscription_of_an_expired_session(browser, capsys):
    subscribe(browser, ENDPOINT)
    expire(browser)
    call_command("sweep")
    assert "1 expired sessions" in capsys.readouterr().out
    assert not PushSubscription.objects.exists()


def test_a_sweep_removes_a_subscription_whose_session_a_release_without_reminders_has_ended(browser):
    subscribe(browser, ENDPOINT)
    PushSubscription.objects.update(session_id="ended")
    call_command("sweep")
    assert not PushSubscription.objects.exists()


def test_without_a_key_there_are_no_reminders(browser, person, settings):
    _, widget, _ = make_list(person)
    chosen = {"timeZone": "Europe/Amsterdam", "reminders": {str(widget): {"time": "07:30", "weekdays": [1]}}}
    change(browser, chosen)
    features = browser.get("/api/v1/widgets/").json()["features"]
    key, settings.PUSH_PRIVATE_KEY = settings.PUSH_PRIVATE_KEY, ""
    assert browser.get("/api/v1/widgets/").json()["features"] == [name for name in features if name != "reminders"]
    answers = [browser.get(PATH), subscribe(browser, ENDPOINT), browser.delete(PATH)]
    assert [answer.status_code for answer in answers] == [404] * 3
    assert change(browser, {"streaks": "shown", "timeZone": "Mars/Olympus"}).json() == {"streaks": "shown"}
    settings.PUSH_PRIVATE_KEY = key
    assert browser.get("/api/v1/preferences/").json() == {"streaks": "shown", **chosen}
