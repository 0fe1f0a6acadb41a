from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('reminders', '0001_initial'),
    ]

    operations = [
        migrations.AddField(
            model_name='pushmessage',
            name='host',
            field=models.CharField(db_default='', max_length=1000),
        ),
        migrations.AddField(
            model_name='pushmessage',
            name='turn',
            field=models.IntegerField(db_default=0),
        ),
        migrations.AddField(
            model_name='pushmessage',
            name='leased_until',
            field=models.DateTimeField(null=True),
        ),
    ]
