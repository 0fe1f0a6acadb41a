-- How many items a module has in each year (level 1), month (2) and day (3), for the days that have any. A page of items
-- is found by these, and quotas add them up. Triggers keep them, because items also come and go by seeds and cascades.
CREATE TABLE daily_todo_item_counts (
  module_id INTEGER NOT NULL REFERENCES daily_todos_modules (id) ON DELETE CASCADE,
  level INTEGER NOT NULL,
  period TEXT NOT NULL,
  items INTEGER NOT NULL,
  PRIMARY KEY (module_id, level, period)
) STRICT, WITHOUT ROWID;
INSERT INTO daily_todo_item_counts
SELECT module_id, column1, substr(date, 1, column2), count(*)
FROM daily_todo_items JOIN (VALUES (1, 4), (2, 7), (3, 10)) GROUP BY 1, 2, 3;
CREATE TRIGGER count_new_daily_todo_item AFTER INSERT ON daily_todo_items BEGIN
  INSERT INTO daily_todo_item_counts VALUES
    (new.module_id, 1, substr(new.date, 1, 4), 1),
    (new.module_id, 2, substr(new.date, 1, 7), 1),
    (new.module_id, 3, new.date, 1)
  ON CONFLICT DO UPDATE SET items = items + 1;
END;
CREATE TRIGGER count_deleted_daily_todo_item AFTER DELETE ON daily_todo_items BEGIN
  UPDATE daily_todo_item_counts SET items = items - 1
  WHERE module_id = old.module_id AND (level, period) IN
    (VALUES (1, substr(old.date, 1, 4)), (2, substr(old.date, 1, 7)), (3, old.date));
  DELETE FROM daily_todo_item_counts
  WHERE module_id = old.module_id AND items = 0 AND (level, period) IN
    (VALUES (1, substr(old.date, 1, 4)), (2, substr(old.date, 1, 7)), (3, old.date));
END;

CREATE TABLE inspiration_item_counts (
  module_id INTEGER NOT NULL REFERENCES inspiration_modules (id) ON DELETE CASCADE,
  level INTEGER NOT NULL,
  period TEXT NOT NULL,
  items INTEGER NOT NULL,
  PRIMARY KEY (module_id, level, period)
) STRICT, WITHOUT ROWID;
INSERT INTO inspiration_item_counts
SELECT module_id, column1, substr(date, 1, column2), count(*)
FROM inspiration_items JOIN (VALUES (1, 4), (2, 7), (3, 10)) GROUP BY 1, 2, 3;
CREATE TRIGGER count_new_inspiration_item AFTER INSERT ON inspiration_items BEGIN
  INSERT INTO inspiration_item_counts VALUES
    (new.module_id, 1, substr(new.date, 1, 4), 1),
    (new.module_id, 2, substr(new.date, 1, 7), 1),
    (new.module_id, 3, new.date, 1)
  ON CONFLICT DO UPDATE SET items = items + 1;
END;
CREATE TRIGGER count_deleted_inspiration_item AFTER DELETE ON inspiration_items BEGIN
  UPDATE inspiration_item_counts SET items = items - 1
  WHERE module_id = old.module_id AND (level, period) IN
    (VALUES (1, substr(old.date, 1, 4)), (2, substr(old.date, 1, 7)), (3, old.date));
  DELETE FROM inspiration_item_counts
  WHERE module_id = old.module_id AND items = 0 AND (level, period) IN
    (VALUES (1, substr(old.date, 1, 4)), (2, substr(old.date, 1, 7)), (3, old.date));
END;

-- A module that is deleted is hidden immediately: 1. Its contents are then deleted in portions, and the module last.
ALTER TABLE daily_todos_modules ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE inspiration_modules ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX daily_todos_modules_deleted ON daily_todos_modules (id) WHERE deleted = 1;
CREATE INDEX inspiration_modules_deleted ON inspiration_modules (id) WHERE deleted = 1;
-- A deleted account has nothing left but its number, until its modules are deleted.
ALTER TABLE users ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX users_deleted ON users (id) WHERE deleted = 1;
