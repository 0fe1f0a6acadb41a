import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import connection

from daymark.long_running import allow_long_statements
from reminders.keys import public_key, read_key

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
ROWS = re.findall(r"^\| ([^|]+) \|", (PROJECT / "README.md").read_text(), re.MULTILINE)
DOCUMENTED = {name for row in ROWS for name in re.findall(r"`([A-Z][A-Z0-9_]+)`", row)}
SETTINGS = {*DOCUMENTED, "PACT_STATES", "PUSH_TEST_SERVICE", "DJANGO_SETTINGS_MODULE"}
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
        ({"THREADS": "many"}, "THREADS must be a whole number from 1, not 'many'"),
        ({"THREADS": "0"}, "THREADS"),
        ({"WEB_CONCURRENCY": "two"}, "WEB_CONCURRENCY must be a whole number from 1, not 'two'"),
        ({"PORT": "70000"}, "PORT must be a whole number from 1 to 65535"),
        ({"IMAGE_QUOTA": "-1"}, "IMAGE_QUOTA"),
        ({"ADMIN": "maybe"}, "ADMIN must be 1 or 0, not 'maybe'"),
        ({"METRICS": "2"}, "METRICS"),
        ({"S3_REDIRECT": "of"}, "S3_REDIRECT"),
        ({"ALLOWED_HOSTS": "https://daymark.example.com"}, "ALLOWED_HOSTS"),
        ({"ALLOWED_HOSTS": "daymark.example.com:8001"}, "ALLOWED_HOSTS"),
        ({"ALLOWED_HOSTS": "api.example.com"}, "ALLOWED_HOSTS"),
        ({"ALLOWED_HOSTS": "api.example.org", "COOKIE_DOMAIN": "example.com"}, "ALLOWED_HOSTS"),
        ({"COOKIE_DOMAIN": "example.org"}, "COOKIE_DOMAIN"),
        ({"FORMER_COOKIE_DOMAIN": "example.org"}, "FORMER_COOKIE_DOMAIN"),
        ({"FORMER_COOKIE_DOMAIN": "other.daymark.example.com"}, "FORMER_COOKIE_DOMAIN"),
        ({"LANGUAGE_CODE": "de"}, "LANGUAGE_CODE"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
        ({"EMAIL_URL": "mail.example.com:587"}, "EMAIL_URL"),
        ({"DATABASE_URL": "daymark"}, "DATABASE_URL"),
        ({"DATABASE_URL": "postgresql://daymark:secret@db:port/daymark"}, "DATABASE_URL"),
        ({"REDIS_URL": "cache.example.com:6379"}, "REDIS_URL"),
        ({"S3_BUCKET": "", "S3_ENDPOINT_URL": "https://images.example.com"}, "S3_BUCKET"),
        ({"PACT_STATES": "1"}, "PACT_STATES"),
        ({"DATA_DIR": "/dev/null/data"}, "DATA_DIR"),
        ({"SIGN_UP": "never"}, "SIGN_UP"),
        ({"SIGN_UP": "invited"}, "INVITED"),
        ({"INVITED": "example.org"}, "INVITED"),
        ({"SIGN_UP": "invited", "INVITED": "anna@"}, "INVITED"),
        ({"COOKIE_PREFIX": "two words"}, "COOKIE_PREFIX"),
        ({"PUSH_PRIVATE_KEY": "short"}, "PUSH_PRIVATE_KEY"),
        ({"PUSH_CONTACT": "anna@example.com"}, "PUSH_CONTACT"),
        ({"PUSH_HOSTS": "https://push.example.com"}, "PUSH_HOSTS"),
        ({"PUSH_TEST_SERVICE": "http://127.0.0.1:1234"}, "PUSH_TEST_SERVICE"),
        ({"COOKIE_PREFIX": "__Host-", "COOKIE_DOMAIN": "daymark.example.com"}, "COOKIE_PREFIX"),
    ],
)
def test_a_setting_that_does_not_fit_stops_the_start_and_is_named(tmp_path, wrong, named):
    started = manage(tmp_path, "check", **{**DEPLOYED, **wrong})
    assert started.returncode == 1
    assert named in started.stderr
    assert "Traceback" not in started.stderr
    assert "secret" not in started.stderr


