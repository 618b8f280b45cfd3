import type { sportsbookFixtures as contract, Output } from '@baize/contract';
import type { MatchState, Score } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shownState } from '../bets/shown-bets.ts';
import { bookOf, findMatch } from '../fixtures/book.ts';
import { eventsUntil, phaseAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { settingsOf } from '../leagues/settings.ts';
import { priceAt } from '../prices/prices.ts';
import { showMarkets } from '../prices/shown-prices.ts';
import { formOf, headToHead } from './form.ts';
import { showRow } from './rows.ts';

type Page = Output<typeof contract.match.value>;

/** A match whole: enough for a page that has just been opened. */
export async function showMatch(
  house: House,
  { language }: Caller,
  matchId: string,
): Promise<Page> {
  const match = await findMatch(house, BigInt(matchId));
  const { source } = match;
  if (source === 'season' || source === 'contest') refuse('NOT_FOUND');
  const now = house.clock.now().getTime();
  const priced = priceAt(house, match, now);
  const phase = phaseAt(match, now);
  const { league, home, away, state } = match;
  const isOver = phase === 'ended' || phase === 'void';
  return {
    now,
    match: showRow(house, match, language, now),
    source,
    season: match.season,
    matchday: match.matchday,
    markets: showMarkets(priced),
    state: shownState(priced.state),
    events: eventsUntil(match, now),
    statistics: statisticsOf(match, priced.state, now),
    form: {
      home: formOf(house, league, home.id, match.startsAt),
      away: formOf(house, league, away.id, match.startsAt),
    },
    headToHead: headToHead(house, match),
    delaySeconds: settingsOf(house, league.id).content.delaySeconds,
    endsAt: isOver ? (match.endedAt ?? match.endsAt) : null,
    result:
      isOver && state ? { home: state.home, away: state.away, revision: match.revision } : null,
    proof: proofOf(house, match, now),
  };
}

/** Counted from what happened so far. */
function statisticsOf(match: Match, state: MatchState | null, now: number): Page['statistics'] {
  const events = eventsUntil(match, now);
  const count = (...kinds: string[]): Score => {
    const of = (side: string) =>
      events.filter((event) => event.side === side && kinds.includes(event.kind)).length;
    return { home: of('HOME'), away: of('AWAY') };
  };
  const sum = (scores: readonly Score[]): Score =>
    scores.reduce((all, one) => ({ home: all.home + one.home, away: all.away + one.away }), {
      home: 0,
      away: 0,
    });
  const rows: [string, Score][] = [
    ['SHOTS', count('SHOT_SAVED', 'SHOT_WIDE', 'GOAL')],
    ['SHOTS_ON_TARGET', count('SHOT_SAVED', 'GOAL')],
    ['ATTACKS', count('ATTACK', 'DANGER')],
    ['DANGEROUS_ATTACKS', count('DANGER')],
    ['CORNERS', sum(state?.corners ?? [])],
    ['CARDS', sum(state?.cards ?? [])],
    ['RED_CARDS', state?.reds ?? { home: 0, away: 0 }],
    ['OFFSIDES', count('OFFSIDE')],
    ['POINTS', count('POINT')],
    ['POSSESSIONS', count('POSSESSION')],
    ['KILLS', sum(state?.kills ?? [])],
    ['TOWERS', count('TOWER')],
    ['ROUNDS', count('ROUND')],
  ];
  return rows
    .filter(([, { home, away }]) => home + away > 0)
    .map(([code, score]) => ({ code, home: score.home, away: score.away }));
}

/** A link decides a whole matchday: it is shown when every match of it, and of those before, is over. */
function proofOf(house: House, { place, league, strengths }: Match, now: number): Page['proof'] {
  if (!place) return null;
  const { chain, link, round } = place;
  const isRunning = [...bookOf(house).open.values()].some(
    (other) =>
      other.league.id === league.id &&
      other.place?.chain.id === chain.id &&
      other.place.link <= link &&
      phaseAt(other, now) !== 'ended',
  );
  return {
    chainId: String(chain.id),
    commitment: chain.commitment,
    salt: chain.salt,
    link,
    nonce: round,
    // While the day runs, days before it may run too: only the commitment is public for certain.
    previousHash: isRunning ? chain.commitment : chain.links[link - 1]!,
    hash: isRunning ? null : chain.links[link]!,
    strengths,
  };
}
