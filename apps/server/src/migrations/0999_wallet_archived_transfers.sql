-- What somebody still needs of transfers whose partition is in a file. It is written before the partition
-- is detached and counts while it is away: of what was brought back the transfers themselves are read
-- again. The serving role may only read it; it is written by the functions below.

create view away_transfers as
select below_id, coalesce(from_id, 0) as from_id, rows, sums from archives
where parent = 'transfers' and state in ('detached', 'dropped');
comment on view away_transfers is 'read-only: which transfers are in files';

-- Of each account of a member: what it held before the first of them and after the last.
create table archived_chains (
  below_id   bigint      not null, -- the partition: where its numbers end
  account_id bigint      not null,
  transfers  bigint      not null,
  first_seq  bigint      not null,
  last_seq   bigint      not null,
  opening    bigint      not null,
  closing    bigint      not null,
  first_at   timestamptz not null,
  last_at    timestamptz not null,
  primary key (below_id, account_id)
);
create index archived_chains_of_accounts on archived_chains (account_id, last_seq);
comment on table archived_chains is 'read-only: the sums of what was archived';

-- Whatever is no stake and no payout of a bet, row by row: deposits, withdrawals, rewards, corrections by
-- hand. They are few, and their keys may be asked for again for good.
create table archived_papers (
  below_id           bigint      not null,
  id                 bigint      primary key,
  account_id         bigint      not null,
  counter_account_id bigint      not null,
  seq                bigint,
  amount             bigint      not null,
  balance_after      bigint,
  bet_id             bigint,
  at                 timestamptz not null,
  reason             text        collate "C" not null,
  key                text        collate "C" not null
);
create index archived_papers_of_partitions on archived_papers (below_id);
create index archived_papers_of_accounts on archived_papers (account_id, at);
create index archived_papers_adjusted on archived_papers (id) where reason in ('ADJUST_ADD', 'ADJUST_MINUS');
comment on table archived_papers is 'read-only: what was archived and is still asked for';

-- Stakes and payouts of bets by account, reason and quarter of an hour; what came apart from what went.
create table archived_bet_moves (
  below_id           bigint      not null,
  account_id         bigint      not null,
  counter_account_id bigint      not null,
  reason             text        collate "C" not null,
  at                 timestamptz not null, -- of the first of them
  times              bigint      not null,
  amount             bigint      not null
);
create index archived_bet_moves_of_partitions on archived_bet_moves (below_id);
create index archived_bet_moves_of_accounts on archived_bet_moves (account_id, at);
create index archived_bet_moves_by_time on archived_bet_moves using brin (at);
comment on table archived_bet_moves is 'read-only: the sums of what was archived';

-- What bets moved, as the books are proved against theirs: by the file that the bets are in.
create table archived_bookings (
  below_id      bigint not null,
  bets_below_id bigint not null,
  member_id     bigint not null,
  currency      text   not null,
  bets          bigint not null,
  net           bigint not null,
  waiting       bigint not null,
  payouts       bigint not null,
  primary key (below_id, bets_below_id, member_id, currency)
);
create index archived_bookings_of_members on archived_bookings (member_id);
comment on table archived_bookings is 'read-only: the sums of what was archived';

-- Bets that moved in other partitions too, each for itself.
create table archived_split_bets (
  below_id      bigint not null,
  bet_id        bigint not null,
  bets_below_id bigint not null,
  member_id     bigint not null,
  currency      text   not null,
  first_id      bigint not null, -- of their transfers here
  net           bigint not null,
  waiting       bigint not null,
  payouts       bigint not null,
  primary key (below_id, bet_id)
);
create index archived_split_bets_of_members on archived_split_bets (member_id);
comment on table archived_split_bets is 'read-only: the sums of what was archived';

