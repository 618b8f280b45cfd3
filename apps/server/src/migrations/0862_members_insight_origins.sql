-- What brought a member here: the words of the address they registered at, and whose code it was.
create or replace view insight_members as
select id, username, type, path, split_part(path, '/', 2)::bigint as line, registered_at,
       lower(substring(register_url from '[?&]utm_source=([A-Za-z0-9_.~-]{1,60})')) as utm_source,
       lower(substring(register_url from '[?&]utm_campaign=([A-Za-z0-9_.~-]{1,60})')) as utm_campaign,
       (select c.kind from invited_members i join invite_codes c on c.code = i.code
        where i.member_id = members.id) as invited_by
from members;
