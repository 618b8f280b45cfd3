-- Points: what is carried from day to day, and what each day earned.
create table loyalty_carries (
  member_id bigint not null,
  category  text   not null,
  remainder bigint not null,
  primary key (member_id, category)
);

create table loyalty_point_days (
  member_id bigint      not null,
  day       date        not null,
  points    bigint      not null check (points >= 0),
  lines     jsonb       not null,
  at        timestamptz not null,
  -- A day is credited once.
  primary key (member_id, day)
);
comment on table loyalty_point_days is 'append-only: what was credited stays credited';
