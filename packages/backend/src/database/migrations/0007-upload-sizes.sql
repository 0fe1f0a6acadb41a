-- In bytes; NULL until the file has arrived.
ALTER TABLE file_uploads ADD COLUMN size INTEGER;
