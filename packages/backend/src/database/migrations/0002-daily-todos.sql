CREATE TABLE daily_todos_modules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX daily_todos_modules_of_user ON daily_todos_modules (user_id);

CREATE TABLE daily_todo_options (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  module_id INTEGER NOT NULL REFERENCES daily_todos_modules (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX daily_todo_options_of_module ON daily_todo_options (module_id);

CREATE TABLE daily_todo_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  module_id INTEGER NOT NULL REFERENCES daily_todos_modules (id) ON DELETE CASCADE,
  date TEXT NOT NULL,
  option_id INTEGER NOT NULL REFERENCES daily_todo_options (id) ON DELETE CASCADE,
  status TEXT NOT NULL CHECK (status IN ('todo', 'skip', 'done')),
  UNIQUE (module_id, date, option_id)
) STRICT;
CREATE INDEX daily_todo_items_of_option ON daily_todo_items (option_id);

CREATE TABLE daily_todos_widgets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  module_id INTEGER NOT NULL REFERENCES daily_todos_modules (id) ON DELETE CASCADE,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX daily_todos_widgets_of_module ON daily_todos_widgets (module_id);
