import { type RawBuilder, sql } from 'kysely';
import type { House } from '../../platform/house.ts';
import { describeGame } from '../catalogue/index.ts';
import type { StoryFacts, StoryPart, StorySource } from '../members/index.ts';

/** The game by its name; operators read it in English. */
const withGame = (house: House, facts: StoryFacts): StoryFacts => ({
  ...facts,
  about: describeGame(house, { vendor: facts.vendor ?? '', code: facts.about ?? '' }, 'EN').name,
});

/** What someone played: settled bets by game and hour, what is archived of them, each bet that is open, and jackpots. */
export const playStory: readonly StorySource[] = [
  { name: 'bets', kind: 'play', right: 'play.read', events: settledByHour, tell: withGame },
  {
    name: 'archived-bets',
    kind: 'play',
    right: 'play.read',
    events: ({ memberId }) => sql`
      select below_id as id, max(last_at) as at, 'bets-archived' as what, sum(bets)::int as count,
        min(first_at) as "from", max(last_at) as "to"
      from archived_times where member_id = ${memberId} group by below_id`,
  },
  {
    name: 'open-bets',
    kind: 'play',
    right: 'play.read',
    events: ({ memberId }) => sql`
      select id, placed_at as at, 'bet-open' as what, game_code as about, vendor, currency,
        stake::text as stake, id as ref
      from bets where member_id = ${memberId} and state = 'open'`,
    tell: withGame,
  },
  {
    name: 'jackpots',
    kind: 'play',
    right: 'play.read',
    events: ({ memberId }) => sql`
      select id, at, 'jackpot-won' as what, pot as about, amount::text as amount, bet_id as ref
      from jackpot_wins where member_id = ${memberId}`,
  },
];

/**
 * Hours with bets are found one after the other by the index, so that a day without play costs nothing
 * and a page reads no more hours than it can show.
 */
function settledByHour({ memberId, from, to, until, limit }: StoryPart): RawBuilder<unknown> {
  return sql`
    with recursive hours (hour) as (
      (select date_trunc('hour', settled_at, 'UTC') from bets
       where member_id = ${memberId} and settled_at >= ${from} and settled_at < ${to}
         and settled_at <= ${until}
       order by settled_at desc limit 1)
      union all
      select (select date_trunc('hour', b.settled_at, 'UTC') from bets b
              where b.member_id = ${memberId} and b.settled_at < h.hour and b.settled_at >= ${from}
              order by b.settled_at desc limit 1)
      from hours h where h.hour is not null)
    select played.*, 'bets-settled' as what
    from (select hour from hours where hour is not null limit ${limit + 1}) h
    cross join lateral (
      select min(id) as id, max(settled_at) as at, game_code as about, game_code as ref, vendor, currency,
        count(*)::int as count, (sum(stake) filter (where state = 'settled'))::text as stake,
        (sum(payout) filter (where state = 'settled'))::text as amount,
        case when bool_and(state = 'void') then 'void' end as state,
        min(placed_at) as "from", max(placed_at) as "to"
      from bets
      where member_id = ${memberId} and settled_at >= greatest(h.hour, ${from})
        and settled_at < least(h.hour + interval '1 hour', ${to})
      group by vendor, game_code, currency) played`;
}
