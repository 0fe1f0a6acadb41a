import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

from daymark.migrating import OneTransaction


class Migration(migrations.Migration):
    atomic = False

    initial = True

    dependencies = [
        ('content', '0013_archive'),
        ('sessions', '0001_initial'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        OneTransaction([
            migrations.CreateModel(
                name='PushSubscription',
                fields=[
                    ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                    ('endpoint', models.CharField(max_length=1000, unique=True)),
                    ('p256dh', models.CharField(max_length=88)),
                    ('auth', models.CharField(max_length=24)),
                    ('language', models.CharField(max_length=10)),
                    ('created_at', models.DateTimeField(auto_now_add=True)),
                    ('session', models.OneToOneField(db_constraint=False, on_delete=django.db.models.deletion.CASCADE, to='sessions.session')),
                    ('user', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, to=settings.AUTH_USER_MODEL)),
                ],
            ),
        ]),
        OneTransaction([
            migrations.CreateModel(
                name='Reminder',
                fields=[
                    ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                    ('next_at', models.DateTimeField(db_index=True)),
                    ('user', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, to=settings.AUTH_USER_MODEL)),
                ],
            ),
        ]),
        # Each of the two foreign keys locks a table that is in use.
        OneTransaction([
            migrations.AddField(
                model_name='reminder',
                name='widget',
                field=models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, to='content.dailytodoswidget'),
            ),
        ]),
        OneTransaction([
            migrations.CreateModel(
                name='PushMessage',
                fields=[
                    ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                    ('tries', models.SmallIntegerField(default=0)),
                    ('next_try_at', models.DateTimeField(db_index=True)),
                    ('expires_at', models.DateTimeField()),
                    ('widget', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, to='content.dailytodoswidget')),
                    ('subscription', models.ForeignKey(db_constraint=False, db_index=False, on_delete=django.db.models.deletion.CASCADE, to='reminders.pushsubscription')),
                ],
                options={
                    'constraints': [models.UniqueConstraint(fields=('subscription', 'widget'), name='one_waiting_message')],
                },
            ),
        ]),
    ]
