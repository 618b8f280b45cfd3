import type { Chance } from '../chance.ts';
import { tumbleFreeSpins, tumbleScatterTenths } from '../slots/play-tumble.ts';
import { type TumbleRules, tumblePaying, tumbleSymbols } from '../slots/rules.ts';
import { ticketsOf } from '../slots/tickets.ts';
import { count, emptyTally, type Tally } from './tally.ts';

const KINDS = tumbleSymbols.length;
const PAYING = tumblePaying.length;
const SCATTER = PAYING;
const MULTIPLIER = PAYING + 1;
const LEAST = 8;

/** The rule of a tumbling game on flat arrays that are made once. */
export function simulateTumbles(rules: TumbleRules, rounds: number, chance: Chance): Tally {
  const table = tableOf(rules);
  const tally = emptyTally();
  for (let round = 0; round < rounds; round += 1) {
    let tenths = spin(table, table.base, 0, chance);
    const free = tumbleFreeSpins(rules, table.scatters, false);
    if (free > 0) {
      const won = playFree(table, free, chance);
      tally.triggers += 1;
      tally.freeSum += won / 10;
      tenths += won;
    }
    count(tally, Math.min(tenths / 10, rules.cap));
  }
  return tally;
}

type Table = ReturnType<typeof tableOf>;

function tableOf(rules: TumbleRules) {
  return {
    rules,
    ...ticketsOf(rules),
    pays: Int32Array.from(tumblePaying.flatMap((symbol) => [...rules.pays[symbol]])),
    cells: new Uint8Array(rules.columns * rules.rows),
    worth: new Uint16Array(rules.columns * rules.rows),
    counts: new Int32Array(KINDS),
    gone: new Uint8Array(KINDS),
    multiplierSum: 0,
    scatters: 0,
    running: 0,
  };
}

function playFree(table: Table, spins: number, chance: Chance): number {
  let tenths = 0;
  table.running = 0;
  for (let left = spins; left > 0; left -= 1) {
    tenths += spin(table, table.free, 1, chance);
    left += tumbleFreeSpins(table.rules, table.scatters, true);
  }
  return tenths;
}

/** One board with its tumbles; leaves its scatters behind and returns what it pays. */
function spin(table: Table, tickets: Uint8Array, free: 0 | 1, chance: Chance): number {
  const { cells, counts } = table;
  counts.fill(0);
  for (let cell = 0; cell < cells.length; cell += 1) drop(table, cell, tickets, chance);
  let tenths = 0;
  for (let won = payWins(table); won > 0; won = payWins(table)) {
    tenths += won;
    tumble(table, tickets, chance);
  }
  table.scatters = counts[SCATTER]!;
  const forScatters = tumbleScatterTenths(table.rules, table.scatters, free === 1);
  if (tenths === 0 || counts[MULTIPLIER] === 0) return tenths + forScatters;
  const sum = multiplierSum(table);
  if (free === 0) return tenths * sum + forScatters;
  table.running += sum;
  return tenths * table.running + forScatters;
}

function drop(table: Table, cell: number, tickets: Uint8Array, chance: Chance): void {
  const kind = tickets[Math.floor(chance() * tickets.length)]!;
  table.cells[cell] = kind;
  table.counts[kind]! += 1;
  if (kind === MULTIPLIER) {
    table.worth[cell] = table.values[Math.floor(chance() * table.values.length)]!;
  }
}

function payWins({ counts, gone, pays }: Table): number {
  let tenths = 0;
  for (let kind = 0; kind < PAYING; kind += 1) {
    const count = counts[kind]!;
    gone[kind] = count >= LEAST ? 1 : 0;
    if (count >= LEAST) tenths += pays[kind * 3 + Math.min(2, (count - LEAST) >> 1)]!;
  }
  return tenths;
}

function tumble(table: Table, tickets: Uint8Array, chance: Chance): void {
  const { rules, counts, gone } = table;
  for (let kind = 0; kind < PAYING; kind += 1) if (gone[kind]) counts[kind] = 0;
  for (let column = 0; column < rules.columns; column += 1) {
    const lowest = settle(table, column);
    const top = column * rules.rows;
    for (let cell = lowest; cell >= top; cell -= 1) drop(table, cell, tickets, chance);
  }
}

/** Lets what stays fall, and returns the lowest gap. */
function settle({ rules, cells, worth, gone }: Table, column: number): number {
  const top = column * rules.rows;
  let to = top + rules.rows - 1;
  for (let from = to; from >= top; from -= 1) {
    if (gone[cells[from]!]) continue;
    cells[to] = cells[from]!;
    worth[to] = worth[from]!;
    to -= 1;
  }
  return to;
}

function multiplierSum({ cells, worth }: Table): number {
  let sum = 0;
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] === MULTIPLIER) sum += worth[cell]!;
  }
  return sum;
}
