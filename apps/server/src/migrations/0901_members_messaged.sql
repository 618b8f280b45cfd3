-- Members as messages to segments see them: whether they are there, and where they can be reached.
create view messaged_members as
select id, type = 4 or frozen_at is not null as is_closed,
       email_sealed is not null and email_verified_at is not null as has_mail,
       mobile_sealed is not null and mobile_verified_at is not null as has_mobile
from members;
