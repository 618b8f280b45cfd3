-- Partitions that are old go into files: closed, exported, verified against the table, detached, and let
-- go. What each one held stays here, so that the file can be proved for good.
create table archives (
  parent         text   not null references partition_rules,
  below_id       bigint not null,
  from_id        bigint,           -- none: from the first number on
  child          text   not null unique,
  state          text   not null check (state in ('closed', 'exported', 'verified', 'detached', 'dropped', 'restored')),
  closed_at      timestamptz not null,
  exported_at    timestamptz,
  verified_at    timestamptz,
  detached_at    timestamptz,
  dropped_at     timestamptz,
  restored_at    timestamptz,
  rows           bigint,
  first_id       bigint,
  last_id        bigint,
  sums           jsonb,            -- what its rows add up to, by the words of the table's owner
  content_sha256 text,             -- of the rows as they are written, one line each
  file           text,             -- its name in the folder of archives
  file_sha256    text,
  bytes          bigint,
  primary key (parent, below_id),
  constraint told_once_exported check (state = 'closed' or num_nulls(rows, sums, content_sha256, file, file_sha256, bytes) = 0)
);
comment on table archives is 'kept: what a file must hold is not forgotten';

-- Where detached partitions wait until they go. The serving role has no way in.
create schema archived;

create function refuse_closed() returns trigger language plpgsql as $$
begin
  raise exception '% is closed: it is being archived', tg_table_name using errcode = 'BZ001';
end
$$;

-- From here on nothing in the partition changes, so what is exported and verified is what is detached.
-- Making the trigger waits for those who write there, and for a moment they wait for it.
create function close_partition(wanted text, below bigint, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  old   record;
  taken bigint;
begin
  select p.child, p.from_id, p.below_id, r.numbers into strict old
  from partition_rules r, partitions_of(r.parent) p where r.parent = wanted and p.below_id = below;
  execute format('select last_value from %I', old.numbers) into taken;
  if taken < below then
    raise exception '% is still being filled', old.child;
  end if;
  execute format('create trigger closed before insert or update or delete on %I for each row execute function refuse_closed()', old.child);
  insert into archives (parent, below_id, from_id, child, state, closed_at)
  values (wanted, below, old.from_id, old.child, 'closed', at)
  on conflict (parent, below_id) do update set state = 'closed', closed_at = excluded.closed_at
  where archives.state = 'restored';
end
$$;
revoke all on function close_partition(text, bigint, timestamptz) from public;

-- Takes that back, as long as the partition is in its place.
create function open_partition(wanted text, below bigint) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  old archives;
begin
  delete from archives where parent = wanted and below_id = below and state in ('closed', 'exported', 'verified')
  returning * into strict old;
  execute format('drop trigger if exists closed on %I', old.child);
end
$$;
revoke all on function open_partition(text, bigint) from public;

-- Out of its table, in one moment: no row is lost by it, and no other partition can take its numbers.
create function detach_partition(wanted text, below bigint, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  old archives;
begin
  update archives set state = 'detached', detached_at = at
  where parent = wanted and below_id = below and state = 'verified' returning * into strict old;
  execute format('alter table %I detach partition %I', wanted, old.child);
  execute format('alter table %I set schema archived', old.child);
end
$$;
revoke all on function detach_partition(text, bigint, timestamptz) from public;

-- Lets go of a detached partition. Of a table whose rows the house may not drop by itself only the owner can.
create function drop_detached(wanted text, below bigint, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  old archives;
begin
  if not (select is_droppable from partition_rules where parent = wanted)
     and not pg_has_role(session_user, current_user, 'member') then
    raise exception 'rows of % are let go by the owner only', wanted using errcode = '42501';
  end if;
  update archives set state = 'dropped', dropped_at = at
  where parent = wanted and below_id = below and state = 'detached' returning * into strict old;
  execute format('drop table archived.%I', old.child);
end
$$;
revoke all on function drop_detached(text, bigint, timestamptz) from public;

-- The two that bring it back run with the rights of whoever calls them: the serving role has none there.
-- An empty table of the partition's shape, to be filled from its file.
create function make_detached(wanted text, below bigint) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  old    archives;
  detail text;
begin
  select * into strict old from archives where parent = wanted and below_id = below and state = 'dropped';
  execute format('create table archived.%I (like %I including all excluding identity)', old.child, wanted);
  for detail in
    select format('alter table archived.%I set (%s)', old.child, option)
    from partitions_of(wanted) p join pg_class c on c.oid = quote_ident(p.child)::regclass, unnest(c.reloptions) option
    where p.below_id = (select max(below_id) from partitions_of(wanted))
    union all
    select format('alter table archived.%I alter column %I set statistics %s', old.child, attname, attstattarget)
    from pg_attribute where attrelid = quote_ident(wanted)::regclass and attnum > 0 and attstattarget >= 0
  loop
    execute detail;
  end loop;
  return old.child;
end
$$;

create function attach_detached(wanted text, below bigint, at timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  old archives;
begin
  update archives set state = 'restored', restored_at = at
  where parent = wanted and below_id = below and state in ('detached', 'dropped') returning * into strict old;
  execute format('alter table archived.%I set schema public', old.child);
  execute format('drop trigger if exists closed on %I', old.child);
  execute format('alter table %I attach partition %I for values from (%s) to (%s)', wanted, old.child,
    coalesce(old.from_id::text, 'minvalue'), old.below_id);
end
$$;
