CREATE TABLE file_uploads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  uuid TEXT NOT NULL UNIQUE,
  file_name TEXT NOT NULL,
  -- NULL until the file has arrived
  content_type TEXT,
  -- 1: some option has shown it; once none does any more, it can go
  attached INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX file_uploads_of_user ON file_uploads (user_id);

CREATE TABLE inspiration_modules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX inspiration_modules_of_user ON inspiration_modules (user_id);

CREATE TABLE inspiration_options (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  module_id INTEGER NOT NULL REFERENCES inspiration_modules (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('text', 'image')),
  text TEXT CHECK (type <> 'text' OR text IS NOT NULL),
  image_id INTEGER REFERENCES file_uploads (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX inspiration_options_of_module ON inspiration_options (module_id);
CREATE INDEX inspiration_options_of_image ON inspiration_options (image_id);

CREATE TABLE inspiration_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  module_id INTEGER NOT NULL REFERENCES inspiration_modules (id) ON DELETE CASCADE,
  date TEXT NOT NULL,
  option_id INTEGER NOT NULL REFERENCES inspiration_options (id) ON DELETE CASCADE,
  UNIQUE (module_id, date)
) STRICT;
CREATE INDEX inspiration_items_of_option ON inspiration_items (option_id);

CREATE TABLE inspiration_widgets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  module_id INTEGER NOT NULL REFERENCES inspiration_modules (id) ON DELETE CASCADE,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX inspiration_widgets_of_module ON inspiration_widgets (module_id);
