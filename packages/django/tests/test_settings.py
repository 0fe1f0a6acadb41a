import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent
DEPLOYED = {
    "FRONTEND_ORIGIN": "https://daymark.example.com",
    "SECRET_KEY": "k3Jf8sLq2ZxV7nB1mC5tY9wR4pD6hG0aEuKiOoPqTzXcWvNb8M2",
    "DATABASE_URL": "postgresql://daymark:secret@db.example.com/daymark",
    "REDIS_URL": "redis://cache.example.com:6379/0",
    "WEB_CONCURRENCY": "3",
    "PROXY_COUNT": "1",
    "EMAIL_URL": "smtp+tls://user:pass@mail.example.com:587",
    "S3_BUCKET": "daymark",
}
SETTINGS = {*DEPLOYED, "PACT_STATES", "PASSKEY_RP_ID", "DATA_DIR", "DJANGO_SETTINGS_MODULE"}
WITHOUT_MAIL = {name: value for name, value in DEPLOYED.items() if name != "EMAIL_URL"}


def manage(tmp_path, *args, **env):
    rest = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    return subprocess.run(
        [sys.executable, "manage.py", *args],
        cwd=PROJECT,
        env={**rest, "DATA_DIR": str(tmp_path), **env},
        capture_output=True,
        text=True,
    )


def test_a_deployment_has_nothing_for_djangos_own_check_to_say(tmp_path):
    checked = manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", **DEPLOYED)
    assert checked.returncode == 0, checked.stderr
    assert "no issues" in checked.stdout


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"SECRET_KEY": "short"}, "SECRET_KEY"),
        ({"FRONTEND_ORIGIN": "http://daymark.example.com"}, "FRONTEND_ORIGIN"),
        ({"FRONTEND_ORIGIN": "https://daymark.example.com/app"}, "FRONTEND_ORIGIN"),
        ({"REDIS_URL": ""}, "REDIS_URL"),
        ({"PASSKEY_RP_ID": "example.org"}, "PASSKEY_RP_ID"),
        ({"PROXY_COUNT": "one"}, "PROXY_COUNT"),
        ({"PROXY_COUNT": "0"}, "PROXY_COUNT"),
        ({"COOKIE_DOMAIN": "example.org"}, "COOKIE_DOMAIN"),
        ({"LANGUAGE_CODE": "de"}, "LANGUAGE_CODE"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
        ({"EMAIL_URL": "mail.example.com:587"}, "EMAIL_URL"),
        ({"DATABASE_URL": "daymark"}, "DATABASE_URL"),
        ({"REDIS_URL": "cache.example.com:6379"}, "REDIS_URL"),
        ({"S3_BUCKET": "", "S3_ENDPOINT_URL": "https://images.example.com"}, "S3_BUCKET"),
        ({"PACT_STATES": "1"}, "PACT_STATES"),
        ({"DATA_DIR": "/dev/null/data"}, "DATA_DIR"),
    ],
)
def test_a_setting_that_does_not_fit_stops_the_start_and_is_named(tmp_path, wrong, named):
    started = manage(tmp_path, "check", **{**DEPLOYED, **wrong})
    assert started.returncode != 0
    assert named in started.stderr.splitlines()[-1]


def test_a_deployment_that_mails_nothing_is_told_so(tmp_path):
    checked = manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", **WITHOUT_MAIL)
    assert checked.returncode == 1
    assert "EMAIL_URL" in checked.stderr