@pytest.mark.parametrize("wrong", [{"WEB_CONCURRENCY": "two"}, {"THREADS": "many"}, {"ALLOWED_HOSTS": "https://a.example"}])
def test_the_server_does_not_start_with_them_either(tmp_path, wrong):
    served = manage(tmp_path, "serve", **{**DEPLOYED, **wrong})
    assert served.returncode == 1
    assert next(iter(wrong)) in served.stderr
    assert "Traceback" not in served.stderr


def told(tmp_path, env: dict[str, str]) -> dict[str, str]:
    """Returns all settings of Django that these make."""
    program = (
        "from django.conf import settings as s; import json;"
        "print(json.dumps({name: getattr(s, name) for name in dir(s) if name.isupper()}, default=str))"
    )
    ended = manage(tmp_path, "shell", "--no-imports", "-c", program, **env)
    return json.loads(ended.stdout)


@pytest.mark.parametrize("empty", ["", " "])
def test_a_setting_that_is_empty_is_not_set(tmp_path, empty):
    assert {"ALLOWED_HOSTS", "METRICS", "S3_REGION", "LOG_LEVEL"} <= DOCUMENTED
    unset = told(tmp_path, {})
    # The folder of the test is no default.
    assert told(tmp_path, dict.fromkeys(DOCUMENTED - {"DATA_DIR"}, empty)) == unset
    assert "localhost" in unset["ALLOWED_HOSTS"]


@pytest.mark.parametrize("value", ["1", "true", "True", "yes", "ON"])
def test_every_switch_is_switched_on_by_the_same_words(tmp_path, value):
    switches = {"METRICS", "ADMIN", "API_DESCRIPTION", "S3_REDIRECT"}
    on = told(tmp_path, {**dict.fromkeys(switches, value), "HSTS_SUBDOMAINS": value})
    assert [on[name] for name in sorted(switches)] == [True] * 4
    assert on["SECURE_HSTS_INCLUDE_SUBDOMAINS"] is True


@pytest.mark.parametrize(
    "hosts",
    [
        {"ALLOWED_HOSTS": "*"},
        {"ALLOWED_HOSTS": ".example.com"},
        {"ALLOWED_HOSTS": "Daymark.Example.com, 10.0.0.7 [::1]"},
        {"ALLOWED_HOSTS": "api.example.com", "COOKIE_DOMAIN": "example.com"},
    ],
)
def test_hosts_that_the_app_can_call_are_taken(tmp_path, hosts):
    assert manage(tmp_path, "check", **DEPLOYED, **hosts).returncode == 0


def test_nothing_but_one_module_reads_the_environment():
    own = {"environment.py", "manage.py", "gunicorn.conf.py"}
    files = [file for file in PROJECT.glob("**/*.py") if file.name not in own and not {"tests", ".venv"} & {*file.parts}]
    assert len(files) > 50
    # What one process hands to another is no setting.
    passed = re.compile(
        r'os\.environ\.setdefault\("DJANGO_SETTINGS_MODULE"|"PROMETHEUS_MULTIPROC_DIR" in os\.environ|\*\*os\.environ'
    )
    readers = [file.name for file in files if re.search(r"os\.environ|getenv|import environ", passed.sub("", file.read_text()))]
    assert readers == []


def test_a_deployment_that_mails_nothing_is_told_so(tmp_path):
    checked = manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", **WITHOUT_MAIL)
    assert checked.returncode == 1
    assert "EMAIL_URL" in checked.stderr


