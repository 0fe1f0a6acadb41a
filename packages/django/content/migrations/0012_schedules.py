from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('content', '0011_notes_of_module'),
    ]

    operations = [
        migrations.AddField(
            model_name='dailytodooption',
            name='schedules',
            field=models.JSONField(blank=True, null=True),
        ),
    ]
