import { createHash, randomUUID } from 'node:crypto';
import type { MatchEvent } from '@baize/games';
import type { TestHouse } from '../../../testing/house.ts';
import { ask } from '../../../testing/players.ts';
import { bookOf } from '../fixtures/book.ts';
import { eventsOf } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { shippedLeagues } from '../leagues/shipped.ts';

export type Leg = { matchId: string; market: string; selection: string; odds: number };
export type Shown = {
  betId: string;
  state: string;
  stake: number;
  payout: number;
  validBet: number;
  cashOut: number | null;
  running: number;
  odds: number | null;
  combinations: number;
  sameMatch: { places: number[]; odds: number }[];
  legs: {
    odds: number;
    outcome: string | null;
    selection: string;
    scoreAtBet: { home: number; away: number } | null;
  }[];
};
export type Placed = { bet: Shown; balance: number };
type Priced = { key: string; isSuspended: boolean; selections: { code: string; odds: number }[] };
export type Page = {
  match: { phase: string; isSuspended: boolean };
  state: { home: number; away: number } | null;
  markets: Priced[];
  proof: { hash: string | null; salt: string; link: number; nonce: number; strengths: unknown };
};

/** After these nobody can bet for a moment. */
const STOPPING: MatchEvent['kind'][] = ['GOAL', 'RED_CARD'];
const QUIET_MS = 30_000;

export const ONE_X_TWO = 'MATCH_RESULT.FULL';

const LINKS = 2_000;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Stands the house at a known hour, with secrets of the leagues that are known too: the same
 * matches are then played in every run, whatever the hour at which the tests are run.
 */
export async function plantMatches(house: TestHouse['house']): Promise<void> {
  const at = new Date('2031-03-04T09:00:00Z');
  house.clock.moveTo(at);
  const chains = [...shippedLeagues.keys()].map((league) => {
    const secret = hashOf(`a secret of ${league}`);
    let commitment = hashOf(secret);
    for (let link = 0; link < LINKS; link += 1) commitment = hashOf(commitment);
    return {
      league_id: league,
      sealed: house.keys.seal(secret),
      commitment,
      links: LINKS,
      salt: hashOf(league).slice(0, 32),
      committed_at: at,
      salted_at: at,
    };
  });
  await house.db.insertInto('sports_chains').values(chains).execute();
}

/** What a bettor does, by name. */
export function bettors({ app, house }: TestHouse) {
  const page = async (match: Match) =>
    (await ask<Page>(app, '', 'GET', `/wps/sports/matches/${match.id}`)).body.value;
  return {
    page,
    /** A leg at the odds that its page shows now. */
    leg: async (match: Match, selection = 'HOME', market = ONE_X_TWO): Promise<Leg> => {
      const { markets } = await page(match);
      const odds = markets
        .find(({ key }) => key === market)
        ?.selections.find(({ code }) => code === selection)?.odds;
      return { matchId: String(match.id), market, selection, odds: odds ?? 200 };
    },
    place: (who: string, legs: Leg[], more: object = {}) =>
      ask<Placed>(app, who, 'POST', '/wps/sports/bets', {
        requestId: randomUUID(),
        kind: legs.length === 1 ? 'SINGLE' : 'PARLAY',
        legs,
        stake: 10,
        ...more,
      }),
    read: async (who: string, betId: string) =>
      (await ask<{ bet: Shown }>(app, who, 'GET', `/wps/sports/bets/${betId}`)).body.value.bet,
    standAt: (ms: number) => house.clock.moveTo(new Date(Math.ceil(ms))),
    /**
     * The first football match to come in which something of a kind happens, and when. The clock
     * runs on while a test works: nothing else may stop the book for a while before or after.
     */
    find: (kind: MatchEvent['kind'], after: number): { match: Match; event: MatchEvent } => {
      const open = [...bookOf(house).open.values()].sort((a, b) => a.startsAt - b.startsAt);
      const next = open.filter(({ sport, startsAt }) => sport === 'FOOTBALL' && startsAt > after);
      for (const match of next) {
        const events = eventsOf(match);
        const event = events.find((one) => one.kind === kind);
        if (!event || event.at < QUIET_MS || event.at > events.at(-1)!.at - 2 * QUIET_MS) continue;
        const stops = events.filter((one) => one !== event && STOPPING.includes(one.kind));
        if (stops.every(({ at }) => Math.abs(at - event.at) > QUIET_MS && at > QUIET_MS)) {
          return { match, event };
        }
      }
      throw new Error(`No ${kind} in any match`);
    },
  };
}
