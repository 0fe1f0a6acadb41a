-- Options and widgets are listed by name: an index in that order spares sorting a whole module for one page of it.
CREATE INDEX daily_todo_options_by_name ON daily_todo_options (module_id, name);
DROP INDEX daily_todo_options_of_module;
CREATE INDEX daily_todos_widgets_by_name ON daily_todos_widgets (module_id, name);
DROP INDEX daily_todos_widgets_of_module;
CREATE INDEX inspiration_options_by_name ON inspiration_options (module_id, type, name);
DROP INDEX inspiration_options_of_module;
CREATE INDEX inspiration_widgets_by_name ON inspiration_widgets (module_id, name);
DROP INDEX inspiration_widgets_of_module;
