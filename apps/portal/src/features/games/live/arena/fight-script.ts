import type { FightCard, FightEnd } from '@baize/games';

export type Pose = 'stand' | 'leap' | 'beat' | 'rest';

/** Where a bird is: how far towards the middle and how high (shares of the ring), and how it holds itself. */
export type Place = { near: number; high: number; lean: number; pose: Pose };

export type Moment = {
  meron: Place;
  wala: Place;
  /** Who has the better of it: from -1 (Meron) to 1 (Wala). */
  pressure: number;
  /** How bright the clash is. */
  flash: number;
  said: {
    line: 'face' | 'circle' | 'leap' | 'air' | 'even' | 'ahead';
    by: 'meron' | 'wala' | null;
  };
};

type Pass = { edge: number; first: 'meron' | 'wala' };
export type FightScript = { passes: readonly Pass[]; end: FightEnd };

const PASSES = 7;
/** A pass leaves one of them ahead when its edge is beyond this. */
const CLEAR = 0.35;

/** The same fight for everyone who looks: its passes come from its numbers, its last state is its end. */
export function fightScript(
  number: number,
  { meron, wala, strength }: FightCard,
  end: FightEnd,
): FightScript {
  const next = numbersFrom(number * 7_919 + meron * 131 + wala * 17 + strength);
  const passes = Array.from({ length: PASSES }, (): Pass => {
    const edge = (next() - strength / 100) * 1.6;
    return { edge: Math.max(-0.85, Math.min(0.85, edge)), first: next() < 0.5 ? 'meron' : 'wala' };
  });
  passes[PASSES - 1] = { edge: LAST_EDGE[end], first: end === 'wala' ? 'wala' : 'meron' };
  return { passes, end };
}

const LAST_EDGE: Record<FightEnd, number> = { meron: -1, wala: 1, draw: 0, ftd: 0 };

/** Not chance: only a way to draw many small differences from a few numbers. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const STANDING: Place = { near: 0, high: 0, lean: 0, pose: 'stand' };
const DOWN: Place = { near: 0.12, high: 0, lean: 4, pose: 'rest' };

/** Before the first pass they stand and look at each other. */
export const facing: Moment = {
  meron: STANDING,
  wala: STANDING,
  pressure: 0,
  flash: 0,
  said: { line: 'face', by: null },
};

/** The last picture: who won stands, who lost has sat down; no one is hurt. */
export function ending({ end }: FightScript): Moment {
  const isDown = (corner: 'meron' | 'wala') => end === 'draw' || (end !== 'ftd' && end !== corner);
  return {
    meron: isDown('meron') ? DOWN : STANDING,
    wala: isDown('wala') ? DOWN : STANDING,
    pressure: LAST_EDGE[end],
    flash: 0,
    said: { line: 'even', by: null },
  };
}

/** The fight when so much of it is over, 0 to 1. */
export function fightAt(script: FightScript, share: number): Moment {
  if (share >= 1) return ending(script);
  const at = Math.max(0, share) * PASSES;
  const pass = Math.floor(at);
  const u = at - pass;
  const { edge, first } = script.passes[pass]!;
  const before = script.passes[pass - 1]?.edge ?? 0;
  const place = (corner: 'meron' | 'wala') => placeAt(u, corner === first, edgeOf(corner, edge));
  return {
    meron: place('meron'),
    wala: place('wala'),
    pressure: before + (edge - before) * smooth((u - 0.45) / 0.35),
    flash: Math.max(0, 1 - Math.abs(u - 0.56) / 0.08),
    said: saidAt(u, first, edge),
  };
}

const edgeOf = (corner: 'meron' | 'wala', edge: number) => (corner === 'meron' ? -edge : edge);
const smooth = (share: number) => {
  const t = Math.max(0, Math.min(1, share));
  return t * t * (3 - 2 * t);
};

const WING_BEATS = 26;

/** They circle, rise, meet in the air and come down again, the stronger one further in. */
function placeAt(u: number, isFirst: boolean, edge: number): Place {
  const start = isFirst ? 0.34 : 0.4;
  if (u < start) {
    const sway = Math.sin(u * 24 + (isFirst ? 0 : 1.6));
    return { near: 0.06 + u * 0.5 + sway * 0.03, high: 0, lean: sway * 4, pose: 'stand' };
  }
  const flight = (u - start) / (0.86 - start);
  if (flight < 1) {
    const isUp = Math.floor(u * WING_BEATS) % 2 === 0;
    return {
      near: 0.23 + 0.62 * Math.sin(Math.PI * Math.min(1, flight * 1.1)) + edge * 0.1 * flight,
      high: Math.sin(Math.PI * flight),
      lean: -8 + edge * 10 * flight,
      pose: isUp ? 'leap' : 'beat',
    };
  }
  const back = smooth((u - 0.86) / 0.14);
  return { near: (0.2 + edge * 0.1) * (1 - back) + 0.06 * back, high: 0, lean: 0, pose: 'stand' };
}

function saidAt(u: number, first: 'meron' | 'wala', edge: number): Moment['said'] {
  if (u < 0.34) return { line: 'circle', by: null };
  if (u < 0.46) return { line: 'leap', by: first };
  if (u < 0.7) return { line: 'air', by: null };
  if (Math.abs(edge) < CLEAR) return { line: 'even', by: null };
  return { line: 'ahead', by: edge < 0 ? 'meron' : 'wala' };
}
