import type { lotteryIssues, lotteryTickets, Output } from '@baize/contract';
import {
  isSinglePick,
  type LotteryPlay,
  type NoteUnit,
  type PrizeTerms,
  prizeOf,
  type Selection,
  type Stake,
  stakeByAmount,
  stakeByUnit,
} from '@baize/games';
import { floorToCents, type Money, readMoney } from '@baize/money';
import { type Part, type PercentOf, splitByPercent } from './percents.ts';
import { prizesOfSpot } from './spot-prizes.ts';

export type Board = Output<typeof lotteryIssues.board.value>;
export type Ticket = Output<typeof lotteryTickets.tickets.value>['list'][number];
export type Draw = Board['last'][number];

/** What lies on a note: a unit and its multiple by group, an amount by fixed odds. */
export type Laying = { unit: NoteUnit; multiple: number; amount: string; group: number };

/** A line of the cart, counted by the same rules as on the server. */
export type CartRow = {
  id: string;
  play: LotteryPlay;
  selection: Selection;
  notes: number;
  /** The share of its prize that it pays. */
  percent: number;
  unit: NoteUnit | null;
  multiple: number | null;
  perNote: Money;
  stake: Money;
};

export type Counted = {
  notes: number;
  laid: Stake | undefined;
  /** The rows that hold them. */
  parts: readonly { play: LotteryPlay; notes: number; marks: Selection; percent: number }[];
};

export type Marked = { marks: Selection; percentOf: PercentOf };

/** Notes and stake of what is marked now; none while it is no selection yet. */
export function count(play: LotteryPlay, marked: Marked, laying: Laying): Counted {
  const parts = partsOf(play, marked);
  const notes = parts.reduce((sum, part) => sum + part.notes, 0);
  const laid = notes > 0 ? layOn(play, notes, laying) : undefined;
  const rows = parts.map((part) => ({
    play,
    notes: part.notes,
    marks: part.selection,
    percent: part.percent,
  }));
  return { notes, laid, parts: rows };
}

/** The same of a page of plays: what lies on a note is the same on all of them. */
export function countAll(
  page: readonly { play: LotteryPlay; marked: Marked }[],
  laying: Laying,
): Counted {
  const all = page.map(({ play, marked }) => count(play, marked, laying));
  const laid = all.flatMap((one) => one.laid ?? []);
  const stake = laid.reduce((sum, one) => sum + one.stake, 0n);
  return {
    notes: all.reduce((sum, { notes }) => sum + notes, 0),
    laid: laid[0] && { perNote: laid[0].perNote, stake },
    parts: all.flatMap(({ parts }) => parts),
  };
}

type ReadPart = Part & { notes: number };

/** What pays alike is a row, and a long list of numbers several: a row takes only so many. */
function partsOf(play: LotteryPlay, { marks, percentOf }: Marked): ReadPart[] {
  return splitByPercent(play, marks, percentOf)
    .flatMap(({ selection, percent }) =>
      chunksOf(play, selection).map((chunk) => ({ chunk, percent })),
    )
    .flatMap(({ chunk, percent }) => {
      const read = play.read(chunk);
      return 'fault' in read ? [] : [{ ...read, percent }];
    });
}

function chunksOf({ form }: LotteryPlay, selection: Selection): Selection[] {
  if (form.kind !== 'texts' || !('texts' in selection) || form.atLeast > 1) return [selection];
  const { texts } = selection;
  return Array.from({ length: Math.max(1, Math.ceil(texts.length / form.atMost)) }, (_, n) => ({
    texts: texts.slice(n * form.atMost, (n + 1) * form.atMost),
  }));
}

function layOn(
  { mode }: LotteryPlay,
  notes: number,
  { unit, multiple, amount }: Laying,
): Stake | undefined {
  if (mode === 'LOTT') return stakeByUnit({ notes, unit, multiple });
  const perNote = readMoney(amount);
  return perNote === null ? undefined : stakeByAmount({ notes, perNote });
}

/** The rows that these marks make; none while they are no selection. */
export function cartRows(play: LotteryPlay, marked: Marked, laying: Laying): CartRow[] {
  const isByGroup = play.mode === 'LOTT';
  return partsOf(play, marked).flatMap(({ selection, notes, percent }) => {
    const laid = layOn(play, notes, laying);
    if (!laid) return [];
    return [
      {
        id: crypto.randomUUID(),
        play,
        selection,
        notes,
        percent,
        perNote: laid.perNote,
        stake: laid.stake,
        unit: isByGroup ? laying.unit : null,
        multiple: isByGroup ? laying.multiple : null,
      },
    ];
  });
}

export function sumOf(rows: readonly CartRow[], times = 1): Money {
  return rows.reduce((sum, { stake }) => sum + stake, 0n) * BigInt(times);
}

/** A row as the call wants it. */
export function orderRow({ play, selection, unit, multiple, perNote, percent }: CartRow) {
  const row = {
    play: play.code,
    selection: { ...selection } as Record<string, unknown>,
    ...(percent < 100 && { percent }),
  };
  return play.mode === 'LOTT'
    ? { ...row, unit: unit!, multiple: multiple! }
    : { ...row, amount: perNote };
}

export function termsFor(play: LotteryPlay, board: Board, group: number): PrizeTerms {
  if (play.mode === 'LOTT') return { group };
  const odds = board.odds[play.code];
  return odds ? { odds } : {};
}

type PrizeAsked = {
  perNote: Money;
  notes: number;
  group: number;
  marks: Selection;
  percent: number;
};

/** Of spots each has its own odds: only those that are marked can be won. */
function prizesWithin(play: LotteryPlay, board: Board, marks: Selection) {
  if (!('spots' in marks)) return play.prizes;
  const own = marks.spots.flatMap((spot) => prizesOfSpot(play, board, spot));
  return play.prizes.filter(({ code }) => own.includes(code));
}

/** Why a row pays no more than so much, however much its prize comes to. */
type PayoutLimit = 'singlePick' | 'perIssue';

/** What a row of so many notes pays at most. */
export function mostFor(
  play: LotteryPlay,
  { limits: { singlePick, perIssue } }: Pick<Board, 'limits'>,
  notes: number,
): { most: Money; limit: PayoutLimit } {
  return isSinglePick(play, notes) && singlePick < perIssue
    ? { most: singlePick, limit: 'singlePick' }
    : { most: perIssue, limit: 'perIssue' };
}

/** What one note of a row wins: the lowest and the highest prize, and by which limit it is no more. */
export function prizesFor(
  play: LotteryPlay,
  board: Board,
  { perNote, notes, group, marks, percent }: PrizeAsked,
): { low: Money; high: Money; limit: PayoutLimit | undefined } {
  const terms = termsFor(play, board, group);
  const whole = play.mode === 'LOTT' ? 20_000n : 10_000n;
  const { most, limit } = mostFor(play, board, notes);
  const won = prizesWithin(play, board, marks).map((prize) => {
    const full = floorToCents((prizeOf(prize, terms) * perNote) / whole);
    return floorToCents((full * BigInt(percent)) / 100n);
  });
  const isLimited = won.some((prize) => prize > most);
  const sorted = won.map((prize) => (prize > most ? most : prize)).sort((a, b) => (a < b ? -1 : 1));
  return {
    low: sorted[0] ?? 0n,
    high: sorted.at(-1) ?? 0n,
    limit: isLimited ? limit : undefined,
  };
}
