"""Delivers e-mails by `manage.py db_worker`, and tries again while the mail server is away."""

import datetime
import logging
import smtplib

from cryptography.fernet import InvalidToken
from django.core.mail import EmailMultiAlternatives
from django.db.models import Q
from django.dispatch import receiver
from django.utils import timezone
from django_tasks import task
from django_tasks.signals import task_finished
from django_tasks_db import DatabaseBackend
from django_tasks_db.models import DBTaskResult, TaskResultStatus

from accounts.sealed import recipient_mark, seal, unseal

logger = logging.getLogger(__name__)

# E-mails are useless after this time: the codes in them expire after fifteen minutes at most.
LIFETIME = datetime.timedelta(minutes=15)
FIRST_WAIT = datetime.timedelta(seconds=2)
LONGEST_WAIT = datetime.timedelta(minutes=1)
# A mail server that answers at all has answered by then.
LONGEST_RUN = datetime.timedelta(minutes=2)


def enqueue(mail: dict) -> None:
    """Has a mail delivered. It has the arguments of EmailMultiAlternatives, and one recipient."""
    deliver.enqueue(seal(mail), (timezone.now() + LIFETIME).isoformat(), 0, recipient_mark(mail["to"][0]))


def waiting_for(emails: list[str]):
    """Returns the tasks whose mails go to these addresses."""
    marks = [recipient_mark(email) for email in emails]
    waiting = DBTaskResult.objects.filter(task_path=deliver.module_path)
    former = Q(args_kwargs__args__0__to__0__in=emails)
    return waiting.filter(former | Q(args_kwargs__args__3__in=marks))


@receiver(task_finished)
def forget_mail(task_result, **kwargs) -> None:
    """Takes the mail out of the table as soon as it is delivered or given up. The rest of the row is for the sweep."""
    task = task_result.task
    if task.module_path == deliver.module_path and isinstance(task.get_backend(), DatabaseBackend):
        DBTaskResult.objects.filter(pk=task_result.id).update(args_kwargs={"args": [], "kwargs": {}})


@task()
def deliver(mail: str | dict, expires: str, tries: int = 0, recipient: str = "") -> None:
    """
    Hands a mail to the mail server. `mail` is sealed; a version before this one left dicts. `expires` is an ISO time,
    and `recipient` is for waiting_for.
    """
    requeue_interrupted()
    now = timezone.now()
    if now >= datetime.datetime.fromisoformat(expires):
        logger.error("e-mail dropped: its code has expired", extra={"tries": tries})
        return
    try:
        EmailMultiAlternatives(**(unseal(mail) if isinstance(mail, str) else mail)).send()
    except InvalidToken:
        logger.error("e-mail dropped: SECRET_KEY was replaced")
    except smtplib.SMTPRecipientsRefused as error:
        if all(code >= 500 for code, _ in error.recipients.values()):
            logger.error("e-mail rejected: the mail server does not accept this address")
            return
        _again(mail, expires, tries, recipient, error)
    except (OSError, smtplib.SMTPException) as error:
        _again(mail, expires, tries, recipient, error)


def requeue_interrupted() -> None:
    """Puts mails and deletions back whose worker was killed meanwhile: workers only take what is ready."""
    interrupted = DBTaskResult.objects.running().filter(started_at__lt=timezone.now() - LONGEST_RUN)
    interrupted.update(status=TaskResultStatus.READY)


def _again(mail: str | dict, expires: str, tries: int, recipient: str, error: Exception) -> None:
    wait = min(FIRST_WAIT * 2**tries, LONGEST_WAIT)
    told = {"reason": type(error).__name__, "next_try_in_seconds": wait.total_seconds()}
    logger.error("e-mail not sent, will retry", extra=told)
    deliver.using(run_after=timezone.now() + wait).enqueue(mail, expires, tries + 1, recipient)
