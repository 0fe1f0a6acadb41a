from django.db import migrations, models

from daymark.migrating import AddIndexBesideWrites


class Migration(migrations.Migration):
    atomic = False

    dependencies = [
        ('content', '0005_count_items'),
    ]

    operations = [
        AddIndexBesideWrites(
            model_name='dailytodooption',
            index=models.Index(fields=['module', 'name', 'id'], name='dailytodooption_by_name'),
        ),
        AddIndexBesideWrites(
            model_name='dailytodoswidget',
            index=models.Index(fields=['module', 'name', 'id'], name='dailytodoswidget_by_name'),
        ),
        AddIndexBesideWrites(
            model_name='inspirationoption',
            index=models.Index(fields=['module', 'type', 'name', 'id'], name='inspirationoption_by_name'),
        ),
        AddIndexBesideWrites(
            model_name='inspirationwidget',
            index=models.Index(fields=['module', 'name', 'id'], name='inspirationwidget_by_name'),
        ),
    ]
