import json
import logging

from django.http import JsonResponse
from django.views.decorators.csrf import csrf_exempt

from pact_states import content, people
from pact_states.limits import forget_limits

logger = logging.getLogger(__name__)

# The names and their parameters are those of contracts/states.ts.
STATES = {
    "a visitor": people.visitor,
    "a visitor who waits for a code": people.waiting_for_code,
    "a visitor who has to create a passkey": people.creating_passkey,
    "a visitor who owns a passkey": people.owner_of_passkey,
    "a person": people.person,
    "a person with a passkey": people.person_with_passkey,
    "a person who adds a passkey": people.person_adding_passkey,
    "a person with a second address": people.person_with_second_address,
    "a person with content": content.person_with_content,
    "a person with an upload ticket": content.person_with_upload_ticket,
    "a limit that is used up": people.used_up_limit,
}


@csrf_exempt
def session(request):
    """For tests in a browser: signs the account with this address in, and makes it before if need be."""
    user = people.account(json.loads(request.body)["email"])
    browser = people.signed_in(user)
    browser.visit()
    cookies = {name: morsel.value for name, morsel in browser.client.cookies.items()}
    return JsonResponse({"id": user.pk, **cookies})


@csrf_exempt
def state(request):
    """What the Pact verifier calls before and after each interaction; GET lists the names."""
    if request.method == "GET":
        return JsonResponse({"states": list(STATES)})
    body = json.loads(request.body)
    if body.get("action") == "teardown":
        return JsonResponse({})
    # The limits of allauth are on; each interaction begins with all of its tries.
    forget_limits(request)
    try:
        return JsonResponse(STATES[body["state"]](**body.get("params", {})))
    except Exception as error:
        # The verifier asks again for two minutes after a 5xx; a state that failed once fails again.
        logger.exception("The state %r cannot be set up", body.get("state"))
        return JsonResponse({"state": body.get("state"), "reason": repr(error)}, status=422)
