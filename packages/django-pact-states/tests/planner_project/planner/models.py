import uuid

from django.conf import settings
from django.db import models


class Owned(models.Model):
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)
    made = models.DateTimeField(auto_now_add=True)
    title = models.CharField(max_length=255)

    class Meta:
        abstract = True
        ordering = ["-made", "-id"]


class TodoList(Owned):
    pass


class QuoteBook(Owned):
    pass


class Picture(Owned):
    key = models.UUIDField(default=uuid.uuid4, unique=True)
    file = models.FileField(null=True)


class Titled(models.Model):
    title = models.CharField(max_length=50)

    class Meta:
        abstract = True
        ordering = ["-book__made", "-book_id", "title", "id"]


class Todo(Titled):
    book = models.ForeignKey(TodoList, models.CASCADE)
    words = models.CharField(max_length=2000)


class TodoTile(Titled):
    book = models.ForeignKey(TodoList, models.CASCADE)


class TodoDay(models.Model):
    book = models.ForeignKey(TodoList, models.CASCADE)
    card = models.ForeignKey(Todo, models.CASCADE)
    day = models.DateField()
    state = models.CharField(max_length=4, choices=[(s, s) for s in ("todo", "skip", "done")])

    class Meta:
        ordering = ["-book__made", "-book_id", "day", "card__title", "card_id"]
        unique_together = [("book", "day", "card")]


class Quote(Titled):
    book = models.ForeignKey(QuoteBook, models.CASCADE)
    form = models.CharField(max_length=5, choices=[("text", "text"), ("image", "image")])
    words = models.CharField(max_length=2000, null=True)
    picture = models.ForeignKey(Picture, models.SET_NULL, null=True)

    class Meta:
        ordering = ["-book__made", "-book_id", "form", "title", "id"]


class QuoteTile(Titled):
    book = models.ForeignKey(QuoteBook, models.CASCADE)


class QuoteDay(models.Model):
    book = models.ForeignKey(QuoteBook, models.CASCADE)
    card = models.ForeignKey(Quote, models.CASCADE)
    day = models.DateField()

    class Meta:
        ordering = ["-book__made", "-book_id", "day"]
        unique_together = [("book", "day")]
