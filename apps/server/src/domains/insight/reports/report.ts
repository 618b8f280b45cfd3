import type { Period } from '@baize/calendar';
import type { insightReportsOperator as contract, Output } from '@baize/contract';
import type { Database } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { ggrOf, type MoneyFigures, ngrOf, noMoney, noPlay, type PlayFigures } from '../figures.ts';
import { refuseLong } from '../period.ts';
import { COSTS, type MoneyGroup, moneyGroups } from '../reasons.ts';
import { countMoney } from '../sums/money-sums.ts';
import { readActive } from './active.ts';
import { type Dimension, isOfGames, isOfPeople, knows } from './dimensions.ts';
import { canRank, largestMembers } from './largest-members.ts';
import { namesFor } from './names.ts';
import {
  type Asked,
  dimensionsOf,
  readFirstDeposits,
  readMoney,
  readPlay,
  readRegistrations,
} from './sources.ts';

type Input = Output<typeof contract.showReport.input>;
type Shown = Output<typeof contract.showReport.value>;
type Cell = Shown['cells'][number];
type Measure = contract.Measure;
type Cells = Map<string, Omit<Cell, 'before'>>;

/** More rows than this nobody reads; the smallest are left out, and said to be. */
const MAX_ROWS = 1_000;
const PATIENCE_MS = 200;

const PLAYED: readonly Measure[] = ['bets', 'stake', 'validBet', 'payout', 'ggr', 'margin'];

/** What is told of members without their money. */
const COUNTED: readonly Measure[] = ['active', 'registrations', 'firstDeposits'];

/** Figures of the book by any groups, and the same of another period beside them. */
export async function showReport(house: House, input: Input): Promise<Shown> {
  await countMoney(house, PATIENCE_MS);
  const given = input.figures.split(',') as Measure[];
  const asked = askedOf(house, input, given);
  const wanted = given.filter(tellableOf(asked));
  const other = otherPeriod(input);
  const { kept, before } = isOfLargest(asked, wanted)
    ? await readLargest(house, asked, other, wanted)
    : await readAll(house, asked, other, wanted);
  const shown = [...kept.cells].map(([key, { keys, column, figures }]) => ({
    keys,
    column,
    figures,
    before: before?.get(key)?.figures ?? null,
  }));
  return { cells: shown, left: kept.left, names: await namesFor(house, asked, shown) };
}

function askedOf(house: House, input: Input, wanted: readonly Measure[]): Asked {
  const { from, to, category, vendor, game, line, level, member } = input;
  const { country, device, source, campaign, reason } = input;
  const listed = (names: string) => (names === '' ? [] : (names.split(',') as Dimension[]));
  const rows = listed(input.rows);
  const [column] = listed(input.column);
  if (column && rows.includes(column)) refuse('INVALID_INPUT');
  refuseLong({ from, to });
  const asked = {
    rows,
    column,
    filters: { category, vendor, game, line, level, member, country, device, source, campaign },
    period: { from, to },
    at: house.clock.now(),
    offset: brandOf(house).timeZoneOffsetMinutes,
    reasons:
      rows.includes('reason') || column === 'reason' || reason
        ? reasonsOf(wanted, reason)
        : undefined,
  };
  // Money of whichever reason belongs to no game.
  if (asked.reasons && isAboutGames(asked)) refuse('REPORT_REASONS');
  // Who played at which hour is not kept.
  const isByHour = dimensionsOf(asked).includes('hour');
  if (isByHour && (wanted.includes('active') || isAboutPeople(asked))) refuse('REPORT_HOURS');
  return asked;
}

/** Those that make up the figures, so that nobody reads rows of noughts. */
function reasonsOf(wanted: readonly Measure[], only: string): string[] {
  const all = wanted.flatMap((one): readonly string[] =>
    one === 'costs' ? COSTS : (moneyGroups[groupOf(one) as MoneyGroup] ?? []),
  );
  return [...new Set(all)].filter((one) => only === '' || one === only);
}

const groupOf = (measure: Measure) => measure.replace(/^(deposit|withdrawal)Count$/, '$1s');

