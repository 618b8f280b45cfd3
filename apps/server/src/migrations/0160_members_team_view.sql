-- The tree as agents' reports read it; members owns what lies beneath.
create view team_members as
select id, username, nickname, type, upline_id, path, level, registered_at, last_login_at,
       last_login_place, frozen_at
from members;

create view given_rebates as select member_id, category, rate from member_rebates;