@pytest.mark.parametrize(
    ("address", "more", "wanted"),
    [
        ("", {}, (60, "-c statement_timeout=30000")),
        ("?conn_max_age=0", {}, (0, "-c statement_timeout=30000")),
        ("?options=-c%20statement_timeout%3D5000", {}, (60, "-c statement_timeout=5000")),
        ("", {"STATEMENT_TIMEOUT": "2"}, (60, "-c statement_timeout=2000")),
        ("", {"STATEMENT_TIMEOUT": "0"}, (60, None)),
    ],
)
def test_the_address_of_the_database_goes_before_the_defaults(tmp_path, address, more, wanted):
    program = (
        "from django.conf import settings; told = settings.DATABASES['default'];"
        "print((told['CONN_MAX_AGE'], told.get('OPTIONS', {}).get('options')))"
    )
    url = DEPLOYED["DATABASE_URL"] + address
    ended = manage(tmp_path, "shell", "--no-imports", "-c", program, **{**DEPLOYED, "DATABASE_URL": url, **more})
    assert ended.stdout.strip() == str(wanted), ended.stderr


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite ends no statements")
def test_a_statement_that_takes_too_long_is_ended_and_commands_may_take_longer(db):
    limits = connection.settings_dict["OPTIONS"]["options"]
    with connection.cursor() as cursor:
        # The tests have migrated with this connection.
        cursor.execute("RESET statement_timeout")
        cursor.execute("SHOW statement_timeout")
        assert cursor.fetchone() == ("30s",) and limits == "-c statement_timeout=30000"
        allow_long_statements()
        cursor.execute("SHOW statement_timeout")
        assert cursor.fetchone() == ("0",)
        cursor.execute("RESET statement_timeout")


def test_files_are_readable_by_their_owner_only_also_where_others_may_read_by_default(tmp_path):
    folder = tmp_path / "data"
    subprocess.run(
        [
            "sh",
            "-c",
            f"umask 022; {sys.executable} manage.py migrate -v 0 && {sys.executable} manage.py sendtestemail a@b.example",
        ],
        cwd=PROJECT,
        env={**{name: value for name, value in os.environ.items() if name not in SETTINGS}, "DATA_DIR": str(folder)},
        check=True,
        capture_output=True,
    )
    found = [folder, *folder.rglob("*")]
    assert {"daymark.sqlite3", "mail"} <= {file.name for file in found}
    assert [file for file in found if file.stat().st_mode & 0o077] == []


def test_services_and_the_server_begin_with_the_same_umask():
    for unit in (PROJECT / "deploy").glob("*.service"):
        text = unit.read_text()
        assert "UMask=0077\n" in text and "StateDirectoryMode=0700\n" in text
    assert "umask = 0o077\n" in (PROJECT / "gunicorn.conf.py").read_text()


def test_cookies_have_the_names_that_are_set(tmp_path):
    program = "from django.conf import settings as s; print(s.CSRF_COOKIE_NAME, s.SESSION_COOKIE_NAME)"
    for prefix, wanted in [("", "csrftoken sessionid"), ("mine_", "mine_csrftoken mine_sessionid")]:
        ended = manage(tmp_path, "shell", "--no-imports", "-c", program, **DEPLOYED, COOKIE_PREFIX=prefix)
        assert ended.stdout.strip() == wanted, ended.stderr


def test_a_key_that_was_made_is_taken_and_so_is_one_in_pem_on_one_line(tmp_path):
    made = manage(tmp_path, "push_key", **DEPLOYED).stdout.strip().removeprefix("PUSH_PRIVATE_KEY=")
    pem = read_key(made).private_pem().decode()
    program = (
        "from django.conf import settings as s; from reminders.keys import public_key; print(public_key(s.PUSH_PRIVATE_KEY))"
    )
    for key in (made, pem, pem.replace("\n", "\\n")):
        ended = manage(tmp_path, "shell", "--no-imports", "-c", program, **DEPLOYED, PUSH_PRIVATE_KEY=key)
        assert ended.stdout.strip() == public_key(made), ended.stderr
