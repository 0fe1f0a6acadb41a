from django.db import migrations, models

from daymark.migrating import AddIndexBesideWrites


class Migration(migrations.Migration):
    atomic = False

    dependencies = [
        ('reminders', '0002_turns'),
    ]

    operations = [
        AddIndexBesideWrites(
            model_name='pushmessage',
            index=models.Index(fields=['turn', 'next_try_at'], name='push_messages_in_turn'),
        ),
        AddIndexBesideWrites(
            model_name='pushmessage',
            index=models.Index(condition=models.Q(('leased_until__isnull', False)), fields=['leased_until'], name='push_messages_under_way'),
        ),
    ]
