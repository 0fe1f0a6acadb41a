from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('content', '0009_one_index_of_a_module_again'),
    ]

    operations = [
        migrations.AddField(
            model_name='dailytodoitem',
            name='note',
            field=models.CharField(blank=True, max_length=500, null=True),
        ),
    ]
