-- Operators find a member by any part of a name. A name is indexed by its parts of two and three
-- characters: what holds all parts of the words looked for is looked at, and nothing else.
create function name_parts(name text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(name, at, size)), '{}')
  from generate_series(1, length(name) - 1) at, unnest(array[2, 3]) size
  where at + size <= length(name) + 1
$$;
create index members_name_parts on members using gin (name_parts(username_key || ' ' || lower(nickname)));
