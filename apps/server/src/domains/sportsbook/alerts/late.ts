import { hours, seconds } from '@baize/calendar';
import { type MatchEvent, outcomeOf, readMarketKey, reduceMatch } from '@baize/games';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { findMatches } from '../fixtures/book.ts';
import { eventsUntil } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import type { Alert } from './raise.ts';

const WINDOW_MS = hours(1);
const JUST_BEFORE_MS = seconds(5);
/** Once is luck: on so many matches it is none. */
const LEAST_TIMES = 3;

type Placed = {
  bet_id: bigint;
  member_id: bigint;
  match_id: bigint;
  market: string;
  selection: string;
  home: number;
  away: number;
  stake: Money;
  placed_at: Date;
};

/** Bets in play that came after what they gained by, as a feed tells it, or again and again just before it. */
export async function findLate(house: House): Promise<Alert[]> {
  const now = house.clock.now().getTime();
  const { rows } = await sql<Placed>`
    select s.bet_id, s.member_id, l.match_id, l.market, l.selection, l.home, l.away,
      s.stake / s.legs as stake, s.placed_at
    from sports_slips s join sports_legs l on l.bet_id = s.bet_id
      join sports_matches m on m.id = l.match_id
    where s.placed_at > ${new Date(now - WINDOW_MS)} and s.placed_at > m.starts_at
      and m.source = 'virtual' and s.currency = ${BRAND_CURRENCY}`.execute(house.reports);
  const matches = await findMatches(
    house,
    rows.map(({ match_id }) => match_id),
  );
  const gained = rows.flatMap((bet) => {
    const match = matches.get(bet.match_id);
    const after = match && gainAfter(match, bet, now);
    return after === undefined ? [] : [{ bet, after }];
  });
  const byMember = new Map<bigint, typeof gained>();
  for (const one of gained) {
    byMember.set(one.bet.member_id, [...(byMember.get(one.bet.member_id) ?? []), one]);
  }
  const repeated = [...byMember].filter(
    ([, some]) => new Set(some.map(({ bet }) => bet.match_id)).size >= LEAST_TIMES,
  );
  return [
    ...(await findAfterEvents(house, now)),
    ...repeated.map(
      ([member, some]): Alert => ({
        kind: 'LATE',
        subject: `member ${member} ${new Date(now).toISOString().slice(0, 10)}`,
        matchId: null,
        members: [member],
        bets: some.length,
        stake: some.reduce((sum, { bet }) => sum + bet.stake, 0n),
        seconds: Math.round(Math.max(...some.map(({ after }) => after)) / seconds(1)),
      }),
    ),
  ];
}

/** How soon after a bet something happened that won it; nothing where it did not, or not so soon. */
function gainAfter(match: Match, bet: Placed, now: number): number | undefined {
  const elapsed = bet.placed_at.getTime() - match.startsAt;
  const events = eventsUntil(match, now);
  const soon = events.filter(({ at }) => at > elapsed && at <= elapsed + JUST_BEFORE_MS);
  const market = readMarketKey(bet.market);
  const last = soon.findLast(({ kind }) => STOPPING.includes(kind));
  if (!last || !market) return undefined;
  const from = { home: bet.home, away: bet.away };
  const wins = (until: number) => {
    const end = { ...reduceMatch(match.sport, upTo(events, until)), phase: 'FINISHED' as const };
    const whole = { ...end, periodsDone: Math.max(end.periodsDone, end.periods.length) };
    return outcomeOf(market, bet.selection, whole, from) === 'WIN';
  };
  return wins(last.at) && !wins(elapsed) ? last.at - elapsed : undefined;
}

const STOPPING: readonly MatchEvent['kind'][] = ['GOAL', 'RED_CARD', 'ROUND', 'TOWER'];

const upTo = (events: readonly MatchEvent[], at: number) =>
  events.filter((event) => event.at <= at);

/** A feed tells when things happened: what was bet between that and our hearing of it came too late. */
async function findAfterEvents(house: House, now: number): Promise<Alert[]> {
  const { rows } = await sql<{
    match_id: bigint;
    event: string;
    members: bigint[];
    bets: bigint;
    stake: bigint;
    seconds: number;
  }>`
    select m.id as match_id, f.content->>'event' as event,
      array_agg(distinct s.member_id) as members, count(distinct s.bet_id) as bets,
      sum(s.stake / s.legs)::bigint as stake,
      max(extract(epoch from s.placed_at) - (f.content->>'at')::bigint / 1000.0)::int as seconds
    from sports_feed_messages f
    join sports_matches m on m.feed = f.feed and m.feed_match = f.match
    join sports_legs l on l.match_id = m.id
    join sports_slips s on s.bet_id = l.bet_id
    where f.heard_at > ${new Date(now - WINDOW_MS)} and f.content->>'kind' = 'event'
      and f.content->>'type' in ('GOAL', 'RED_CARD', 'TOWER', 'ROUND')
      and s.currency = ${BRAND_CURRENCY} and s.placed_at <= f.heard_at
      and s.placed_at > to_timestamp((f.content->>'at')::bigint / 1000.0)
    group by 1, 2`.execute(house.reports);
  return rows.map(({ match_id, event, members, bets, stake, seconds: past }) => ({
    kind: 'LATE',
    subject: `${match_id} ${event}`,
    matchId: match_id,
    members,
    bets: Number(bets),
    stake,
    seconds: past,
  }));
}
