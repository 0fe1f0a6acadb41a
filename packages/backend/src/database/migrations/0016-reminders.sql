-- The browsers that take messages: one for each session, and the key of the server that it was made with.
CREATE TABLE push_subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  session_id INTEGER NOT NULL UNIQUE REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  server_key TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- When the reminder of each list comes next. What it says of times and days is in the preferences.
CREATE TABLE reminders (
  widget_id INTEGER PRIMARY KEY REFERENCES daily_todos_widgets (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  next_at INTEGER NOT NULL
) STRICT;
CREATE INDEX reminders_of_user ON reminders (user_id);
CREATE INDEX reminders_by_next ON reminders (next_at);

-- Messages that no push service has taken yet. Their text is made when they are sent.
CREATE TABLE push_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subscription_id INTEGER NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  widget_id INTEGER NOT NULL REFERENCES reminders (widget_id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,
  UNIQUE (subscription_id, widget_id)
) STRICT;
CREATE INDEX push_messages_of_widget ON push_messages (widget_id);
CREATE INDEX push_messages_by_next_try ON push_messages (next_try_at);
