import { fastChance } from '../simulate/fast-chance.ts';
import type { LotteryKind, LotteryPlay, Selection, SelectionForm } from './lottery.ts';

const SOME_DAY = '2026-11-15';
/** One draw in fifty or more is as full as any for every play: so many hold one of them for certain. */
const SAMPLES = 1_000;
/** Many marks take longer to look up; plays with so many are hit the same number of times always. */
const MOST_LOOKS = 500_000;
const FEWEST_SAMPLES = 20;

const known = new WeakMap<LotteryPlay, number>();
const drawn = new WeakMap<LotteryKind, readonly unknown[]>();

/**
 * How many notes or spots of a play win together at most, whoever marked them: what is marked of all
 * there is in the fullest of many draws, the same ones always.
 */
export function mostWins(kind: LotteryKind, play: LotteryPlay): number {
  const found = known.get(play) ?? countMost(kind, play);
  known.set(play, found);
  return found;
}

function countMost(kind: LotteryKind, play: LotteryPlay): number {
  const all = allMarks(play.form);
  const marks = Object.values(all).flat(2).length;
  const samples = Math.max(FEWEST_SAMPLES, Math.min(SAMPLES, Math.floor(MOST_LOOKS / marks)));
  const counts = drawsOf(kind)
    .slice(0, samples)
    .map((result) => play.winsOf(all, result).reduce((sum, { count }) => sum + count, 0));
  return Math.max(...counts);
}

function drawsOf(kind: LotteryKind): readonly unknown[] {
  const chance = fastChance('most wins');
  const found =
    drawn.get(kind) ?? Array.from({ length: SAMPLES }, () => kind.draw(chance, SOME_DAY));
  drawn.set(kind, found);
  return found;
}

function allMarks(form: SelectionForm): Selection {
  if (form.kind === 'spots') return { spots: form.spots };
  if (form.kind === 'numbers') return { numbers: form.numbers };
  if (form.kind === 'positions') return { positions: form.names.map(() => form.numbers) };
  const texts = Array.from({ length: 10 ** form.digits }, (_, n) =>
    String(n).padStart(form.digits, '0'),
  );
  return { texts };
}
