import { createHmac } from 'node:crypto';
import { type Draw, hundredths, pay, poolPick, range } from './stream.ts';

export type Bet = { cents: bigint; choice: Record<string, unknown>; actions?: Action[] };
export type Action = { action: string; cell?: number };
/** What must have been shown, step by step, and what must have been paid. */
export type Expected = { cents: bigint; steps: object[] };
export type Recompute = (bet: Bet, draw: Draw) => Expected;

export const dice: Recompute = ({ cents, choice }, draw) => {
  const { target, side } = choice as { target: number; side: string };
  const roll = Math.floor(draw() * 10_001);
  const t = Number(hundredths(target));
  const win = side === 'under' ? roll < t : roll > t;
  const multiplier = Math.floor(99_000_000 / (side === 'under' ? t : 10_000 - t));
  const steps = [{ step: 'roll', roll: roll / 100, win, multiplier: multiplier / 10_000 }];
  return { cents: win ? pay(cents, multiplier, 10_000) : 0n, steps };
};

export const limbo: Recompute = ({ cents, choice }, draw) => {
  const target = hundredths(choice.target as number);
  const parts = BigInt(draw() * 2 ** 32);
  const cap = 100_000_000n;
  const flown = parts === 0n ? cap : (99n * 2n ** 32n) / parts;
  const [least, most] = [flown < 100n ? 100n : flown, cap];
  const result = least > most ? most : least;
  const win = result >= target;
  const steps = [{ step: 'fly', result: Number(result) / 100, win }];
  return { cents: win ? pay(cents, target, 100) : 0n, steps };
};

/** From the edge to the middle. */
const plinkoTables: Record<string, number[]> = {
  '8 low': [5.6, 2.1, 1.1, 1, 0.5],
  '8 medium': [13, 3, 1.3, 0.7, 0.4],
  '8 high': [29, 4, 1.5, 0.3, 0.2],
  '12 low': [10, 3, 1.6, 1.4, 1.1, 1, 0.5],
  '12 medium': [33, 11, 4, 2, 1.1, 0.6, 0.3],
  '12 high': [170, 24, 8.1, 2, 0.7, 0.2, 0.2],
  '16 low': [16, 9, 2, 1.4, 1.4, 1.2, 1.1, 1, 0.5],
  '16 medium': [110, 41, 10, 5, 3, 1.5, 1, 0.5, 0.3],
  '16 high': [1000, 130, 26, 9, 4, 2, 0.2, 0.2, 0.2],
};

export const plinko: Recompute = ({ cents, choice }, draw) => {
  const rows = choice.rows as number;
  const slot = range(1, rows).reduce((sum) => sum + Math.floor(2 * draw()), 0);
  const multiplier = plinkoTables[`${rows} ${choice.risk}`]![Math.min(slot, rows - slot)]!;
  return { cents: pay(cents, hundredths(multiplier), 100), steps: [{ slot, multiplier }] };
};

/** "low", by how many were picked and how many of them were drawn. */
const kenoLow = [
  [0.7, 1.85],
  [0, 2, 3.8],
  [0, 1.1, 1.38, 26],
  [0, 0, 2.2, 7.9, 90],
  [0, 0, 1.5, 4.2, 13, 300],
  [0, 0, 1.1, 2, 6.2, 100, 700],
  [0, 0, 1.1, 1.6, 3.5, 15, 225, 700],
  [0, 0, 1.1, 1.5, 2, 5.5, 39, 100, 800],
  [0, 0, 1.1, 1.3, 1.7, 2.5, 7.5, 50, 250, 1000],
  [0, 0, 1.1, 1.2, 1.3, 1.8, 3.5, 13, 50, 250, 1000],
];

export const keno: Recompute = ({ cents, choice }, draw) => {
  const picks = choice.picks as number[];
  const drawn = poolPick(draw, range(1, 40), 10);
  const hits = picks.filter((pick) => drawn.includes(pick)).length;
  const multiplier = kenoLow[picks.length - 1]![hits]!;
  return { cents: pay(cents, hundredths(multiplier), 100), steps: [{ multiplier }] };
};

const wheelTables: Record<string, number[]> = {
  '10 low': [1.5, 1.2, 1.2, 1.2, 0, 1.2, 1.2, 1.2, 1.2, 0],
  '10 medium': [0, 1.9, 0, 1.5, 0, 2, 0, 1.5, 0, 3],
};

export const wheel: Recompute = ({ cents, choice }, draw) => {
  const segments = choice.segments as number;
  const index = Math.floor(draw() * segments);
  const high = index === segments - 1 ? (99 * segments) / 100 : 0;
  const multiplier = wheelTables[`${segments} ${choice.risk}`]?.[index] ?? high;
  return { cents: pay(cents, hundredths(multiplier), 100), steps: [{ multiplier }] };
};

export const mines: Recompute = ({ cents, choice, actions = [] }, draw) => {
  const laid = poolPick(draw, range(0, 24), choice.mines as number);
  const opened = actions.filter(({ action }) => action === 'reveal');
  let above = 99n;
  let below = 100n;
  opened.forEach((_, i) => {
    above *= BigInt(25 - i);
    below *= BigInt(25 - laid.length - i);
  });
  const isHit = opened.some(({ cell }) => laid.includes(cell!));
  const picks = opened.map(({ cell }) => ({ cell, mine: laid.includes(cell!) }));
  const steps = [{ mines: laid.length }, ...picks, { step: 'end', mines: laid }];
  return { cents: isHit ? 0n : pay(cents, above, below), steps };
};

/** 2♦ 2♥ 2♠ 2♣ 3♦ … A♣; the ace is the lowest here. */
function rankOf(draw: Draw): number {
  const rank = Math.floor(Math.floor(draw() * 52) / 4) + 2;
  return rank === 14 ? 1 : rank;
}

export const hilo: Recompute = ({ cents, actions = [] }, draw) => {
  let rank = rankOf(draw);
  const steps: object[] = [{ card: { rank } }];
  let [above, below, isLost] = [99n, 100n, false];
  for (const { action } of actions) {
    if (action === 'cashout') continue;
    const from = rank;
    rank = rankOf(draw);
    steps.push({ card: { rank } });
    if (action === 'skip') continue;
    const ways = action === 'higher' ? 14 - from : from;
    above *= 13n;
    below *= BigInt(Math.min(12, ways));
    const isSure = ways === 13;
    const isHigher = isSure ? rank > from : rank >= from;
    const isLower = isSure ? rank < from : rank <= from;
    isLost ||= action === 'higher' ? !isHigher : !isLower;
  }
  return { cents: isLost ? 0n : pay(cents, above, below), steps: [...steps, { step: 'end' }] };
};

/** Where a shared round crashes, in hundredths. */
export function crashOf(hash: string, salt: string): bigint {
  const hex = createHmac('sha256', hash).update(salt).digest('hex');
  const at = (99n * 2n ** 52n) / (2n ** 52n - BigInt(`0x${hex.slice(0, 13)}`));
  return at < 100n ? 100n : at;
}
