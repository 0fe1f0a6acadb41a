-- Mails that are on their way. What they say is sealed with the key beside the database; it is gone once a
-- mail was refused.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sealed TEXT,
  expires_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,
  -- 1: the mail server does not take mails for this address
  refused INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outbox_by_next_try ON outbox (next_try_at) WHERE refused = 0;
