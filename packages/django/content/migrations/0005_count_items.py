from django.db import migrations

from content import counting


class Migration(migrations.Migration):
    atomic = False

    dependencies = [
        ('content', '0004_long_lists'),
    ]

    operations = [
        migrations.RunPython(counting.fill, migrations.RunPython.noop),
    ]
