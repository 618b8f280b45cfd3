-- A team is searched by the beginning of a name, as it is compared everywhere.
create or replace view team_members as
select id, username, nickname, type, upline_id, path, level, registered_at, last_login_at,
       last_login_place, frozen_at, username_key
from members;
