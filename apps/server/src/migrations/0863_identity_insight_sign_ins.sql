-- Sign-ins as reports group members by them: the country, and the kind of device.
create view insight_sign_ins as
select id, member_id, at, location as country,
       case when user_agent ~* '(ipad|tablet)' then 'tablet'
            when user_agent ~* '(mobi|iphone|android)' then 'phone'
            when user_agent = '' then null
            else 'desktop' end as device
from sign_ins where result = 'success';
