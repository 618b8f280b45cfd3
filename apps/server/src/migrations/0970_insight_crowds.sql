-- Members who have something in common, and their sums as one: a report by country adds up a few crowds
-- and not everybody. Each member stands in one crowd of each family, and takes their sums along when they
-- come to stand in another.
create table insight_crowds (
  id           int  generated always as identity primary key,
  family       text not null check (family in ('origin', 'cohort', 'standing')),
  key          text not null unique, -- all of the following as one word
  country      text,                 -- origin
  device       text,                 -- origin
  source       text,                 -- origin, cohort
  campaign     text,                 -- origin, cohort
  came_in      date,                 -- cohort: the month of registration, of UTC
  line         bigint,               -- standing: who is at the top of their tree; 0: nobody
  level        int,                  -- standing: as it was earned, and as an operator gave it for a time
  manual_level int,
  manual_until timestamptz
);

create table insight_crowd_members (
  member_id bigint not null,
  family    text   not null,
  crowd_id  int    not null,
  primary key (member_id, family)
);

create table insight_crowd_spans (
  family    text   not null,
  kind      text   not null check (kind in ('month', 'quarter', 'year')),
  starts_on date   not null,
  crowd_id  int    not null,
  bets      bigint not null,
  stake     bigint not null,
  valid_bet bigint not null,
  payout    bigint not null,
  primary key (family, kind, starts_on, crowd_id)
);

create table insight_crowd_money (
  family    text   not null,
  kind      text   not null check (kind in ('month', 'quarter', 'year')),
  starts_on date   not null,
  crowd_id  int    not null,
  reason    text   not null,
  times     bigint not null,
  amount    bigint not null,
  primary key (family, kind, starts_on, crowd_id, reason)
);

-- Whoever comes to stand elsewhere has all their spans looked up.
create index insight_member_spans_of on insight_member_spans (member_id);
create index insight_money_spans_of on insight_money_spans (member_id);

create temporary table placed on commit drop as
select member_id, family, concat_ws('|', family, coalesce(country, ''), coalesce(device, ''), coalesce(source, ''),
         coalesce(campaign, ''), coalesce(to_char(came_in, 'YYYY-MM-DD'), ''), coalesce(line::text, ''),
         coalesce(level::text, ''), coalesce(manual_level::text, ''),
         coalesce(extract(epoch from manual_until)::text, '')) as key,
       country, device, source, campaign, came_in, line, level, manual_level, manual_until
from (
  select m.id as member_id, 'origin' as family, coalesce(p.country, 'none') as country,
         coalesce(p.device, 'none') as device, coalesce(p.source, 'none') as source,
         coalesce(p.campaign, 'none') as campaign, null::date as came_in, null::bigint as line,
         null::int as level, null::int as manual_level, null::timestamptz as manual_until
  from insight_members m left join insight_people p on p.member_id = m.id
  union all
  select m.id, 'cohort', null, null, coalesce(p.source, 'direct'), coalesce(p.campaign, 'none'),
         date_trunc('month', m.registered_at at time zone 'UTC')::date, null, null, null, null
  from insight_members m left join insight_people p on p.member_id = m.id where m.type <> 4
  union all
  select m.id, 'standing', null, null, null, null, null,
         case when m.line is null or (m.line = m.id and m.type <> all('{1,2,41,42}'::int[])) then 0
              else m.line end, coalesce(l.level, 0), l.manual_level, l.manual_until
  from insight_members m left join insight_levels l on l.member_id = m.id) w;

insert into insight_crowds
  (family, key, country, device, source, campaign, came_in, line, level, manual_level, manual_until)
select distinct family, key, country, device, source, campaign, came_in, line, level, manual_level, manual_until
from placed;

insert into insight_crowd_members
select member_id, family, c.id from placed join insight_crowds c using (key, family);

insert into insight_crowd_spans
select family, kind, starts_on, crowd_id, sum(bets), sum(stake), sum(valid_bet), sum(payout)
from insight_member_spans join insight_crowd_members using (member_id) group by 1, 2, 3, 4;

insert into insight_crowd_money
select family, kind, starts_on, crowd_id, reason, sum(times), sum(amount)
from insight_money_spans join insight_crowd_members using (member_id) group by 1, 2, 3, 4, 5;
