-- Members as reports group them: `line` is who stands at the top of their tree.
create view insight_members as
select id, username, type, path, split_part(path, '/', 2)::bigint as line, registered_at
from members;
