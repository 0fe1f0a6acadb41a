"""The objects as the API shows them."""

from rest_framework import serializers

from planner import models
from planner.pictures import upload_url


class Own(serializers.PrimaryKeyRelatedField):
    """A reference to something of the caller's own."""

    def __init__(self, model, owner="owner", **options):
        self.owner = owner
        super().__init__(queryset=model.objects.all(), **options)

    def get_queryset(self):
        return super().get_queryset().filter(**{self.owner: self.context["request"].user.pk})


class Shape(serializers.ModelSerializer):
    """Reads the parent of an object when it is created. A change does not read it."""

    def get_fields(self):
        fields = super().get_fields()
        if "module" in fields and self.context["view"].action != "create":
            fields["module"] = serializers.PrimaryKeyRelatedField(source="book", read_only=True)
        return fields


class BookShape(serializers.ModelSerializer):
    name = serializers.CharField(source="title", max_length=50)
    user = serializers.PrimaryKeyRelatedField(source="owner", read_only=True)
    createdAt = serializers.CharField(source="made", read_only=True)

    class Meta:
        fields = ["id", "user", "createdAt", "name"]


class TodoListShape(BookShape):
    class Meta(BookShape.Meta):
        model = models.TodoList


class QuoteBookShape(BookShape):
    class Meta(BookShape.Meta):
        model = models.QuoteBook


class TodoShape(Shape):
    module = Own(models.TodoList, source="book")
    name = serializers.CharField(source="title", max_length=50)
    text = serializers.CharField(source="words", max_length=2000)

    class Meta:
        model = models.Todo
        fields = ["id", "module", "name", "text"]


class QuoteShape(Shape):
    module = Own(models.QuoteBook, source="book")
    name = serializers.CharField(source="title", max_length=50)
    type = serializers.ChoiceField(source="form", choices=["text", "image"])
    text = serializers.CharField(source="words", max_length=2000, required=False)
    image = Own(models.Picture, source="picture", required=False)
    imageURL = serializers.SerializerMethodField()

    class Meta:
        model = models.Quote
        fields = ["id", "module", "name", "type", "text", "image", "imageURL"]

    def get_imageURL(self, quote):
        if not quote.picture:
            return None
        path = f"/shown/{quote.picture_id}/{quote.picture.title}"
        return self.context["request"].build_absolute_uri(path)

    def validate_image(self, picture):
        if not picture.file:
            raise serializers.ValidationError("No image has arrived.", code="invalid")
        return picture

    def validate(self, values):
        if values.get("form") == "text" and not values.get("words"):
            raise serializers.ValidationError({"text": "This field is required."}, code="required")
        return values


class TileShape(Shape):
    name = serializers.CharField(source="title", max_length=50)

    class Meta:
        fields = ["id", "module", "name"]


class TodoTileShape(TileShape):
    module = Own(models.TodoList, source="book")

    class Meta(TileShape.Meta):
        model = models.TodoTile


class QuoteTileShape(TileShape):
    module = Own(models.QuoteBook, source="book")

    class Meta(TileShape.Meta):
        model = models.QuoteTile


class TodoDayShape(serializers.ModelSerializer):
    module = Own(models.TodoList, source="book")
    date = serializers.DateField(source="day")
    option = Own(models.Todo, "book__owner", source="card")
    status = serializers.ChoiceField(source="state", choices=["todo", "skip", "done"])

    class Meta:
        model = models.TodoDay
        fields = ["id", "module", "date", "option", "status"]

    def validate(self, values):
        if values["card"].book != values["book"]:
            raise serializers.ValidationError({"option": "Of another."}, code="does_not_exist")
        return values


class TodoDayChangeShape(serializers.ModelSerializer):
    module = serializers.PrimaryKeyRelatedField(source="book", read_only=True)
    date = serializers.DateField(source="day", read_only=True)
    option = serializers.PrimaryKeyRelatedField(source="card", read_only=True)
    status = serializers.ChoiceField(source="state", choices=["todo", "skip", "done"])

    class Meta(TodoDayShape.Meta):
        pass


class QuoteDayShape(serializers.ModelSerializer):
    module = Own(models.QuoteBook, source="book")
    date = serializers.DateField(source="day")
    option = serializers.PrimaryKeyRelatedField(source="card", read_only=True)

    class Meta:
        model = models.QuoteDay
        fields = ["id", "module", "date", "option"]

    def validate_module(self, book):
        if not book.quote_set.exists():
            raise serializers.ValidationError("Nothing to draw from.", code="invalid")
        return book

    def create(self, values):
        return super().create({**values, "card": values["book"].quote_set.order_by("?").first()})


class PictureShape(serializers.ModelSerializer):
    fileName = serializers.RegexField(r"^[^/\\\\]+$", source="title", max_length=255)
    fileUploadURL = serializers.SerializerMethodField()

    class Meta:
        model = models.Picture
        fields = ["id", "fileName", "fileUploadURL"]

    def get_fileUploadURL(self, picture):
        return upload_url(self.context["request"], picture)
