-- What somebody still needs of bets whose partition is in a file. It is written before the partition is
-- detached and counts while it is away: of what was brought back the bets themselves are read again.
-- The serving role may only read it; it is written by the functions below.

-- Settled bets by member, game and quarter of an hour.
create table archived_plays (
  below_id   bigint      not null, -- the partition: where its numbers end
  member_id  bigint      not null,
  settled_at timestamptz not null, -- of the first of them
  vendor     text        not null,
  game_code  text        not null,
  category   text        not null,
  currency   text        not null,
  is_given   boolean     not null, -- the house gave their stakes
  bets       bigint      not null,
  stake      bigint      not null,
  payout     bigint      not null,
  valid_bet  bigint      not null,
  multiple   bigint      not null  -- the greatest payout over its stake, in 1/10,000
);
create index archived_plays_of_members on archived_plays (member_id, settled_at);
create index archived_plays_by_settlement on archived_plays using brin (settled_at);
create index archived_plays_of_partitions on archived_plays (below_id);
comment on table archived_plays is 'read-only: the sums of what was archived';

-- All bets by member and category, as the books are proved against them.
create table archived_books (
  below_id    bigint      not null,
  member_id   bigint      not null,
  currency    text        not null,
  category    text        not null,
  bets        bigint      not null,
  net         bigint      not null, -- what they moved in the end
  settlements bigint      not null,
  first_at    timestamptz not null, -- the first of them was made
  last_at     timestamptz not null, -- the last of them was settled
  primary key (below_id, member_id, currency, category)
);
create index archived_books_of_members on archived_books (member_id);
create index archived_books_by_end on archived_books (last_at);
comment on table archived_books is 'read-only: the sums of what was archived';

-- The nonces that were drawn, by seed.
create table archived_nonces (
  below_id  bigint not null,
  seed_id   bigint not null,
  member_id bigint not null,
  draws     bigint not null,
  first     bigint not null,
  last      bigint not null,
  primary key (below_id, seed_id)
);
create index archived_nonces_of_members on archived_nonces (member_id);
comment on table archived_nonces is 'read-only: the sums of what was archived';

