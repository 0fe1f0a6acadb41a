-- The times in which a to-do is archived as JSON, in order: [{"from":"2026-11-26","until":"2026-12-01"}].
-- Null for one that has never been.
ALTER TABLE daily_todo_options ADD COLUMN archived TEXT;
