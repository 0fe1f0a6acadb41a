from accounts.models import User


class Draft:
    """An object that a record becomes, before it is kept. `later` is what saving would overwrite."""

    def __init__(self, made, record: dict, **later):
        self.made = made
        self.record = record
        self.later = later

    def check(self, keeps_id: bool) -> None:
        """Raises ValidationError for values that do not fit. The rest is the database's to check."""
        if keeps_id:
            self.made.pk = self.record["id"]
        self.made.clean_fields(exclude=self._unchecked())

    def set_later(self) -> None:
        for name, value in self.later.items():
            setattr(self.made, name, value)

    def saved(self):
        """Checks and keeps the object, under its previous id where that is free."""
        model = type(self.made)
        if not model.objects.filter(pk=self.record["id"]).exists():
            self.made.pk = self.record["id"]
        self.made.full_clean(exclude=self._unchecked())
        self.made.save(force_insert=True)
        if self.later:
            model.objects.filter(pk=self.made.pk).update(**self.later)
        return self.made

    def _unchecked(self) -> set[str]:
        # References are the database's to check, and accounts have no password.
        unchecked = {"email", "password"} if isinstance(self.made, User) else set()
        for field in self.made._meta.fields:
            if field.is_relation or (field.null and getattr(self.made, field.attname) is None):
                unchecked.add(field.name)
        return unchecked
