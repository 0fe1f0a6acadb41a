-- People see in which browsers they are signed in. When the sessions from before began is not known: the last time that
-- their end was moved stands for it, 14 days before that end.
CREATE TABLE listed_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  user_agent TEXT NOT NULL
) STRICT;
INSERT INTO listed_sessions (token_hash, user_id, state, expires_at, created_at, user_agent)
SELECT token_hash, user_id, state, expires_at, expires_at - 1209600000, '' FROM sessions;
DROP TABLE sessions;
ALTER TABLE listed_sessions RENAME TO sessions;
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
