-- People's messages are sent in turn, and a person or a host of a push service has only some of the places. What waits already
-- has no host, and goes first.
ALTER TABLE push_messages ADD COLUMN user_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE push_messages ADD COLUMN host TEXT NOT NULL DEFAULT '';
-- How many messages of the person waited before this one.
ALTER TABLE push_messages ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
UPDATE push_messages SET user_id =
  (SELECT user_id FROM reminders WHERE reminders.widget_id = push_messages.widget_id);
CREATE INDEX push_messages_of_user ON push_messages (user_id);
CREATE INDEX push_messages_in_turn ON push_messages (turn, next_try_at);
