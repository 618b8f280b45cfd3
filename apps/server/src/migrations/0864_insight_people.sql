-- Members as reports group them: where they last signed in from and with what, and what brought them.
create table insight_people (
  member_id bigint primary key,
  country   text   not null, -- 'none': not known
  device    text   not null,
  source    text   not null,
  campaign  text   not null
);

insert into insight_people (member_id, country, device, source, campaign)
select m.id, coalesce(s.country, 'none'), coalesce(s.device, 'none'),
       coalesce(m.utm_source,
         case m.invited_by when 'agent' then 'agent' when 'referral' then 'friend' else 'direct' end),
       coalesce(m.utm_campaign, 'none')
from insight_members m
left join lateral (select country, device from insight_sign_ins where member_id = m.id
                   order by id desc limit 1) s on true;

-- Who came to look, once for each visit of a browser.
create table insight_visits (
  day      date   not null,
  source   text   not null,
  campaign text   not null,
  device   text   not null,
  visits   bigint not null,
  primary key (day, source, campaign, device)
);
