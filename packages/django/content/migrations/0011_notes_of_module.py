from django.db import migrations, models

from daymark.migrating import AddIndexBesideWrites


class Migration(migrations.Migration):
    atomic = False

    dependencies = [
        ('content', '0010_notes'),
    ]

    operations = [
        AddIndexBesideWrites(
            model_name='dailytodoitem',
            index=models.Index(condition=models.Q(('note__isnull', False)), fields=['module', 'note'], name='dailytodoitem_with_note'),
        ),
    ]
