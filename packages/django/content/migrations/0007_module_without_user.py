import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

from daymark.migrating import DropNotNull


class Migration(migrations.Migration):
    atomic = False

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ('content', '0006_parts_by_name'),
    ]

    operations = [
        DropNotNull(
            model_name='dailytodosmodule',
            name='user',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, to=settings.AUTH_USER_MODEL),
        ),
        DropNotNull(
            model_name='inspirationmodule',
            name='user',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, to=settings.AUTH_USER_MODEL),
        ),
    ]
