"""Where the browser of a session takes messages, and when that ends."""

import pytest
from django.core.management import call_command

from reminders.models import PushSubscription
from tests.account import others, send, signed_in
from tests.conftest import browser_of, new_person, post, problem
from tests.preferences import change, make_list
from tests.push import PATH, BrowserKeys, subscribe

ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/"
SESSION = "/_allauth/browser/v1/auth/session"


def endpoint_of(browser):
    return browser.get(PATH).json()["endpoint"]


@pytest.mark.parametrize(
    "endpoint", ["https://@fcm.googleapis.com/x", "https://.push.apple.com/x", "https://fcm.google\tapis.com/x"]
)
def test_an_address_that_no_browser_gives_is_refused(browser, endpoint):
    assert problem(subscribe(browser, endpoint)) == (400, "invalid", "endpoint")
    assert not PushSubscription.objects.exists()


def test_an_address_of_the_operators_push_service_is_taken(browser, settings):
    settings.PUSH_HOSTS = [*settings.PUSH_HOSTS, "push.example.org"]
    assert subscribe(browser, "https://push.example.org/x").status_code == 201


@pytest.mark.parametrize("name", ["p256dh", "auth"])
def test_a_key_that_is_too_short_is_refused(browser, name):
    good = BrowserKeys().told(ENDPOINT)
    body = {**good, "keys": {**good["keys"], name: "short"}}
    assert problem(post(browser, "push-subscriptions", body)) == (400, "invalid", f"keys.{name}")


def test_the_subscription_of_an_expired_session_does_not_count(browser, person):
    many = [browser_of(person) for _ in range(10)]
    assert {subscribe(one, f"{ENDPOINT}{number}").status_code for number, one in enumerate(many)} == {201}
    assert problem(subscribe(browser, ENDPOINT + "more")) == (400, "too_many_subscriptions", "endpoint")
    expire(many[1])
    assert browser.get(PATH).json()["otherSubscriptions"] == 9
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
    assert send(here, "delete", "auth/sessions", sessions=others(here)).status_code == 200
    assert [one.endpoint for one in PushSubscription.objects.all()] == [ENDPOINT + "two"]


def test_a_subscription_ends_when_another_person_logs_in_at_that_browser(transactional_db):
    browser = signed_in(new_person())
    subscribe(browser, ENDPOINT)
    browser.force_login(new_person(), "allauth.account.auth_backends.AuthenticationBackend")
    assert not PushSubscription.objects.exists()
    assert endpoint_of(browser) is None


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
