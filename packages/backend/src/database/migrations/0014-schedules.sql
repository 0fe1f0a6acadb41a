-- The schedules of a to-do as JSON, in the order of their days: [{"from":"2026-11-26","schedule":{"weekdays":[1,3]}}].
-- Null for one that has always been due every day.
ALTER TABLE daily_todo_options ADD COLUMN schedules TEXT;
