"""
Several cookies of one name. A browser sends those that a former COOKIE_DOMAIN has left, and those of other programs on a parent
domain, beside the present ones.
"""

from collections.abc import Iterator
from importlib import import_module

from django.conf import settings
from django.http import HttpResponse


def several_cookies(get_response):
    """
    Reads the right ones, and deletes those in FORMER_COOKIE_DOMAIN. Cookies of any other domain may belong to another program, so
    they stay.
    """

    def middleware(request):
        names = (settings.CSRF_COOKIE_NAME, settings.SESSION_COOKIE_NAME)
        sent = {name: _values(request, name) for name in names}
        _choose(request, *sent.values())
        response = get_response(request)
        for name, values in sent.items():
            logs_out = name == settings.SESSION_COOKIE_NAME and values and _is_deleted(response, name)
            if len(values) > 1 or logs_out:
                for domain in _former_domains(request):
                    # The names are for Django only: a browser gets what is in the values.
                    response.cookies[f"{name} of {domain}"] = _deletion(name, domain)
        return response

    return middleware


def _values(request, name: str) -> list[str]:
    pairs = (pair.strip().partition("=") for pair in request.META.get("HTTP_COOKIE", "").split(";"))
    return [value for key, _, value in pairs if key == name]


def _choose(request, tokens: list[str], sessions: list[str]) -> None:
    """Lets Django see the token that the page repeats, and the session that exists. It reads the last ones."""
    repeated = request.META.get(settings.CSRF_HEADER_NAME)
    if len(tokens) > 1 and repeated in tokens:
        request.COOKIES[settings.CSRF_COOKIE_NAME] = repeated
    if len(sessions) > 1:
        store = import_module(settings.SESSION_ENGINE).SessionStore()
        known = next((key for key in sessions if store.exists(key)), sessions[-1])
        request.COOKIES[settings.SESSION_COOKIE_NAME] = known


def _is_deleted(response, name: str) -> bool:
    return name in response.cookies and response.cookies[name]["max-age"] == 0


def _former_domains(request) -> Iterator[str | None]:
    """Returns where COOKIE_DOMAIN may have left cookies. None is the host alone."""
    former = settings.FORMER_COOKIE_DOMAIN
    host = request.get_host().partition(":")[0]
    domains = {former, None} if former == host else {former}
    yield from (domain for domain in domains if former and domain != settings.SESSION_COOKIE_DOMAIN)


def _deletion(name: str, domain: str | None):
    response = HttpResponse()
    response.delete_cookie(name, domain=domain, samesite="Lax")
    return response.cookies[name]
