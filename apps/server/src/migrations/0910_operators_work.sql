-- Who looks after what waits at a desk. What was handed on or is done stays as history.
create table operator_assignments (
  id bigint generated always as identity primary key,
  kind text not null,
  item text not null,
  operator_id bigint not null references operators (id),
  assigned_by bigint not null references operators (id),
  note text not null default '',
  assigned_at timestamptz not null,
  ended_at timestamptz
);
comment on table operator_assignments is 'kept: who looked after which case, and who gave it to them';

create unique index operator_assignments_one on operator_assignments (kind, item) where ended_at is null;
create index operator_assignments_of on operator_assignments (operator_id, assigned_at);

-- Within how many minutes each kind of work is to be done, where it is not what the house ships with.
create table operator_work_targets (
  only_one boolean primary key default true check (only_one),
  minutes jsonb not null default '{}',
  version integer not null default 0
);
insert into operator_work_targets default values;
