import type { Output, sportsbookParts } from '@baize/contract';
import { type MatchState, placeOdds, readMarketKey } from '@baize/games';
import { money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import type { Bet } from '../../play/index.ts';
import { findMatches } from '../fixtures/book.ts';
import { phaseAt, stateAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { runnerOf } from '../fixtures/season.ts';
import { nameIn, type Team } from '../leagues/league.ts';
import { oddsNow, priceAt } from '../prices/prices.ts';
import { cashOutNow } from './cash-out-worth.ts';
import {
  cashedOutOf,
  keptOf,
  linesOfBet,
  mostBack,
  oddsOfSlip,
  runningOf,
  slipOf,
  type TakenLeg,
  wonUnits,
} from './slip.ts';

export type ShownBet = Output<typeof sportsbookParts.shownBet>;
type ShownLeg = Output<typeof sportsbookParts.shownLeg>;

type SlipRow = { bet_id: bigint; is_open: boolean; auto_cash_out: bigint | null };
type LegRow = {
  bet_id: bigint;
  n: number;
  outcome: ShownLeg['outcome'];
  dead_places: number | null;
  dead_tied: number | null;
};
type End = Pick<ShownLeg, 'outcome' | 'deadHeat'>;

const OPEN: End = { outcome: null, deadHeat: null };

/** Slips with where their legs stand: three questions, however many they are. */
export async function showBets(
  house: House,
  { language }: Pick<Caller, 'language'>,
  bets: readonly Bet[],
): Promise<ShownBet[]> {
  if (bets.length === 0) return [];
  const ids = bets.map(({ id }) => id);
  const [slips, legs, matches] = await Promise.all([
    slipRows(house, ids),
    legRows(house, ids),
    findMatches(
      house,
      bets.flatMap((bet) => keptOf(bet).legs.map(({ matchId }) => BigInt(matchId))),
    ),
  ]);
  return bets.map((bet) => {
    const ends = keptOf(bet).legs.map((_, n) => endOf(legs.get(`${bet.id} ${n + 1}`)));
    return showBet(house, bet, { slip: slips.get(bet.id), ends, matches, language });
  });
}

function endOf(row: LegRow | undefined): End {
  if (!row) return OPEN;
  const { outcome, dead_places, dead_tied } = row;
  const deadHeat = dead_places === null ? null : { places: dead_places, tied: dead_tied! };
  return { outcome, deadHeat };
}

type Around = {
  slip: SlipRow | undefined;
  ends: End[];
  matches: ReadonlyMap<bigint, Match>;
  language: string;
};

function showBet(house: House, bet: Bet, around: Around): ShownBet {
  const { slip, ends, matches } = around;
  const { kind, sizes, isEachWay = false } = slipOf(bet);
  const { legs, groups = [], cashOuts = [], freeStake, isFreeBetBack = false } = keptOf(bet);
  const running = runningOf(bet);
  const isOpen = slip?.is_open ?? bet.state === 'open';
  return {
    betId: String(bet.id),
    kind,
    sizes,
    combinations: linesOfBet(bet).length,
    isEachWay,
    sameMatch: groups.map(({ places, odds }) => ({ places, odds: odds.at(-1)! })),
    stake: bet.stake,
    freeStake: freeStake === undefined ? null : money(freeStake),
    isFreeBetBack: isFreeBetBack || (freeStake !== undefined && bet.state === 'void'),
    currency: bet.currency,
    odds: oddsOfSlip(slipOf(bet), wonUnits(keptOf(bet))),
    maxPayout: isOpen ? mostBack(bet) : bet.payout,
    payout: bet.payout,
    validBet: bet.validBet,
    state: bet.state === 'settled' && isOpen ? 'open' : bet.state,
    isCashedOut: running === 0n && cashOuts.length > 0,
    cashedOut: cashedOutOf(bet),
    running: isOpen ? running : 0n,
    autoCashOut: isOpen ? (slip?.auto_cash_out ?? null) : null,
    cashOut: isOpen && bet.state === 'open' ? cashOutNow(house, bet, matches).amount : null,
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
    legs: legs.map((leg, n) =>
      showLeg(house, leg, { ...(ends[n] ?? OPEN), placedAt: bet.placedAt.getTime() }, around),
    ),
  };
}

function showLeg(
  house: House,
  leg: TakenLeg,
  { outcome, deadHeat, placedAt }: End & { placedAt: number },
  { matches, language }: Around,
): ShownLeg {
  const match = matches.get(BigInt(leg.matchId))!;
  const now = house.clock.now().getTime();
  const { code, period, line, subject } = readMarketKey(leg.market)!;
  const phase = phaseAt(match, now);
  return {
    matchId: leg.matchId,
    ...showTeams(match, language),
    startsAt: match.startsAt,
    phase,
    state: shownState(stateAt(match, now)),
    market: leg.market,
    code,
    period,
    line,
    subject,
    selection: leg.selection,
    odds: leg.odds,
    scoreAtBet: countsFrom(leg, code, placedAt >= match.startsAt),
    outcome,
    oddsNow: outcome === null && phase !== 'ended' ? legOddsNow(house, match, leg, now) : null,
    ...showRunner(match, leg.selection),
    eachWayPart: leg.eachWay?.part ?? null,
    deadHeat,
  };
}

/** Only a live handicap leaves out what was scored before it. */
function countsFrom({ home, away }: TakenLeg, code: string, isLive: boolean) {
  return isLive && code === 'HANDICAP' ? { home, away } : null;
}

/** The place half of an each-way bet follows the price of the win. */
function legOddsNow(house: House, match: Match, leg: TakenLeg, now: number): number | null {
  const market = leg.eachWay ? 'OUTRIGHT.FULL' : leg.market;
  const odds = oddsNow(priceAt(house, match, now), market, leg.selection);
  return odds !== null && leg.eachWay ? placeOdds(odds, leg.eachWay) : odds;
}

/** Who is backed to win a season, and which. */
export function showRunner(match: Match, selection: string) {
  const team = runnerOf(match, selection);
  return {
    runner: team ? showTeam(team) : null,
    season: match.source === 'season' ? match.season : null,
  };
}

/** A state as the wire carries it: lists of the model are never written to. */
export function shownState(state: MatchState | null): ShownLeg['state'] {
  return state as unknown as ShownLeg['state'];
}

/** Who meets whom, and where. */
export function showTeams({ sport, league, home, away }: Match, language: string) {
  return {
    sport,
    leagueId: league.id,
    leagueName: nameIn(league, language),
    home: showTeam(home),
    away: showTeam(away),
  };
}

export const showTeam = ({ id, name, crest }: Team) => ({ teamId: id, name, crest });

async function slipRows({ db }: House, ids: bigint[]): Promise<Map<bigint, SlipRow>> {
  const rows = await db
    .selectFrom('sports_slips')
    .select(['bet_id', 'is_open', 'auto_cash_out'])
    .where('bet_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.bet_id, row]));
}

async function legRows({ db }: House, ids: bigint[]): Promise<Map<string, LegRow>> {
  const rows = await db
    .selectFrom('sports_legs')
    .select(['bet_id', 'n', 'outcome', 'dead_places', 'dead_tied'])
    .where('bet_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [`${row.bet_id} ${row.n}`, row]));
}
