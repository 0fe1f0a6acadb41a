import json
import logging

from django.db import transaction
from django.http import HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt

from pact_states import limits, people
from pact_states.adapter import adapter_class

logger = logging.getLogger(__name__)

# Names, parameters and values are those of contracts/states.ts.
STATES = {
    "a visitor": people.visitor,
    "a visitor who waits for a code": people.waiting_for_code,
    "a visitor who has to create a passkey": people.creating_passkey,
    "a visitor who owns a passkey": people.owner_of_passkey,
    "a person": people.person,
    "a person with a passkey": people.person_with_passkey,
    "a person who adds a passkey": people.person_adding_passkey,
    "a person with a second address": people.person_with_second_address,
    "a person who is signed in elsewhere too": people.person_signed_in_elsewhere,
    "a person who has just logged in": people.person_who_has_just_logged_in,
    "a person who has logged out": people.person_who_has_logged_out,
    "a person whose app is on another origin": people.person_with_app_elsewhere,
    "a person with content": people.person_with_content,
    "a person with an image": people.person_with_image,
    "a person with an upload URL": people.person_with_upload_url,
    "a limit that is used up": limits.used_up_limit,
}


@csrf_exempt
@transaction.non_atomic_requests
def state(request):
    """Called by the Pact verifier before and after each interaction. GET lists the names."""
    if request.method == "GET":
        return JsonResponse({"states": list(STATES)})
    asked = None
    try:
        asked = json.loads(request.body)
        if asked.get("action") == "teardown":
            return JsonResponse({})
        if asked["state"] not in STATES:
            raise LookupError("this version of pact_states does not know the state")
        limits.forget_limits(request)
        make = STATES[asked["state"]]
        return JsonResponse(make(adapter_class()(request), **asked.get("params", {})))
    except Exception as error:
        # The verifier asks again for two minutes after a 5xx; a state that failed once fails again.
        logger.exception("The state cannot be set up: %s", asked)
        return JsonResponse({"state": asked, "reason": repr(error)}, status=422)


@csrf_exempt
def session(request):
    """For tests in a browser: signs the account with this address in, and makes it before if need be."""
    project = adapter_class()(request)
    email = json.loads(request.body)["email"]
    user = project.find_person(email) or project.make_person(email)
    return JsonResponse({"id": user.pk, **project.sign_in(user).cookies()})


@csrf_exempt
def same_origin(request):
    """Answers as another origin would, where the app is on the API's own origin."""
    user = {"id": 1, "email": "anna@example.com", "username": "anna"}
    session = {"status": 200, "data": {"user": user}, "meta": {"is_authenticated": True}}
    headers = {
        "Access-Control-Allow-Origin": request.headers.get("Origin", ""),
        "Access-Control-Allow-Credentials": "true",
        "Access-Control-Allow-Headers": "content-type, x-csrftoken",
    }
    return JsonResponse(session, headers=headers)


@csrf_exempt
def sessions(request):
    """Lists sessions for a project without `allauth.usersessions`: the app then shows no list."""
    here, other = (
        {"id": number, "user_agent": "Firefox", "created_at": 1795206955.25, "is_current": number == 11}
        for number in (11, 12)
    )
    return JsonResponse({"status": 200, "data": [here] if request.method == "DELETE" else [here, other]})


@csrf_exempt
def elsewhere(request):
    """Sends the verifier on to a whole address, with the same method and body."""
    return HttpResponse(status=307, headers={"Location": request.GET["address"]})
