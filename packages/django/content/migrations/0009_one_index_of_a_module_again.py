import django.db.models.deletion
from django.db import migrations, models

REASON = "Only an index goes, and another one of the table begins with the same column."


class Migration(migrations.Migration):
    suits_running_release = {
        "alter_dailytodooption_module": REASON,
        "alter_dailytodoswidget_module": REASON,
        "alter_inspirationoption_module": REASON,
        "alter_inspirationwidget_module": REASON,
    }

    dependencies = [
        ('content', '0008_preferences'),
    ]

    operations = [
        migrations.AlterField(
            model_name='dailytodooption',
            name='module',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.dailytodosmodule'),
        ),
        migrations.AlterField(
            model_name='dailytodoswidget',
            name='module',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.dailytodosmodule'),
        ),
        migrations.AlterField(
            model_name='inspirationoption',
            name='module',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.inspirationmodule'),
        ),
        migrations.AlterField(
            model_name='inspirationwidget',
            name='module',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.inspirationmodule'),
        ),
    ]