-- A partition whose rows can still change, or are gone, is never summed up.
create function assert_transfers_closed(below bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform 1 from archives where parent = 'transfers' and below_id = below
    and state in ('closed', 'exported', 'verified') for share;
  if not found then
    raise exception 'transfers below % are not closed', below;
  end if;
end
$$;

create function forget_transfer_sums(below bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_transfers_closed(below);
  delete from archived_chains where below_id = below;
  delete from archived_papers where below_id = below;
  delete from archived_bet_moves where below_id = below;
  delete from archived_bookings where below_id = below;
  delete from archived_split_bets where below_id = below;
end
$$;
revoke all on function forget_transfer_sums(bigint) from public;

-- Of bets alone: their movements are asked for by the bet, or in sums.
create function is_of_bet(bet_id bigint, reason text) returns boolean
language sql immutable parallel safe
return bet_id is not null and reason in ('BET', 'BET_CANCEL', 'RAKE', 'PAYOUT', 'PAYOUT_REVERSE');

-- Adds up a part of a partition, from a number on and below another.
create function sum_up_transfers(below bigint, from_id bigint, to_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_transfers_closed(below);
  insert into archived_chains as k (below_id, account_id, transfers, first_seq, last_seq, opening, closing,
    first_at, last_at)
  select below, account_id, count(*), min(seq), max(seq),
    (array_agg(balance_after - amount order by seq))[1], (array_agg(balance_after order by seq desc))[1],
    min(at), max(at)
  from transfers where id >= from_id and id < to_id and seq is not null group by account_id
  on conflict (below_id, account_id) do update set transfers = k.transfers + excluded.transfers,
    opening = case when excluded.first_seq < k.first_seq then excluded.opening else k.opening end,
    closing = case when excluded.last_seq > k.last_seq then excluded.closing else k.closing end,
    first_seq = least(k.first_seq, excluded.first_seq), last_seq = greatest(k.last_seq, excluded.last_seq),
    first_at = least(k.first_at, excluded.first_at), last_at = greatest(k.last_at, excluded.last_at);
  insert into archived_papers (below_id, id, account_id, counter_account_id, seq, amount, balance_after,
    bet_id, at, reason, key)
  select below, id, account_id, counter_account_id, seq, amount, balance_after, bet_id, at, reason, key
  from transfers where id >= from_id and id < to_id and not is_of_bet(bet_id, reason);
  insert into archived_bet_moves (below_id, account_id, counter_account_id, reason, at, times, amount)
  select below, account_id, counter_account_id, reason, min(at), count(*), sum(amount)
  from transfers where id >= from_id and id < to_id and is_of_bet(bet_id, reason)
  group by account_id, counter_account_id, reason, amount > 0, date_bin('15 minutes', at, 'epoch');
end
$$;
revoke all on function sum_up_transfers(bigint, bigint, bigint) from public;

-- What the partition's bets moved. All of them are in files; other transfers of theirs lie between the
-- instants at which those bets were made and settled.
create function sum_up_bookings(below bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  start bigint;
begin
  perform assert_transfers_closed(below);
  select coalesce(from_id, 0) into start from archives where parent = 'transfers' and below_id = below;
  -- Whatever is not archived, or on accounts of several members, has no member here and breaks the rule of its column.
  with here as materialized (
    select t.bet_id, s.below_id as bets_below_id,
      case when min(a.member_id) = max(a.member_id) then min(a.member_id) end as member_id,
      case when min(a.currency) = max(a.currency) then min(a.currency) end as currency, min(t.id) as first_id,
      coalesce(sum(t.amount) filter (where a.purpose = 'cash'), 0)::bigint
        - coalesce(sum(t.amount) filter (where a.purpose = 'debt'), 0)::bigint as net,
      coalesce(sum(t.amount) filter (where a.purpose = 'stakes'), 0)::bigint as waiting,
      count(*) filter (where t.reason = 'PAYOUT') as payouts
    from transfers t join accounts a on a.id = t.account_id and a.member_id is not null
    left join archived_stretches s on t.bet_id >= s.from_id and t.bet_id < s.below_id
    where t.id >= start and t.id < below and t.bet_id is not null and t.reason <> 'JACKPOT'
    group by t.bet_id, s.below_id),
  span as materialized (
    select min(first_at) as began, max(last_at) + interval '1 millisecond' as ended from archived_books
    where below_id in (select bets_below_id from here)),
  elsewhere as materialized (
    select distinct bet_id from transfers
    where (id < start or id >= below) and at >= (select began from span) and at <= (select ended from span)
      and bet_id is not null and reason <> 'JACKPOT'
    union
    select bet_id from archived_split_bets where below_id <> below),
  split as (
    insert into archived_split_bets (below_id, bet_id, bets_below_id, member_id, currency, first_id, net,
      waiting, payouts)
    select below, h.bet_id, h.bets_below_id, h.member_id, h.currency, h.first_id, h.net, h.waiting, h.payouts
    from here h join elsewhere e on e.bet_id = h.bet_id)
  insert into archived_bookings (below_id, bets_below_id, member_id, currency, bets, net, waiting, payouts)
  select below, h.bets_below_id, h.member_id, h.currency, count(*), sum(h.net), sum(h.waiting), sum(h.payouts)
  from here h left join elsewhere e on e.bet_id = h.bet_id where e.bet_id is null
  group by h.bets_below_id, h.member_id, h.currency;
end
$$;
revoke all on function sum_up_bookings(bigint) from public;

-- No transfer leaves its table that is not part of the sums, nor while its bet is in its own; and no bet
-- comes back whose transfers are away: each is proved by the other. Whoever does either waits for whoever
-- does the other.
create function assert_transfers_summed_up() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  bad bigint;
begin
  perform pg_advisory_xact_lock(4221005);
  if (select coalesce(sum(transfers), 0) from archived_chains where below_id = new.below_id)
      + (select count(*) from archived_papers where below_id = new.below_id and seq is null) <> new.rows
    or (select count(*) from archived_papers where below_id = new.below_id)
      + (select coalesce(sum(times), 0) from archived_bet_moves where below_id = new.below_id) <> new.rows then
    raise exception '% is not summed up', new.child;
  end if;
  select coalesce(k.account_id, m.account_id) into bad
  from (select * from archived_chains where below_id = new.below_id) k
  full join (
    select account_id, sum(times) as times, sum(amount) as amount from (
      select account_id, 1 as times, amount from archived_papers
      where below_id = new.below_id and seq is not null
      union all
      select account_id, times, amount from archived_bet_moves where below_id = new.below_id) moved
    group by account_id) m on m.account_id = k.account_id
  where k.transfers is distinct from m.times or k.closing - k.opening is distinct from m.amount
    or k.last_seq - k.first_seq + 1 <> k.transfers
  limit 1;
  if found then
    raise exception '%: what account % moved is not what it held', new.child, bad;
  end if;
  if exists (
    select from (select bets_below_id from archived_bookings where below_id = new.below_id
      union select bets_below_id from archived_split_bets where below_id = new.below_id) b
    where bets_below_id not in (select below_id from archived_stretches)) then
    raise exception '% has transfers of bets that are not archived', new.child;
  end if;
  return new;
end
$$;

create trigger transfers_summed_up before update of state on archives for each row
  when (new.parent = 'transfers' and new.state = 'detached') execute function assert_transfers_summed_up();

create function assert_transfers_there() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  needed text;
begin
  perform pg_advisory_xact_lock(4221005);
  select a.child into needed from archives a
  where a.parent = 'transfers' and a.state in ('detached', 'dropped') and (
    exists (select from archived_bookings b where b.below_id = a.below_id and b.bets_below_id = new.below_id)
    or exists (select from archived_split_bets b where b.below_id = a.below_id and b.bets_below_id = new.below_id))
  order by a.below_id limit 1;
  if found then
    raise exception '% comes back after % only, which has its transfers', new.child, needed using errcode = 'BZ003';
  end if;
  return new;
end
$$;
create trigger bets_have_transfers before update of state on archives for each row
  when (new.parent = 'bets' and new.state = 'restored') execute function assert_transfers_there();

-- Transfers that can be asked for one by one: those in the table, and of what is away whatever is no stake
-- and no payout of a bet.
create view kept_transfers as
select id, account_id, counter_account_id, seq, amount, balance_after, bet_id, at, reason, key from transfers
union all
select id, account_id, counter_account_id, seq, amount, balance_after, bet_id, at, reason, key
from archived_papers where below_id in (select below_id from away_transfers);
comment on view kept_transfers is 'read-only: through a view a role could do what its owner may';

create view away_bet_moves as
select * from archived_bet_moves where below_id in (select below_id from away_transfers);
comment on view away_bet_moves is 'read-only: the sums of what was archived';

create view away_chains as
select * from archived_chains where below_id in (select below_id from away_transfers);
comment on view away_chains is 'read-only: the sums of what was archived';

create view away_bookings as
select * from archived_bookings where below_id in (select below_id from away_transfers);
comment on view away_bookings is 'read-only: the sums of what was archived';

create view away_split_bets as
select * from archived_split_bets where below_id in (select below_id from away_transfers);
comment on view away_split_bets is 'read-only: the sums of what was archived';

create view away_papers as
select * from archived_papers where below_id in (select below_id from away_transfers);
comment on view away_papers is 'read-only: what was archived and is still asked for';

-- Whoever knows a transfer of a bet by its number, and does not find it, is told that it is in a file.
-- For conditions it is otherwise untrue.
create function refuse_away(transfer_id bigint) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if exists (select 1 from away_transfers w where transfer_id >= w.from_id and transfer_id < w.below_id) then
    raise exception 'transfer % is in the archive', transfer_id using errcode = 'BZ002';
  end if;
  return false;
end
$$;

-- How accounts of the house moved, for whoever adds up.
create view away_house_moves as
select counter_account_id as account_id, reason, at, 1::bigint as times, -amount as amount from away_papers
union all
select account_id, reason, at, 1, amount from away_papers where seq is null
union all
select counter_account_id, reason, at, times, -amount from away_bet_moves;
comment on view away_house_moves is 'read-only: the sums of what was archived';

create view house_moves as
select counter_account_id as account_id, reason, at, 1::bigint as times, -amount as amount from transfers
union all
select account_id, reason, at, 1, amount from transfers where seq is null
union all
select account_id, reason, at, times, amount from away_house_moves;
comment on view house_moves is 'read-only: through a view a role could do what its owner may';

create or replace view audit_accounts as
select id, 'member:' || member_id as owner, purpose, currency, balance
from accounts where member_id is not null
union all
select a.id, 'house', a.purpose, a.currency, coalesce(m.total, 0)::bigint
from accounts a
left join (select account_id, sum(amount) as total from house_moves group by 1) m on m.account_id = a.id
where a.member_id is null;

-- Members' money of the brand for whoever adds up: what is away is one row per quarter of an hour. Its
-- number stands for all of them: they were counted before they went.
create view counted_moves as
select t.id, a.member_id, a.purpose, t.reason, t.key, 1::bigint as times, t.amount, t.at
from kept_transfers t join accounts a on a.id = t.account_id
where a.member_id is not null and a.currency not in ('PTS', 'FUN')
union all
select m.below_id - 1, a.member_id, a.purpose, m.reason, '', m.times, m.amount, m.at
from away_bet_moves m join accounts a on a.id = m.account_id
where a.member_id is not null and a.currency not in ('PTS', 'FUN');
comment on view counted_moves is 'read-only: through a view a role could do what its owner may';

create or replace view insight_transfers as
select t.id, a.member_id, a.purpose, a.currency, t.reason, t.key, t.amount, t.at
from kept_transfers t join accounts a on a.id = t.account_id
where a.member_id is not null;

create or replace view insight_pot_moves as
select t.id, substr(a.purpose, length('jackpot:') + 1) as pot, t.key, t.amount, t.at
from kept_transfers t join accounts a on a.id = t.account_id
where t.seq is null and a.member_id is null and a.purpose like 'jackpot:%'
union all
select t.id, substr(a.purpose, length('jackpot:') + 1), t.key, -t.amount, t.at
from kept_transfers t join accounts a on a.id = t.counter_account_id
where t.seq is null and a.member_id is null and a.purpose like 'jackpot:%';

-- A partition that is made anew from its file gets the indexes that each has by itself.
create or replace function make_detached(wanted text, below bigint) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  old    archives;
  alone  text;
  detail text;
begin
  select * into strict old from archives where parent = wanted and below_id = below and state = 'dropped';
  execute format('create table archived.%I (like %I including all excluding identity)', old.child, wanted);
  foreach alone in array (select unique_in_each from partition_rules where parent = wanted) loop
    execute format('alter table archived.%I add unique (%s)', old.child, alone);
  end loop;
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

-- The first partition of a house that was there before has keys of its own. Before it may go they are
-- copied, so many at a time, into the table of all keys; each call is a transaction, and what it copied is
-- looked for there from then on. True while there are more.
create function copy_keys_of_before(many bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  below bigint;
  done  bigint;
  until bigint;
begin
  if to_regclass('keys_of_before') is null then
    return false;
  end if;
  if to_regclass('keys_copied') is null then
    select below_id into strict below from partitions_of('transfers') order by below_id limit 1;
    create table keys_copied (up_to bigint not null, below_id bigint not null);
    comment on table keys_copied is 'read-only: how far keys of before are copied';
    insert into keys_copied (up_to, below_id) values (-1, below);
    execute format('create or replace view keys_of_before as
      select account_id, key, id as transfer_id from transfers
      where id < %s and id > (select up_to from keys_copied)', below);
  end if;
  select c.up_to, c.below_id into strict done, below from keys_copied c for update;
  select max(id) into until from (
    select id from transfers where id > done and id < below order by id limit many) next_ones;
  if until is not null then
    insert into transfer_keys (account_id, transfer_id, key)
    select account_id, id, key from transfers where id > done and id <= until;
    update keys_copied set up_to = until;
    return true;
  end if;
  drop trigger keys_of_before on transfers;
  create or replace view used_keys as select account_id, key, transfer_id from transfer_keys;
  drop view keys_of_before;
  drop function refuse_keys_of_before();
  drop table keys_copied;
  return false;
end
$$;
revoke all on function copy_keys_of_before(bigint) from public;
