-- Transfers lie in partitions by their numbers, which are given out in the order of time.
select divide_table(
  row('transfers', 'transfers_id_seq', 10000000, 2, false, '{"account_id, seq"}')::partition_rules, true);

-- Whatever is sent again, in years, moves nothing twice: no index over partitions can promise that, so
-- the keys lie in a table that is never divided. It takes the place of the index that transfers had.
create table transfer_keys (
  account_id  bigint not null,
  transfer_id bigint not null,
  key         text   collate "C" not null,
  constraint used_once primary key (account_id, key)
);
comment on table transfer_keys is 'append-only: a key that was used is used for good';
-- No plan asks how they are spread.
alter table transfer_keys alter column transfer_id set statistics 0, alter column key set statistics 0;

-- Whoever writes transfers, this house or a server of the version before: the database writes the keys.
create function keep_transfer_keys() returns trigger language plpgsql as $$
begin
  insert into transfer_keys (account_id, transfer_id, key) select account_id, id, key from written;
  return null;
end
$$;
create trigger keys_are_kept after insert on transfers referencing new table as written
  for each statement execute function keep_transfer_keys();

-- A house that was there before keeps its keys where they are: in the first partition, which has an
-- index of its own over them. No row is added there from here on, so whoever looks sees all of them.
do $$
declare
  below bigint;
begin
  if not exists (select from transfers) then
    alter table transfers_0 drop constraint once_per_key_0;
    create view used_keys as select account_id, key, transfer_id from transfer_keys;
    return;
  end if;
  select below_id into below from partitions_of('transfers') order by below_id limit 1;
  perform setval('transfers_id_seq', below, false);
  perform make_partitions();
  execute format('create view keys_of_before as
    select account_id, key, id as transfer_id from transfers where id < %s', below);
  create view used_keys as
    select account_id, key, transfer_id from transfer_keys
    union all
    select account_id, key, transfer_id from keys_of_before;
  create function refuse_keys_of_before() returns trigger language plpgsql as $refuse$
  declare
    again record;
  begin
    -- One look for each row: a join could be planned as a search through all that was before.
    select w.account_id, w.key into again from written w
    where (select true from keys_of_before k where k.account_id = w.account_id and k.key = w.key limit 1)
    limit 1;
    if found then
      raise unique_violation using message = format('account %s used the key %s before', again.account_id, again.key);
    end if;
    return null;
  end
  $refuse$;
  create trigger keys_of_before after insert on transfers referencing new table as written
    for each statement execute function refuse_keys_of_before();
end
$$;