-- A partition whose rows can still change, or are gone, is never summed up.
create function assert_closed(below bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform 1 from archives where parent = 'bets' and below_id = below
    and state in ('closed', 'exported', 'verified') for share;
  if not found then
    raise exception 'bets below % are not closed', below;
  end if;
end
$$;

create function forget_bet_sums(below bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_closed(below);
  delete from archived_plays where below_id = below;
  delete from archived_books where below_id = below;
  delete from archived_nonces where below_id = below;
end
$$;
revoke all on function forget_bet_sums(bigint) from public;

-- Adds up a part of a partition, from a number on and below another. Sums are cut at these instants too:
-- whoever asks for play since then, of everybody (from the instant on) or of one member (after it), is
-- answered exactly.
create function sum_up_bets(below bigint, from_id bigint, to_id bigint, cuts timestamptz[],
  members bigint[], member_cuts timestamptz[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_closed(below);
  insert into archived_plays (below_id, member_id, settled_at, vendor, game_code, category, currency,
    is_given, bets, stake, payout, valid_bet, multiple)
  select below, b.member_id, min(b.settled_at), b.vendor, b.game_code, b.category, b.currency, b.given,
    count(*), sum(b.stake), sum(b.payout), sum(b.valid_bet),
    max(case when b.stake > 0 then b.payout * 10000 / b.stake else 0 end)
  from (select *, coalesce(detail ?| array['freeBet', 'freeStake'], false) as given from bets
    where id >= from_id and id < to_id and state = 'settled') b
  left join (select member_id, array_agg(at + interval '1 microsecond' order by at) as cuts
    from unnest(members, member_cuts) c (member_id, at) group by 1) own on own.member_id = b.member_id
  group by b.member_id, b.vendor, b.game_code, b.category, b.currency, b.given,
    date_bin('15 minutes', b.settled_at, 'epoch'), width_bucket(b.settled_at, sum_up_bets.cuts),
    width_bucket(b.settled_at, own.cuts);
  insert into archived_books as k (below_id, member_id, currency, category, bets, net, settlements, first_at, last_at)
  select below, member_id, currency, category, count(*),
    coalesce(sum(payout - stake) filter (where state = 'settled'), 0), sum(settlements), min(placed_at),
    max(settled_at)
  from bets where id >= from_id and id < to_id group by member_id, currency, category
  on conflict (below_id, member_id, currency, category) do update set bets = k.bets + excluded.bets,
    net = k.net + excluded.net, settlements = k.settlements + excluded.settlements,
    first_at = least(k.first_at, excluded.first_at), last_at = greatest(k.last_at, excluded.last_at);
  insert into archived_nonces as k (below_id, seed_id, member_id, draws, first, last)
  select below, seed_id, min(member_id), count(*), min(nonce), max(nonce)
  from bets where id >= from_id and id < to_id and seed_id is not null group by seed_id
  on conflict (below_id, seed_id) do update set draws = k.draws + excluded.draws,
    first = least(k.first, excluded.first), last = greatest(k.last, excluded.last);
end
$$;
revoke all on function sum_up_bets(bigint, bigint, bigint, timestamptz[], bigint[], timestamptz[]) from public;

-- No bet leaves its table that is not part of the sums.
create function assert_summed_up() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (select coalesce(sum(bets), 0) from archived_books where below_id = new.below_id) <> new.rows then
    raise exception '% is not summed up', new.child;
  end if;
  return new;
end
$$;
create trigger bets_summed_up before update of state on archives for each row
  when (new.parent = 'bets' and new.state = 'detached') execute function assert_summed_up();

-- The numbers of bets that are in files now.
create view archived_stretches as
select below_id, coalesce(from_id, 0) as from_id, closed_at from archives
where parent = 'bets' and state in ('detached', 'dropped');

-- What was played, in the table or in the archive: for whoever adds up, and asks for no single bet.
create view plays as
select member_id, vendor, game_code, category, currency,
  coalesce(detail ?| array['freeBet', 'freeStake'], false) as is_given, 1::bigint as bets, stake, payout,
  valid_bet, case when stake > 0 then payout * 10000 / stake else 0 end as multiple, settled_at
from bets where state = 'settled'
union all
select member_id, vendor, game_code, category, currency, is_given, bets, stake, payout, valid_bet, multiple,
  settled_at
from archived_plays where below_id in (select below_id from archived_stretches);

-- The same of the brand's money, and of it what campaigns count: what the house staked counts for none.
create view counted_plays as
select member_id, category, bets, stake, payout, valid_bet, settled_at
from plays where currency not in ('PTS', 'FUN');

create view promoted_plays as
select member_id, vendor, game_code, category, bets, stake, payout, valid_bet, multiple, settled_at
from plays where currency not in ('PTS', 'FUN') and not is_given;

-- What the books ask of bets that are in the archive.
create view booked_archives as
select below_id, member_id, currency, sum(bets) as bets, sum(net) as net, sum(settlements) as settlements
from archived_books where below_id in (select below_id from archived_stretches)
group by below_id, member_id, currency;

create or replace view booked_nonces as
select member_id, seed_id, sum(draws)::bigint as draws, min(first) as first, max(last) as last from (
  select member_id, seed_id, count(*) as draws, min(nonce) as first, max(nonce) as last
  from bets where seed_id is not null group by member_id, seed_id
  union all
  select member_id, seed_id, draws, first, last from archived_nonces
  where below_id in (select below_id from archived_stretches)) drawn
group by member_id, seed_id;

-- Through a view a role could do what its owner may.
comment on view archived_stretches is 'read-only: which bets are in files';
comment on view booked_archives is 'read-only: the sums of what was archived';
