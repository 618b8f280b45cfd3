-- What one operator asked for and another decides.

create table approvals (
  id         bigint generated always as identity primary key,
  kind       text        not null,
  subject    text        not null,
  payload    text        not null,           -- JSON; what is approved is what was asked
  asked_by   bigint      not null references operators,
  asked_at   timestamptz not null,
  state      text        not null default 'waiting'
             check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  decided_by bigint      references operators,
  decided_at timestamptz,
  note       text        not null default '',
  constraint two_people
    check (state in ('waiting', 'withdrawn') or coalesce(decided_by <> asked_by, false))
);

create index on approvals (state, id);

create function keep_approval() returns trigger language plpgsql as $$
begin
  if (new.kind, new.subject, new.payload, new.asked_by, new.asked_at)
     is distinct from (old.kind, old.subject, old.payload, old.asked_by, old.asked_at) then
    raise exception 'an approval cannot be edited after it was asked for';
  end if;
  if old.state <> 'waiting' then
    raise exception 'an approval is decided once';
  end if;
  return new;
end $$;

create trigger keep_approval before update on approvals
  for each row execute function keep_approval();
