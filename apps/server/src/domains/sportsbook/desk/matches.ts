import type { sportsbookFixturesOperator as contract, Output } from '@baize/contract';
import { type MatchState, outcomeOf, payParlay, readMarketKey, scheduledMatch } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { shownState } from '../bets/shown-bets.ts';
import { bookOf, findMatch } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import { isOutright, type Match } from '../fixtures/match.ts';
import { runnersOf } from '../fixtures/season.ts';
import { nameIn } from '../leagues/league.ts';
import { priceAt } from '../prices/prices.ts';
import { showMarket } from '../prices/shown-prices.ts';
import { overrideOf } from '../trading/overrides.ts';
import { isMarketStopped } from '../trading/stops.ts';
import { type Lying, lyingOn, sumsOf } from './lying.ts';

type List = Output<typeof contract.listMatches.value>;
type Page = Output<typeof contract.showMatch.value>;

/** Matches of the book with what lies on them. */
export async function listMatches(
  house: House,
  { language }: Caller,
  input: Output<typeof contract.listMatches.input>,
): Promise<List> {
  const { page, pageSize: size, withBets } = input;
  const now = house.clock.now().getTime();
  const known = input.phase === 'season' ? [...bookOf(house).seasons.values()] : allMatches(house);
  const wanted = known.filter((match) => isWanted(match, input, now));
  wanted.sort((a, b) => a.startsAt - b.startsAt || Number(a.id - b.id));
  if (input.phase === 'ended') wanted.reverse();
  const backed = withBets ? new Map(await sumsByMatch(house, wanted)) : undefined;
  const all = backed ? wanted.filter(({ id }) => (backed.get(id)?.length ?? 0) > 0) : wanted;
  const shown = all.slice((page - 1) * size, page * size);
  const lying = backed ?? new Map(await sumsByMatch(house, shown));
  return {
    list: shown.map((match) => factsOf(house, match, language, lying.get(match.id) ?? [])),
    page,
    totalPages: Math.max(1, Math.ceil(all.length / size)),
    totalCount: all.length,
  };
}

function allMatches(house: House): Match[] {
  const { open, over } = bookOf(house);
  return [...open.values(), ...[...over.values()].flat()];
}

function isWanted(
  match: Match,
  { phase, sport, leagueId, words }: Output<typeof contract.listMatches.input>,
  now: number,
): boolean {
  if (phase && phase !== 'season' && phaseAt(match, now) !== phase) return false;
  if (sport && match.sport !== sport) return false;
  if (leagueId && match.league.id !== leagueId) return false;
  const runners = runnersOf(match).map(({ team }) => team.name);
  const names = [match.id, match.home.name, match.away.name, ...runners].join(' ').toLowerCase();
  return names.includes(words.toLowerCase());
}

async function sumsByMatch(house: House, matches: readonly Match[]): Promise<[bigint, Lying[]][]> {
  const rows = await lyingOn(
    house,
    matches.map(({ id }) => id),
  );
  const byMatch = new Map<bigint, Lying[]>();
  for (const row of rows) byMatch.set(row.matchId, [...(byMatch.get(row.matchId) ?? []), row]);
  return [...byMatch];
}

function factsOf(
  house: House,
  match: Match,
  language: string,
  lying: readonly Lying[],
): List['list'][number] {
  const now = house.clock.now().getTime();
  const { state, isSuspended } = priceAt(house, match, now);
  return {
    matchId: String(match.id),
    sport: match.sport,
    leagueId: match.league.id,
    leagueName: nameIn(match.league, language),
    source: match.source,
    home: match.home.name,
    away: match.away.name,
    startsAt: match.startsAt,
    phase: phaseAt(match, now),
    state: shownState(state),
    isSuspended,
    ...sumsOf(lying),
  };
}

/** A match as the desk sees it. */
export async function showDeskMatch(
  house: House,
  { language }: Caller,
  matchId: string,
): Promise<Page> {
  const match = await findMatch(house, BigInt(matchId));
  const now = house.clock.now().getTime();
  const priced = priceAt(house, match, now);
  const lying = await lyingOn(house, [match.id]);
  const listed = new Set(priced.byKey.keys());
  return {
    ...factsOf(house, match, language, lying),
    version: now,
    revision: match.revision,
    markets: [
      ...priced.markets.map((market) => ({
        ...showMarket(market, priced.isSuspended),
        isStopped: isMarketStopped(house, match, market.key),
        overrides: overridesOf(house, match, market),
        lying: lyingIn(
          lying,
          market.key,
          (selection) => market.selections.find(({ code }) => code === selection)?.odds ?? null,
        ),
      })),
      // What is no longer offered may still have bets on it.
      ...[...new Set(lying.map(({ market }) => market))]
        .filter((key) => !listed.has(key))
        .map((key) => gone(house, match, key, lying)),
    ],
    runners: runnersOf(match).map(({ code, team }) => ({ code, name: team.name })),
    scenarios: scenariosOf(match, priced.state, lying),
  };
}

function overridesOf(
  house: House,
  { id }: Match,
  { key, selections }: { key: string; selections: readonly { code: string }[] },
): Record<string, number> {
  const set = selections.flatMap(({ code }) => {
    const odds = overrideOf(house, id, key, code);
    return odds === undefined ? [] : [[code, odds] as const];
  });
  return Object.fromEntries(set);
}

function gone(
  house: House,
  match: Match,
  key: string,
  lying: readonly Lying[],
): Page['markets'][number] {
  const { code, period, line, subject } = readMarketKey(key)!;
  return {
    key,
    code,
    period,
    line,
    subject,
    isSuspended: true,
    selections: [],
    overrides: {},
    isStopped: isMarketStopped(house, match, key),
    lying: lyingIn(lying, key, () => null),
  };
}

function lyingIn(
  lying: readonly Lying[],
  key: string,
  oddsOf: (selection: string) => number | null,
): Page['markets'][number]['lying'] {
  const own = lying.filter(({ market }) => market === key);
  const taken = own.reduce((sum, { stake }) => sum + stake, 0n);
  return own.map(({ selection, bets, stake, payout }) => ({
    selection,
    odds: oddsOf(selection),
    bets,
    stake,
    payout,
    profit: taken - payout,
  }));
}

const MAX_MORE = 4;

/** What the house keeps if the match ended with so many goals more: bets that a score alone decides. */
function scenariosOf(
  match: Match,
  state: MatchState | null,
  lying: readonly Lying[],
): Page['scenarios'] {
  if (match.sport !== 'FOOTBALL' || isOutright(match) || lying.length === 0) return [];
  const from = state ?? scheduledMatch(match.sport);
  const ends = Array.from({ length: (MAX_MORE + 1) ** 2 }, (_, n) => ({
    home: from.home + Math.floor(n / (MAX_MORE + 1)),
    away: from.away + (n % (MAX_MORE + 1)),
  }));
  return ends.map(({ home, away }) => {
    const end: MatchState = {
      ...from,
      phase: 'FINISHED',
      home,
      away,
      periods: [{ home, away }],
      periodsDone: 2,
    };
    const profit = lying
      .filter(({ market }) => readMarketKey(market)!.period === 'FULL')
      .reduce((sum, one) => sum + profitBy(one, end), 0n);
    return { home, away, profit };
  });
}

function profitBy({ market, selection, stake, payout }: Lying, end: MatchState): bigint {
  const outcome = outcomeOf(readMarketKey(market)!, selection, end) ?? 'VOID';
  const odds = stake > 0n ? Number((payout * 100n) / stake) : 100;
  return stake - payParlay(stake, [{ outcome, odds }]);
}
