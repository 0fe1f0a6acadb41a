-- The number of the last try that failed. A try that is counted in `tries` only was cut off.
ALTER TABLE outbox ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET failed = tries;
