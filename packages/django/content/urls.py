from django.urls import path
from rest_framework.routers import SimpleRouter

from content import preferences, views
from reminders.views import PushSubscriptions

router = SimpleRouter()
router.register("daily-todos-modules", views.DailyTodosModules)
router.register("daily-todo-options", views.DailyTodoOptions)
router.register("daily-todos-widgets", views.DailyTodosWidgets)
router.register("daily-todo-items", views.DailyTodoItems)
router.register("inspiration-modules", views.InspirationModules)
router.register("inspiration-options", views.InspirationOptions)
router.register("inspiration-widgets", views.InspirationWidgets)
router.register("inspiration-items", views.InspirationItems)
router.register("file-uploads", views.FileUploads)

urlpatterns = [
    path("csrf/", views.Csrf.as_view()),
    path("widgets/", views.Dashboard.as_view()),
    path("preferences/", preferences.PreferencesView.as_view()),
    path("push-subscriptions/", PushSubscriptions.as_view()),
    *router.urls,
]
