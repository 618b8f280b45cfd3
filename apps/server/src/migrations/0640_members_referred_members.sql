-- A member has one code, for good.
create unique index invite_codes_of_member on invite_codes (owner_id) where kind = 'referral';

-- Who came by a member's own code.
create view referred_members as
select i.member_id, i.code, c.owner_id, m.registered_at
from invited_members i
join invite_codes c on c.code = i.code and c.kind = 'referral'
join members m on m.id = i.member_id;

-- Members as referral compares them; `agents` are those above them whom their play may pay.
create view referral_members as
select m.id, m.username, m.username_key, m.type, m.frozen_at, m.mobile_verified_at, m.mobile_lookup,
       m.real_name_lookup,
       array(select a.id from members a
         where a.id = any(string_to_array(trim(both '/' from m.path), '/')::bigint[])
           and a.id <> m.id and a.type in (1, 2, 41, 42)) as agents
from members m;
