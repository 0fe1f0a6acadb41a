"""The triggers that keep the counts of items; see content.long_lists. They count also what is imported or deleted in bulk."""

from daymark.migrating import in_own_transaction

# Of each level: how many digits of the day its periods have less, as 10, 100 …
LEVELS = "(VALUES (1, 10000), (2, 100), (3, 1))"

# The days are counted first, so that only they are spread over the levels.
IN_PERIODS = """
  SELECT module_id, level.number AS level, to_char(date, 'YYYYMMDD')::integer / level.less AS period, sum(amount) AS items
  FROM (SELECT module_id, date, count(*) AS amount FROM {rows} GROUP BY 1, 2) AS day
  CROSS JOIN {levels} AS level (number, less) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
"""

POSTGRESQL = """
CREATE OR REPLACE FUNCTION {items}_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO {counts} (module_id, level, period, items) {added}
  ON CONFLICT (module_id, level, period) DO UPDATE SET items = {counts}.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION {items}_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE {counts} SET items = {counts}.items - gone.items FROM ({deleted}) AS gone
  WHERE {counts}.module_id = gone.module_id AND {counts}.level = gone.level AND {counts}.period = gone.period;
  -- Less than 0 while existing items are not yet counted.
  DELETE FROM {counts} WHERE items <= 0 AND module_id IN (SELECT module_id FROM deleted);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER {items}_added AFTER INSERT ON {items}
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION {items}_added();
CREATE OR REPLACE TRIGGER {items}_deleted AFTER DELETE ON {items}
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION {items}_deleted();
"""

# SQLite has no triggers for whole statements.
SQLITE = [
    """
    CREATE TRIGGER IF NOT EXISTS {items}_added AFTER INSERT ON {items} BEGIN
      INSERT INTO {counts} (module_id, level, period, items)
      SELECT new.module_id, column1, replace(new.date, '-', '') / column2, 1 FROM {levels} WHERE true
      ON CONFLICT (module_id, level, period) DO UPDATE SET items = items + 1;
    END
    """,
    """
    CREATE TRIGGER IF NOT EXISTS {items}_deleted AFTER DELETE ON {items} BEGIN
      UPDATE {counts} SET items = items - 1 WHERE module_id = old.module_id AND (level, period) IN
        (SELECT column1, replace(old.date, '-', '') / column2 FROM {levels});
      DELETE FROM {counts} WHERE items = 0 AND module_id = old.module_id AND (level, period) IN
        (SELECT column1, replace(old.date, '-', '') / column2 FROM {levels});
    END
    """,
]

MODULES = "SELECT id FROM {modules} ORDER BY id"
# All counts of one module. A list that people change meanwhile has counts already, of what they changed.
FILL = {
    "postgresql": """
      LOCK TABLE {items} IN SHARE ROW EXCLUSIVE MODE;
      DELETE FROM {counts} WHERE module_id = {module};
      INSERT INTO {counts} (module_id, level, period, items) {existing}
    """,
    "sqlite": """
      INSERT INTO {counts} (module_id, level, period, items)
      SELECT module_id, column1, replace(date, '-', '') / column2, count(*) FROM {items} CROSS JOIN {levels}
      WHERE module_id = {module} GROUP BY 1, 2, 3
      ON CONFLICT (module_id, level, period) DO UPDATE SET items = excluded.items
    """,
}

# Of modules, of their items, and of the counts.
TABLES = [
    ("content_dailytodosmodule", "content_dailytodoitem", "content_dailytodoitemcount"),
    ("content_inspirationmodule", "content_inspirationitem", "content_inspirationitemcount"),
]


def create(apps, schema_editor) -> None:
    """
    Lets the database keep the counts of what is added and deleted from now on: one table of items after the other. For a
    migration without a transaction, which can run again.
    """
    connection = schema_editor.connection
    statements = [POSTGRESQL] if connection.vendor == "postgresql" else SQLITE
    for _, items, counts in TABLES:
        rows = {"added": "added", "deleted": "deleted"}
        counted = {name: IN_PERIODS.format(rows=table, levels=LEVELS) for name, table in rows.items()}
        names = {"items": items, "counts": counts, "levels": LEVELS, **counted}
        _execute(schema_editor, [statement.format(**names) for statement in statements])


def fill(apps, schema_editor) -> None:
    """
    Counts what exists, one module after the other, so that a change of an item waits for one of them at most. For a
    migration without a transaction, which can run again.
    """
    connection = schema_editor.connection
    for modules, items, counts in TABLES:
        with connection.cursor() as cursor:
            cursor.execute(MODULES.format(modules=modules))
            found = [module for (module,) in cursor.fetchall()]
        for module in found:
            existing = IN_PERIODS.format(rows=f"{items} WHERE module_id = {module}", levels=LEVELS)
            names = {"items": items, "counts": counts, "levels": LEVELS, "module": module, "existing": existing}
            _execute(schema_editor, [FILL[connection.vendor].format(**names)])


def drop(apps, schema_editor) -> None:
    """Takes the triggers away again."""
    is_postgresql = schema_editor.connection.vendor == "postgresql"
    for _, items, _ in TABLES:
        statements = []
        for trigger in (f"{items}_added", f"{items}_deleted"):
            statements.append(f"DROP TRIGGER IF EXISTS {trigger}" + (f" ON {items}" if is_postgresql else ""))
            if is_postgresql:
                statements.append(f"DROP FUNCTION IF EXISTS {trigger}()")
        _execute(schema_editor, statements)


def _execute(schema_editor, statements: list[str]) -> None:
    def run() -> None:
        for statement in statements:
            schema_editor.execute(statement, None)

    in_own_transaction(schema_editor.connection, run)
