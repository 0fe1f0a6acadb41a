"""Delivers e-mails by `manage.py db_worker`, and tries again while the mail server is away."""

import datetime
import logging
import smtplib

from django.core.mail import EmailMultiAlternatives
from django.utils import timezone
from django_tasks import task
from django_tasks_db.models import DBTaskResult, TaskResultStatus

logger = logging.getLogger(__name__)

# E-mails are useless after this time: the codes in them expire after fifteen minutes at most.
LIFETIME = datetime.timedelta(minutes=15)
FIRST_WAIT = datetime.timedelta(seconds=2)
LONGEST_WAIT = datetime.timedelta(minutes=1)
# A mail server that answers at all has answered by then.
LONGEST_RUN = datetime.timedelta(minutes=2)


@task()
def deliver(mail: dict, expires: str, tries: int = 0) -> None:
    """Hands a mail to the mail server. `mail` has the arguments of EmailMultiAlternatives, `expires` is an ISO time."""
    requeue_interrupted()
    now = timezone.now()
    if now >= datetime.datetime.fromisoformat(expires):
        logger.error("e-mail dropped: its code has expired", extra={"tries": tries})
        return
    try:
        EmailMultiAlternatives(**mail).send()
    except smtplib.SMTPRecipientsRefused as error:
        if all(code >= 500 for code, _ in error.recipients.values()):
            logger.error("e-mail rejected: the mail server does not accept this address")
            return
        _again(mail, expires, tries, error)
    except (OSError, smtplib.SMTPException) as error:
        _again(mail, expires, tries, error)


def requeue_interrupted() -> None:
    """Puts mails back whose worker was killed while it sent them: workers only take what is ready."""
    sending = DBTaskResult.objects.running().filter(task_path="accounts.tasks.deliver")
    interrupted = sending.filter(started_at__lt=timezone.now() - LONGEST_RUN)
    interrupted.update(status=TaskResultStatus.READY)


def _again(mail: dict, expires: str, tries: int, error: Exception) -> None:
    wait = min(FIRST_WAIT * 2**tries, LONGEST_WAIT)
    told = {"reason": type(error).__name__, "next_try_in_seconds": wait.total_seconds()}
    logger.error("e-mail not sent, will retry", extra=told)
    deliver.using(run_after=timezone.now() + wait).enqueue(mail, expires, tries + 1)
