import django.db.models.deletion
from django.db import migrations, models

from content import counting
from daymark.migrating import OneTransaction


class Migration(migrations.Migration):
    atomic = False
    suits_running_release = {"RunPython": "A trigger locks its table for an instant, and the previous release need not know it."}

    dependencies = [
        ('content', '0003_one_index_of_a_module'),
    ]

    operations = [
        OneTransaction([
            migrations.CreateModel(
                name='DailyTodoItemCount',
                fields=[
                    ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                    ('level', models.SmallIntegerField()),
                    ('period', models.IntegerField()),
                    ('items', models.IntegerField()),
                ],
            ),
            migrations.AddField(
                model_name='dailytodoitemcount',
                name='module',
                field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.dailytodosmodule'),
            ),
            migrations.AddConstraint(
                model_name='dailytodoitemcount',
                constraint=models.UniqueConstraint(fields=('module', 'level', 'period'), name='one_daily_todo_count'),
            ),
        ]),
        OneTransaction([
            migrations.CreateModel(
                name='InspirationItemCount',
                fields=[
                    ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                    ('level', models.SmallIntegerField()),
                    ('period', models.IntegerField()),
                    ('items', models.IntegerField()),
                ],
            ),
            migrations.AddField(
                model_name='inspirationitemcount',
                name='module',
                field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='content.inspirationmodule'),
            ),
            migrations.AddConstraint(
                model_name='inspirationitemcount',
                constraint=models.UniqueConstraint(fields=('module', 'level', 'period'), name='one_inspiration_count'),
            ),
        ]),
        migrations.RunPython(counting.create, counting.drop),
    ]
