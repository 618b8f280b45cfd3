-- Whoever knows a bet by its number and does not find it is told when it is in the archive: an error of
-- its own, which is said to people in words. For conditions it is otherwise untrue.
create function refuse_archived(bet_id bigint) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if exists (select 1 from archived_stretches s where bet_id >= s.from_id and bet_id < s.below_id) then
    raise exception 'bet % is in the archive', bet_id using errcode = 'BZ002';
  end if;
  return false;
end
$$;

-- What members have in the archive, and from when to when: where a list of their bets would lack some.
create view archived_times as
select member_id, currency, category, below_id, bets, first_at, last_at from archived_books
where below_id in (select below_id from archived_stretches);

-- What is on its way there, and when the last bet of it was made.
create view closing_bets as
select a.below_id, (select b.placed_at from bets b where b.id >= coalesce(a.from_id, 0) and b.id < a.below_id
  order by b.id desc limit 1) as last_at
from archives a where a.parent = 'bets' and a.state in ('closed', 'exported', 'verified');

comment on view closing_bets is 'read-only: which bets are on their way into files';
comment on view archived_times is 'read-only: the sums of what was archived';
