import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Barrier, BrokenBarrierError

from django.db import connection

from content import models, serializers, uploads
from tests.conftest import PIXEL, browser_of, inspiration_module, post

PEOPLE = 8


def at_once(user, path, body):
    """Sends the same request from several browsers in the same moment."""
    together = Barrier(PEOPLE)
    browsers = [browser_of(user) for _ in range(PEOPLE)]

    def send(browser):
        together.wait()
        try:
            return post(browser, path, body)
        finally:
            connection.close()

    with ThreadPoolExecutor(PEOPLE) as pool:
        return list(pool.map(send, browsers))


def codes(answers):
    return sorted((answer.status_code, first_code(answer)) for answer in answers)


def first_code(answer):
    return answer.json()["errors"][0]["code"] if answer.status_code >= 400 else ""


def test_no_more_is_added_at_once_than_a_person_may_have(person, settings):
    settings.ENTRY_QUOTA = 3
    answers = at_once(person, "daily-todos-modules", {"name": "Health"})
    assert codes(answers) == [(201, "")] * 3 + [(400, "too_many_entries")] * (PEOPLE - 3)


def test_images_that_arrive_at_once_stay_within_the_quota(person, browser, settings, tmp_path, monkeypatch):
    settings.MEDIA_ROOT = tmp_path
    settings.IMAGE_QUOTA = 1
    made = [post(browser, "file-uploads", {"fileName": "cat.png"}).json() for _ in range(2)]
    together = Barrier(2)
    image_type = uploads.image_type

    def arrived_together(head):
        together.wait(timeout=10)
        return image_type(head)

    monkeypatch.setattr(uploads, "image_type", arrived_together)

    def send(address):
        try:
            return browser_of(person).put(address, PIXEL + bytes(600_000), content_type="image/png").status_code
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        statuses = list(pool.map(send, [one["fileUploadURL"] for one in made]))
    assert sorted(statuses) == [204, 413]


def test_an_option_for_a_module_that_goes_in_that_moment_is_refused(person, browser, monkeypatch):
    module = inspiration_module(person, options=0)
    saved = models.InspirationOption.save

    def save(option, **kwargs):
        models.InspirationModule.objects.filter(pk=module.pk).delete()
        saved(option, **kwargs)

    monkeypatch.setattr(models.InspirationOption, "save", save)
    body = {"module": module.pk, "name": "Late", "type": "text", "text": "Too late"}
    answer = post(browser, "inspiration-options", body)
    assert (answer.status_code, first_code(answer)) == (400, "does_not_exist")


def patch(client, path, body):
    return client.patch(f"/api/v1/{path}/", body, content_type="application/json")


def test_two_changes_of_different_members_in_one_moment_are_both_kept(person, monkeypatch):
    module = inspiration_module(person, options=1)
    option = module.inspirationoption_set.get()
    together = Barrier(2)
    save = models.InspirationOption.save

    def save_together(self, *args, **kwargs):
        # A request that read before the other one saved gets here with the old values.
        with contextlib.suppress(BrokenBarrierError):
            together.wait(timeout=1)
        save(self, *args, **kwargs)

    monkeypatch.setattr(models.InspirationOption, "save", save_together)

    def change(body):
        try:
            return patch(browser_of(person), f"inspiration-options/{option.pk}", body).status_code
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        statuses = list(pool.map(change, [{"name": "New name"}, {"text": "New text"}]))
    assert statuses == [200, 200]
    option.refresh_from_db()
    assert (option.name, option.text) == ("New name", "New text")


def test_what_is_deleted_while_it_is_changed_does_not_come_back(person, monkeypatch):
    module = inspiration_module(person, options=1)
    option = module.inspirationoption_set.get()
    validate = serializers.InspirationOptionSerializer.validate
    path = f"inspiration-options/{option.pk}"
    pool = ThreadPoolExecutor(1)

    def delete():
        try:
            return browser_of(person).delete(f"/api/v1/{path}/").status_code
        finally:
            connection.close()

    def delete_meanwhile(self, values):
        deletion = pool.submit(delete)
        deletions.append(deletion)
        # It comes first, or it waits for the change.
        wait([deletion], timeout=1)
        return validate(self, values)

    deletions = []
    monkeypatch.setattr(serializers.InspirationOptionSerializer, "validate", delete_meanwhile)
    with pool:
        patch(browser_of(person), path, {"name": "New name"})
    assert [deletion.result() for deletion in deletions] == [204]
    assert not models.InspirationOption.objects.filter(pk=option.pk).exists()


def test_a_draw_from_a_module_that_is_emptied_in_that_moment_is_refused(person, browser, monkeypatch):
    module = inspiration_module(person)
    create = serializers.InspirationItemSerializer.create

    def create_late(self, values):
        models.InspirationOption.objects.filter(module=module).delete()
        return create(self, values)

    monkeypatch.setattr(serializers.InspirationItemSerializer, "create", create_late)
    answer = post(browser, "inspiration-items", {"module": module.pk, "date": "2026-01-15"})
    assert answer.status_code == 400
    assert not models.InspirationItem.objects.exists()


def test_a_defect_of_the_program_is_no_race_and_is_written_down(person, browser, monkeypatch, caplog):
    """A missing value of a required column is not worth a second try."""
    module = models.DailyTodosModule.objects.create(user=person, name="Daily")
    save = models.DailyTodosWidget.save

    def save_nothing(self, *args, **kwargs):
        self.name = None
        save(self, *args, **kwargs)

    monkeypatch.setattr(models.DailyTodosWidget, "save", save_nothing)
    browser.raise_request_exception = False
    with caplog.at_level(logging.ERROR):
        answer = post(browser, "daily-todos-widgets", {"module": module.pk, "name": "Morning"})
    assert answer.status_code == 500
    assert "Traceback" in caplog.text
