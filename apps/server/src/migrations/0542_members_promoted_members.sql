-- Members as campaigns choose among them.
create view promoted_members as
select id, username, type, path, language, registered_at, last_login_at, previous_login_at, frozen_at,
       mobile_verified_at, real_name_lookup
from members;
