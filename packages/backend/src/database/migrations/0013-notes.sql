-- What a person notes at a to-do on one day. Quotas add up the few that there are.
ALTER TABLE daily_todo_items ADD COLUMN note TEXT;
CREATE INDEX daily_todo_items_with_note ON daily_todo_items (module_id, note) WHERE note IS NOT NULL;
