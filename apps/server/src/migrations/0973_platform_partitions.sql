-- Tables that only ever grow lie in partitions by ranges of their numbers. Partitions are made long
-- before they are needed: there is no partition for "the rest", which would have to be searched
-- whenever another one is made.
create table partition_rules (
  parent       text    primary key,
  numbers      text    not null,                     -- the sequence that its ids come from
  width        bigint  not null check (width > 0),   -- ids in one partition
  ahead        int     not null check (ahead > 0),   -- how many partitions stand ready, empty
  is_droppable boolean not null default false        -- whether the house lets go of old rows by itself
);
comment on table partition_rules is 'append-only: a rule is changed by a migration';

-- The partitions of a table: below which number each ends, and from which it begins (none: the first).
create function partitions_of(parent text)
returns table (child text, from_id bigint, below_id bigint)
language sql stable set search_path = public, pg_temp as $$
  select c.relname::text,
    substring(pg_get_expr(c.relpartbound, c.oid) from 'FROM \(''?(\d+)')::bigint,
    substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''?(\d+)')::bigint
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = quote_ident(parent)::regclass
  order by 3
$$;

-- Makes what is missing ahead. A new partition is filled with everything it needs before it is
-- attached: attaching waits for no insert and lets none wait.
create function make_partitions() returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rule   partition_rules;
  taken  bigint;
  newest record;
  made   text;
  detail record;
  total  int := 0;
begin
  perform pg_advisory_xact_lock(4221003);
  for rule in select * from partition_rules order by parent loop
    loop
      execute format('select last_value from %I', rule.numbers) into taken;
      select * into newest from partitions_of(rule.parent) order by below_id desc limit 1;
      exit when newest.below_id >= taken + rule.width * rule.ahead;
      made := rule.parent || '_' || newest.below_id / rule.width;
      execute format('create table %I (like %I including all excluding identity)', made, rule.parent);
      for detail in
        select format('alter table %I set (%s)', made, option) as statement
        from pg_class c, unnest(c.reloptions) option where c.oid = quote_ident(newest.child)::regclass
        union all
        select format('alter table %I alter column %I set statistics %s', made, attname, attstattarget)
        from pg_attribute
        where attrelid = quote_ident(rule.parent)::regclass and attnum > 0 and attstattarget >= 0
      loop
        execute detail.statement;
      end loop;
      execute format('alter table %I attach partition %I for values from (%s) to (%s)', rule.parent,
        made, newest.below_id, newest.below_id + rule.width);
      total := total + 1;
    end loop;
  end loop;
  return total;
end
$$;
revoke all on function make_partitions() from public;

-- Lets go of partitions that lie wholly below a number, where the rule of the table allows it.
create function drop_partitions(wanted text, below bigint) returns int
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  old   record;
  total int := 0;
begin
  for old in
    select p.child from partition_rules r, partitions_of(r.parent) p
    where r.parent = wanted and r.is_droppable and p.below_id <= below
  loop
    execute format('drop table %I', old.child);
    total := total + 1;
  end loop;
  return total;
end
$$;
revoke all on function drop_partitions(text, bigint) from public;

-- Nobody else learns how the rows of the whole are spread: autovacuum looks at partitions only.
create function analyze_partitioned() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rule partition_rules;
begin
  for rule in select * from partition_rules order by parent loop
    execute format(case when current_setting('server_version_num')::int >= 180000
      then 'analyze only %I' else 'analyze %I' end, rule.parent);
  end loop;
end
$$;
revoke all on function analyze_partitioned() from public;

