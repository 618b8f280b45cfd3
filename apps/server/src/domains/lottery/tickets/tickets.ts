import { createHash } from 'node:crypto';
import type { lotteryTickets as contract, Output } from '@baize/contract';
import {
  canonicalText,
  type LotteryPlay,
  type NoteUnit,
  noteUnits,
  type PrizeMode,
  playOf,
  prizeGroups,
  type Selection,
  type Stake,
  stakeByAmount,
  stakeByUnit,
} from '@baize/games';
import { type Money, money, moneyText } from '@baize/money';
import { refuse } from '../../../platform/refusal.ts';
import type { Lottery } from '../lotteries.ts';
import type { Groups } from '../odds/odds.ts';
import type { KeptRow } from '../ticket-choice.ts';

type Order = Output<typeof contract.bet.input>;
type OrderedRow = Order['rows'][number];

export type ReadTicket = { prizeMode: PrizeMode; group: number | null; rows: ReadRow[] };

type ReadRow = { play: LotteryPlay; selection: Selection; notes: number; ordered: OrderedRow };

/** The order in its one spelling: every row a bet of this kind, all of one prize mode. */
export function readTicket({ kind }: Lottery, order: Order, groups: Groups): ReadTicket {
  const rows = order.rows.map((ordered, n) => {
    const play = playOf(kind, ordered.play) ?? refuseRow(n, 'PLAY');
    const chosen = play.read(ordered.selection);
    if ('fault' in chosen) return refuseRow(n, chosen.fault);
    return { play, ...chosen, ordered };
  });
  const { mode } = rows[0]!.play;
  const other = rows.findIndex(({ play }) => play.mode !== mode);
  if (other >= 0) refuseRow(other, 'MODE');
  return {
    prizeMode: mode,
    group: mode === 'LOTT' ? readGroup(order.group, groups) : null,
    rows,
  };
}

/** What a member leaves of their own group comes back as rebate. */
function readGroup(wanted: number | undefined, { lowest, highest }: Groups): number {
  const group = wanted ?? highest;
  if (group < lowest || group > highest || (group - prizeGroups.lowest) % prizeGroups.step !== 0) {
    refuse('CHOICE_NOT_ALLOWED', { value: { group: 'out_of_bounds' } });
  }
  return group;
}

/** The rows of one issue's ticket, at so many times the stakes. */
export function rowsTimes({ rows, prizeMode }: ReadTicket, times: number): KeptRow[] {
  return rows.map(({ play, selection, notes, ordered }, n) => {
    const stake = stakeOf(prizeMode, notes, ordered, times) ?? refuseRow(n, 'STAKE');
    const isByUnit = prizeMode === 'LOTT';
    return {
      play: play.code,
      selection,
      notes,
      unit: isByUnit ? ordered.unit! : null,
      multiple: isByUnit ? (ordered.multiple ?? 1) * times : null,
      perNote: moneyText(stake.perNote),
      stake: moneyText(stake.stake),
      ...(ordered.percent !== undefined && ordered.percent < 100 && { percent: ordered.percent }),
    };
  });
}

function stakeOf(
  mode: PrizeMode,
  notes: number,
  { unit, multiple = 1, amount }: OrderedRow,
  times: number,
): Stake | undefined {
  if (mode !== 'LOTT') {
    return amount === undefined
      ? undefined
      : stakeByAmount({ notes, perNote: amount * BigInt(times) });
  }
  if (!(noteUnits as readonly string[]).includes(unit ?? '')) return undefined;
  return stakeByUnit({ notes, unit: unit as NoteUnit, multiple: multiple * times });
}

export function sumOf(rows: readonly KeptRow[]): Money {
  return rows.reduce((sum, row) => sum + money(row.stake), 0n);
}

/** What two requests must agree on beyond their first ticket. */
export function planOf({ issues, stopOnWin }: Pick<Order, 'issues' | 'stopOnWin'>): string {
  const plan = canonicalText({ issues, stopOnWin });
  return createHash('sha256').update(plan).digest('hex').slice(0, 16);
}

/** A selection in one line: `2,3 | 9 | 5,6`. */
export function contentOf(selection: Record<string, unknown>): string {
  return Object.values(selection)
    .flatMap((part) => part as unknown[])
    .map((item) => (Array.isArray(item) ? item.join(',') || '-' : String(item)))
    .join(' | ');
}

function refuseRow(row: number, fault: string): never {
  refuse('CHOICE_NOT_ALLOWED', { value: { row, fault } });
}
