/**
 * Bets on sports and a virtual football match, written from `docs/fairness.md` alone: quarter lines as
 * two bets of half the stake, slips in whole cents, the match from the floats of its seed.
 */
export type Draw = () => number;
export type Goals = { home: number; away: number };

/** One half of a stake on a whole or half line: 1 won, 0 back, −1 lost. */
const halfStake = (margin: number) => Math.sign(margin);

/** A quarter line is half on the line below and half on the one above. */
export function lineEnd(margin: number): string {
  const isQuarter = Math.abs(margin * 4) % 2 === 1;
  const parts = isQuarter ? [margin - 0.25, margin + 0.25] : [margin, margin];
  const sum = halfStake(parts[0]!) + halfStake(parts[1]!);
  return ['LOSE', 'HALF_LOSE', 'PUSH', 'HALF_WIN', 'WIN'][sum + 2]!;
}

export const handicapEnd = ({ home, away }: Goals, line: number, side: string) =>
  lineEnd(side === 'HOME' ? home - away + line : away - home - line);

export const totalEnd = ({ home, away }: Goals, line: number, side: string) =>
  lineEnd(side === 'OVER' ? home + away - line : line - home - away);

/** What a leg makes of 200 of stake. */
const of200 = (end: string, odds: number) =>
  BigInt({ WIN: 2 * odds, HALF_WIN: 100 + odds, HALF_LOSE: 100, LOSE: 0 }[end] ?? 200);

export type Leg = { end: string; odds: number };

/** Cents back of so many cents on all these legs together. */
export function parlayCents(cents: number, legs: readonly Leg[]): bigint {
  let over = BigInt(cents);
  let under = 1n;
  for (const { end, odds } of legs) {
    over *= of200(end, odds);
    under *= 200n;
  }
  return over / under;
}

/** Every choice of `size` legs, found by counting through all subsets. */
export function systemCents(cents: number, legs: readonly Leg[], sizes: readonly number[]): bigint {
  let back = 0n;
  for (let subset = 1; subset < 2 ** legs.length; subset += 1) {
    const chosen = legs.filter((_, n) => Math.floor(subset / 2 ** n) % 2 === 1);
    if (sizes.includes(chosen.length)) back += parlayCents(cents, chosen);
  }
  return back;
}

export type FootballStrengths = {
  home: number;
  away: number;
  corners: Goals;
  cards: Goals;
  reds: Goals;
};
export type Told = { at: number; kind: string; side: string };

const HALF = 180_000;
const BREAK = 20_000;

/** Everything that either side does in a match, in the order in which it is told. */
export function football(draw: Draw, strengths: FootballStrengths): Told[] {
  draw(); // who kicks off
  const told: Told[] = [];
  let sentOff = '';
  for (const half of [0, 1]) {
    for (let clock = 0; ; ) {
      const list = kinds(strengths, sentOff);
      const all = list.reduce((sum, [, , rate]) => sum + rate, 0);
      clock += (-Math.log(1 - draw()) * 2 * HALF) / all;
      if (clock >= HALF) break;
      let left = draw() * all;
      const [side, kind] = list.find(([, , rate]) => {
        left -= rate;
        return left < 0;
      })!;
      draw(); // where along the pitch
      draw(); // where across it
      draw(); // whose shirt
      if (kind === 'RED_CARD') sentOff = side;
      told.push({ at: half * (HALF + BREAK) + Math.floor(clock), kind, side });
    }
  }
  return told;
}

function kinds(strengths: FootballStrengths, sentOff: string): [string, string, number][] {
  const goals = {
    HOME: strengths.home * (sentOff === 'HOME' ? 0.7 : sentOff === 'AWAY' ? 1.25 : 1),
    AWAY: strengths.away * (sentOff === 'AWAY' ? 0.7 : sentOff === 'HOME' ? 1.25 : 1),
  };
  return (['HOME', 'AWAY'] as const).flatMap((side): [string, string, number][] => {
    const who = side === 'HOME' ? 'home' : 'away';
    const rate = goals[side];
    return [
      [side, 'GOAL', rate],
      [side, 'CORNER', strengths.corners[who]],
      [side, 'YELLOW_CARD', strengths.cards[who]],
      [side, 'RED_CARD', sentOff === '' ? strengths.reds[who] : 0],
      [side, 'SHOT_SAVED', 2.4 * rate],
      [side, 'SHOT_WIDE', 3.2 * rate],
      [side, 'DANGER', 8 + 4 * rate],
      [side, 'ATTACK', 26],
      [side, 'FREE_KICK', 9],
      [side, 'THROW_IN', 12],
      [side, 'OFFSIDE', 2],
    ];
  });
}