-- A table becomes partitioned in two steps, so that nobody waits while its rows are read. The first
-- says below which number the rows of today end, for new rows at once; it reads none.
create function announce_partitions(parent text, numbers text, width bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  taken bigint;
begin
  execute format('select last_value from %I', numbers) into taken;
  execute format('alter table %I add constraint %I check (id < %s) not valid', parent,
    parent || '_first', ((taken + width / 2) / width + 1) * width);
end
$$;

-- The second, in a later transaction, reads the rows while others write, then locks the table for a
-- moment: the table of today becomes the first partition of a new one with its name, its indexes, its
-- grants and its numbers, and the views on it are made again. No row is moved.
create function divide_table(rule partition_rules, is_identity boolean) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  parent text := rule.parent;
  first  text := rule.parent || '_0';
  below  bigint;
  taken  bigint;
  views  text[];
  drops  text[];
  after  text[];
  step   text;
begin
  execute format('alter table %I validate constraint %I', parent, parent || '_first');
  execute format('lock table %I in access exclusive mode', parent);
  select substring(pg_get_constraintdef(oid) from 'id < ''?(\d+)')::bigint into below
  from pg_constraint where conrelid = quote_ident(parent)::regclass and conname = parent || '_first';
  with recursive dependents as (
    select quote_ident(parent)::regclass::oid as view, 0 as depth
    union
    select r.ev_class, d.depth + 1 from dependents d
    join pg_depend p on p.refclassid = 'pg_class'::regclass and p.refobjid = d.view
      and p.classid = 'pg_rewrite'::regclass
    join pg_rewrite r on r.oid = p.objid and r.ev_class <> d.view),
  ordered as (select view, max(depth) as depth from dependents where depth > 0 group by view)
  select array_agg(format('create view %s%s as %s', view::regclass,
      coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', ''), pg_get_viewdef(view))
      || coalesce((select '; ' || string_agg(format('grant %s on %s to %s', a.privilege_type,
          view::regclass, case a.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end), '; ')
        from aclexplode(c.relacl) a where a.grantee <> c.relowner), '')
      || coalesce(format('; comment on view %s is %L', view::regclass, obj_description(view, 'pg_class')), '')
      order by depth),
    array_agg(format('drop view %s', view::regclass) order by depth desc)
  into views, drops
  from ordered join pg_class c on c.oid = ordered.view;
  -- What the new table needs besides its columns, told while the old one still has the name.
  select array_agg(statement) into after from (
    select case when x.indisprimary then format('alter table %I add primary key (id)', parent)
      else pg_get_indexdef(x.indexrelid) end as statement
    from pg_index x where x.indrelid = quote_ident(parent)::regclass
    union all
    select format('grant %s on %I to %I', a.privilege_type, parent, pg_get_userbyid(a.grantee))
    from pg_class c, aclexplode(c.relacl) a
    where c.oid = quote_ident(parent)::regclass and a.grantee <> c.relowner and a.grantee <> 0
    union all
    select format('alter table %I alter column %I set statistics %s', parent, attname, attstattarget)
    from pg_attribute
    where attrelid = quote_ident(parent)::regclass and attnum > 0 and attstattarget >= 0
    union all
    select format('comment on table %I is %L', parent, obj_description(quote_ident(parent)::regclass, 'pg_class'))
    where obj_description(quote_ident(parent)::regclass, 'pg_class') is not null) needed;
  foreach step in array coalesce(drops, '{}') loop execute step; end loop;
  if is_identity then
    execute format('select last_value + is_called::int from %I', rule.numbers) into taken;
    execute format('alter table %I alter id drop identity', parent);
  end if;
  for step in
    select format('alter index %I rename to %I', c.relname, c.relname || '_0')
    from pg_index x join pg_class c on c.oid = x.indexrelid where x.indrelid = quote_ident(parent)::regclass
  loop
    execute step;
  end loop;
  execute format('alter table %I rename to %I', parent, first);
  execute format('create table %I (like %I including all excluding indexes excluding identity) partition by range (id)',
    parent, first);
  execute format('alter table %I drop constraint %I', parent, parent || '_first');
  if is_identity then
    execute format('alter table %I alter id add generated always as identity (sequence name %I start with %s)',
      parent, rule.numbers, taken);
  end if;
  foreach step in array after loop execute step; end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%s)', parent, first, below);
  execute format('alter table %I drop constraint %I', first, parent || '_first');
  foreach step in array coalesce(views, '{}') loop execute step; end loop;
  insert into partition_rules select rule.*;
  perform make_partitions();
end
$$;

select announce_partitions('events', 'events_id_seq', 10000000);
