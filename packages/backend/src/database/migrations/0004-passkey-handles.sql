-- What an authenticator keeps to name the account. Random for new accounts; those from before keep the
-- decimal id that their passkeys already hold.
ALTER TABLE users ADD COLUMN passkey_handle TEXT;
UPDATE users SET passkey_handle = CAST(id AS TEXT);
CREATE UNIQUE INDEX users_by_passkey_handle ON users (passkey_handle);

-- How often the authenticator says that it has signed; 0 for passkeys that are synchronised.
ALTER TABLE passkeys ADD COLUMN sign_count INTEGER NOT NULL DEFAULT 0;

-- Challenges of sign-ins that succeeded, so that no answer signs in twice.
CREATE TABLE used_challenges (
  value TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenges_by_expiry ON used_challenges (expires_at);
