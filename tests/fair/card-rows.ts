import { compareKeys, keyOfRow } from './card-hands.ts';
import { type Made, netsToResults, type Told } from './card-tables.ts';

/** Thirteen cards in three rows, everyone against everyone, from what was laid down alone. */
const SPECIALS: Record<string, number> = {
  'clear-dragon': 26,
  'twelve-royals': 24,
  'three-straight-flushes': 20,
  dragon: 13,
  'all-big': 10,
  'all-small': 10,
  'three-flushes': 3,
  'three-straights': 3,
  'six-pairs': 3,
};
type Rows = { special?: string; front?: number[]; middle?: number[]; back?: number[] };
type Duel = { points: number; gun: boolean };

export function thirteenHand(
  seats: readonly number[],
  base: number,
  moves: readonly Made[],
): Told[] {
  const hands = seats.map((seat) => moves.find((made) => made.seat === seat)!.move as Rows);
  const againstAll = hands.map((own) =>
    hands.map((other) => (own === other ? undefined : duel(own, other))),
  );
  const runs = againstAll.map(
    (duels) =>
      seats.length === 4 && duels.every((one) => one === undefined || (one.gun && one.points > 0)),
  );
  const nets = seats.map((seat, i): [number, number] => {
    const points = againstAll[i]!.map(
      (one, j) => (one?.points ?? 0) * (runs[i] || runs[j] ? 2 : 1),
    );
    return [seat, points.reduce((sum, one) => sum + one, 0) * base];
  });
  return netsToResults(nets);
}

function duel(a: Rows, b: Rows): Duel {
  if (a.special || b.special) return { points: specialPoints(a, b), gun: false };
  const won = rowPoints(a, b);
  const gun = won.every((one) => one > 0) || won.every((one) => one < 0);
  return { points: won.reduce((sum, one) => sum + one, 0) * (gun ? 2 : 1), gun };
}

function specialPoints(a: Rows, b: Rows): number {
  const [own, other] = [a, b].map(({ special = '' }) => SPECIALS[special] ?? 0) as [number, number];
  if (own === other) return 0;
  return own > other ? own : -other;
}

const ROW_PAY: Record<number, number>[] = [{ 3: 3 }, { 6: 2, 7: 8, 8: 10 }, { 7: 4, 8: 5 }];

function rowPoints(a: Rows, b: Rows): number[] {
  const [own, other] = [a, b].map((rows) =>
    [rows.front!, rows.middle!, rows.back!].map((row) => keyOfRow(row)),
  ) as [number[][], number[][]];
  const fouls = [own, other].map(
    ([front, middle, back]) => compareKeys(front!, middle!) > 0 || compareKeys(middle!, back!) > 0,
  );
  return ROW_PAY.map((pay, i) => {
    const byFoul = Number(fouls[1]) - Number(fouls[0]);
    const gap = fouls.includes(true) ? byFoul : compareKeys(own[i]!, other[i]!);
    const [kind] = (gap > 0 ? own : other)[i]!;
    return Math.sign(gap) * (pay[kind!] ?? 1);
  });
}