function otherPeriod({ beforeFrom, beforeTo }: Input): Period | undefined {
  if (!beforeFrom || !beforeTo) return undefined;
  refuseLong({ from: beforeFrom, to: beforeTo });
  return { from: beforeFrom, to: beforeTo };
}

function isAboutPeople(asked: Asked): boolean {
  const { line, level, member, country, device, source, campaign } = asked.filters;
  return (
    dimensionsOf(asked).some(isOfPeople) ||
    [line, level, member].some((one) => one !== undefined) ||
    [country, device, source, campaign].some(Boolean)
  );
}

function isAboutGames(asked: Asked): boolean {
  const { category, vendor, game } = asked.filters;
  return dimensionsOf(asked).some(isOfGames) || [category, vendor, game].some(Boolean);
}

type Part = {
  keys: string[];
  column: string | null;
  play?: PlayFigures;
  money?: MoneyFigures;
  active?: number;
  registrations?: number;
  firstDeposits?: number;
};

type Read = { kept: { cells: Cells; left: number }; before: Cells | undefined };

async function readAll(
  house: House,
  asked: Asked,
  other: Period | undefined,
  wanted: readonly Measure[],
): Promise<Read> {
  const cells = await cellsOf(house, asked, wanted);
  const before = other && (await cellsOf(house, { ...asked, period: other }, wanted));
  return { kept: largest(cells, asked.rows.length, wanted[0]!), before };
}

const isOfLargest = (asked: Asked, wanted: readonly Measure[]) =>
  !isAboutGames(asked) && canRank(asked, wanted);

/** Some members one by one, and the sums over everybody beside them, which are read meanwhile. */
async function readLargest(
  house: House,
  asked: Asked,
  other: Period | undefined,
  wanted: readonly Measure[],
): Promise<Read> {
  const depth = asked.rows.indexOf('member');
  const sumsOf = (period: Period) =>
    cellsOf(house, { ...asked, period, rows: asked.rows.slice(0, depth) }, wanted);
  const someOf = async (period: Period, only: readonly bigint[]) => {
    const cells = await cellsOf(house, { ...asked, period, only }, wanted);
    return [...cells].filter(([, { keys }]) => keys.length > depth);
  };
  const ranked = largestMembers(house.reports, asked, {
    first: wanted[0]!,
    hasMoney: hasMoney(wanted),
    max: MAX_ROWS,
  });
  const [{ ids, left }, some, sums] = await Promise.all([
    ranked,
    ranked.then(({ ids }) => someOf(asked.period, ids)),
    sumsOf(asked.period),
  ]);
  const cells = new Map([...sums, ...some]);
  const before = other && new Map([...(await sumsOf(other)), ...(await someOf(other, ids))]);
  return { kept: { cells, left }, before };
}

/** All that is known of each group, put together. */
async function cellsOf(house: House, asked: Asked, wanted: readonly Measure[]): Promise<Cells> {
  const ofPeople = isAboutPeople(asked);
  const { play, active, money, registrations, firstDeposits } = await readTables(
    house.reports,
    asked,
    wanted,
  );
  const parts = new Map<string, Part>();
  const partOf = ({ keys, column }: Pick<Part, 'keys' | 'column'>) => {
    const key = JSON.stringify([keys, column]);
    const part: Part = parts.get(key) ?? { keys, column };
    parts.set(key, part);
    return part;
  };
  // Whoever was only given something has a row among the sums of play, too.
  for (const row of play) if (!ofPeople || isAnything(row)) partOf(row).play = row;
  for (const row of active) partOf(row).active = row.active;
  for (const row of money) partOf(row).money = row;
  for (const row of registrations) partOf(row).registrations = row.count;
  for (const row of firstDeposits) partOf(row).firstDeposits = row.count;
  return new Map(
    [...parts].map(([key, part]) => [
      key,
      { keys: part.keys, column: part.column, figures: figuresOf(part, wanted) },
    ]),
  );
}

