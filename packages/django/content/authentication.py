from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework import authentication


class SessionAuthentication(authentication.SessionAuthentication):
    """The session cookie, and 401 for those without one."""

    def authenticate_header(self, request):
        # REST framework answers 401 only if it has something to put into WWW-Authenticate, else 403.
        return "Session"


class SessionScheme(OpenApiAuthenticationExtension):
    target_class = SessionAuthentication
    name = "session"

    def get_security_definition(self, auto_schema):
        return {"type": "apiKey", "in": "cookie", "name": "sessionid"}
