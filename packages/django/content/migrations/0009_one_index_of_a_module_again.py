import django.db.models.deletion
from django.db import migrations, models

from daymark.migrating import DropIndexBesideWrites


class Migration(migrations.Migration):
    atomic = False

    dependencies = [
        ('content', '0008_preferences'),
    ]

    operations = [
        DropIndexBesideWrites(
            model_name='dailytodooption',
            name='module',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.dailytodosmodule'),
        ),
        DropIndexBesideWrites(
            model_name='dailytodoswidget',
            name='module',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.dailytodosmodule'),
        ),
        DropIndexBesideWrites(
            model_name='inspirationoption',
            name='module',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.inspirationmodule'),
        ),
        DropIndexBesideWrites(
            model_name='inspirationwidget',
            name='module',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.inspirationmodule'),
        ),
    ]
