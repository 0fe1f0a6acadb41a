-- What a person has chosen on all their devices, as one JSON object.
CREATE TABLE preferences (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  document TEXT NOT NULL
) STRICT;
