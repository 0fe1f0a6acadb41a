-- What each session was signed in with, so that it ends together with that passkey or address.
UPDATE sessions SET state = json_set(state, '$.origins', json((
  SELECT json_group_array(
    CASE value ->> 'method' WHEN 'code' THEN 'email:' || (value ->> 'email')
    ELSE 'passkey:' || (value ->> 'id') END)
  FROM json_each(state, '$.methods'))))
WHERE user_id IS NOT NULL;
