-- What is unique in a table that lies in partitions is unique in each of them only, unless the number
-- of the row is part of it. Which columns that are, each partition is told when it is made; what holds
-- for the whole takes more than an index.
alter table partition_rules add column unique_in_each text[] not null default '{}'; -- lists of columns

create or replace function make_partitions() returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rule   partition_rules;
  taken  bigint;
  newest record;
  made   text;
  alone  text;
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
      foreach alone in array rule.unique_in_each loop
        execute format('alter table %I add unique (%s)', made, alone);
      end loop;
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

-- The table of today keeps the indexes by which its own rows are unique; the new table cannot have them.
create or replace function divide_table(rule partition_rules, is_identity boolean) returns void
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
    from pg_index x where x.indrelid = quote_ident(parent)::regclass and (x.indisprimary or not x.indisunique)
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
