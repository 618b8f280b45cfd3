-- What is kept of a partition of transfers is held against itself once it is written, and not while the
-- partition is detached: others wait for that moment.

-- That all of it was written, of how many rows, and in which files their bets are.
create table archived_sums (
  below_id       bigint   primary key,
  rows           bigint   not null,
  bets_below_ids bigint[] not null
);
comment on table archived_sums is 'read-only: the sums of what was archived';

-- Whoever writes sums asks this first: what was said of them before holds no longer.
create or replace function assert_transfers_closed(below bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform 1 from archives where parent = 'transfers' and below_id = below
    and state in ('closed', 'exported', 'verified') for share;
  if not found then
    raise exception 'transfers below % are not closed', below;
  end if;
  delete from archived_sums where below_id = below;
end
$$;

-- A key, in a number that every database and every file comes to.
create function key_digest(account_id bigint, key text) returns bigint
language sql immutable parallel safe
return ('x' || left(md5(account_id || ' ' || key), 15))::bit(60)::bigint;

-- The sums hold every row, and what each account held before and after is what they say it moved.
create function seal_transfer_sums(below bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part archives;
  bad  bigint;
begin
  perform assert_transfers_closed(below);
  select * into strict part from archives where parent = 'transfers' and below_id = below;
  if (select coalesce(sum(transfers), 0) from archived_chains where below_id = below)
      + (select count(*) from archived_papers where below_id = below and seq is null) <> part.rows
    or (select count(*) from archived_papers where below_id = below)
      + (select coalesce(sum(times), 0) from archived_bet_moves where below_id = below) <> part.rows then
    raise exception '% is not summed up', part.child;
  end if;
  select coalesce(k.account_id, m.account_id) into bad
  from (select * from archived_chains where below_id = below) k
  full join (
    select account_id, sum(times) as times, sum(amount) as amount from (
      select account_id, 1 as times, amount from archived_papers where below_id = below and seq is not null
      union all
      select account_id, times, amount from archived_bet_moves where below_id = below) moved
    group by account_id) m on m.account_id = k.account_id
  where k.transfers is distinct from m.times or k.closing - k.opening is distinct from m.amount
    or k.last_seq - k.first_seq + 1 <> k.transfers
  limit 1;
  if found then
    raise exception '%: what account % moved is not what it held', part.child, bad;
  end if;
  insert into archived_sums (below_id, rows, bets_below_ids)
  select below, part.rows, coalesce(array_agg(bets_below_id), '{}') from (
    select bets_below_id from archived_bookings where below_id = below
    union
    select bets_below_id from archived_split_bets where below_id = below) files;
end
$$;
revoke all on function seal_transfer_sums(bigint) from public;

create or replace function assert_transfers_summed_up() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  sums archived_sums;
begin
  perform pg_advisory_xact_lock(4221005);
  select * into sums from archived_sums where below_id = new.below_id and rows = new.rows;
  if not found then
    raise exception '% is not summed up', new.child;
  end if;
  if exists (select from unnest(sums.bets_below_ids) file
    where file not in (select below_id from archived_stretches)) then
    raise exception '% has transfers of bets that are not archived', new.child;
  end if;
  return new;
end
$$;

-- What was brought back is added up anew before it goes again.
create function forget_transfer_seal() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from archived_sums where below_id = new.below_id;
  return new;
end
$$;
create trigger transfers_brought_back before update of state on archives for each row
  when (new.parent = 'transfers' and new.state = 'restored') execute function forget_transfer_seal();

create or replace function assert_transfers_there() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  needed text;
begin
  perform pg_advisory_xact_lock(4221005);
  select a.child into needed from archives a join archived_sums s on s.below_id = a.below_id
  where a.parent = 'transfers' and a.state in ('detached', 'dropped') and new.below_id = any(s.bets_below_ids)
  order by a.below_id limit 1;
  if found then
    raise exception '% comes back after % only, which has its transfers', new.child, needed using errcode = 'BZ003';
  end if;
  return new;
end
$$;

-- What went before this.
insert into archived_sums (below_id, rows, bets_below_ids)
select a.below_id, a.rows, array(
  select bets_below_id from archived_bookings b where b.below_id = a.below_id
  union
  select bets_below_id from archived_split_bets b where b.below_id = a.below_id)
from archives a where a.parent = 'transfers' and a.state in ('detached', 'dropped');
