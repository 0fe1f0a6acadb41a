from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('content', '0012_schedules'),
    ]

    operations = [
        migrations.AddField(
            model_name='dailytodooption',
            name='archived',
            field=models.JSONField(blank=True, null=True),
        ),
    ]