/** Every table that is needed, read once and side by side. */
async function readTables(db: Database, asked: Asked, wanted: readonly Measure[]) {
  const has = (...some: readonly Measure[]) => some.some((one) => wanted.includes(one));
  const ofPeople = isAboutPeople(asked);
  const hasActive = has('active') && knows('member', dimensionsOf(asked));
  const [play, active, money, registrations, firstDeposits] = await Promise.all([
    has(...PLAYED, 'ngr') ? readPlay(db, asked, ofPeople) : [],
    hasActive ? readActive(db, asked, ofPeople) : [],
    hasMoney(wanted) ? readMoney(db, asked, ofPeople) : [],
    has('registrations') ? readRegistrations(db, asked) : [],
    has('firstDeposits') ? readFirstDeposits(db, asked) : [],
  ]);
  return { play, active, money, registrations, firstDeposits };
}

const hasMoney = (wanted: readonly Measure[]) =>
  wanted.some((one) => !PLAYED.includes(one) && !COUNTED.includes(one));

const isAnything = ({ keys, bets, stake, validBet, payout }: PlayFigures & { keys: string[] }) =>
  keys.length === 0 || [bets, stake, validBet, payout].some((one) => one !== 0n);

/** Money besides bets belongs to no game, and play to no reason: what cannot be told is left out. */
function tellableOf(asked: Asked): (measure: Measure) => boolean {
  if (asked.reasons) return (one) => one === 'costs' || groupOf(one) in moneyGroups;
  if (isAboutGames(asked)) return (one) => PLAYED.includes(one) || one === 'active';
  return () => true;
}

/** What was read of a group. */
type Told = { play: PlayFigures; money: MoneyFigures; part: Part };

const tellers: { [one in Measure]: (told: Told) => contract.FiguresShown[one] } = {
  bets: ({ play }) => Number(play.bets),
  stake: ({ play }) => play.stake,
  validBet: ({ play }) => play.validBet,
  payout: ({ play }) => play.payout,
  ggr: ({ play }) => ggrOf(play),
  margin: ({ play }) => (play.stake === 0n ? 0 : Number(ggrOf(play)) / Number(play.stake)),
  active: ({ part }) => part.active ?? 0,
  ngr: ({ play, money }) => ngrOf(play, money),
  costs: ({ money }) => -ngrOf(noPlay, money),
  bonuses: ({ money }) => money.bonuses,
  rebates: ({ money }) => money.rebates,
  agentPay: ({ money }) => money.agentPay,
  jackpots: ({ money }) => money.jackpots,
  fees: ({ money }) => money.fees,
  adjustments: ({ money }) => money.adjustments,
  deposits: ({ money }) => money.deposits,
  depositCount: ({ money }) => Number(money.depositCount),
  withdrawals: ({ money }) => money.withdrawals,
  withdrawalCount: ({ money }) => Number(money.withdrawalCount),
  registrations: ({ part }) => part.registrations ?? 0,
  firstDeposits: ({ part }) => part.firstDeposits ?? 0,
};

/** Of many groups nothing is worked out that nobody asked for. */
function figuresOf(part: Part, wanted: readonly Measure[]): contract.FiguresShown {
  const told = { play: part.play ?? noPlay, money: part.money ?? noMoney, part };
  return Object.fromEntries(wanted.map((one) => [one, tellers[one](told)]));
}

/** Keeps the rows with the largest first figure, and every sum over all rows as it was. */
function largest(cells: Cells, depth: number, first: Measure): { cells: Cells; left: number } {
  const rows = [...cells.values()].filter(
    ({ keys, column }) => keys.length === depth && column === null,
  );
  if (rows.length <= MAX_ROWS) return { cells, left: 0 };
  const size = ({ figures }: Omit<Cell, 'before'>) => Math.abs(Number(figures[first] ?? 0));
  const kept = new Set(
    rows
      .sort((one, other) => size(other) - size(one))
      .slice(0, MAX_ROWS)
      .map(({ keys }) => JSON.stringify(keys)),
  );
  const stays = ({ keys }: Omit<Cell, 'before'>) =>
    keys.length < depth || kept.has(JSON.stringify(keys));
  return {
    cells: new Map([...cells].filter(([, cell]) => stays(cell))),
    left: rows.length - MAX_ROWS,
  };
}
