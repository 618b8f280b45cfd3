import type { Money } from '@baize/money';
import type { BoardView, Manner } from './board-view.ts';
import type { Motion } from './motion.ts';
import { easeOut } from './motion.ts';
import { amountOf, type Scene, type SceneOf, type ShownWin } from './plan.ts';
import type { StageLayout } from './stage-layout.ts';
import type { Banner, Teller } from './stage-words.ts';
import type { WinMarks } from './win-marks.ts';

/** What scenes are played on. */
export type Props = {
  board: BoardView;
  marks: WinMarks;
  motion: Motion;
  teller: Teller;
  layout(): StageLayout;
  side(): number;
  burst(count: number): void;
};

export type Showing = Props & {
  isFast: boolean;
  isReduced: boolean;
  /** No sound for what gives back the stake or less. */
  isCalm: boolean;
  stake: Money;
  /** The scene to begin with; all before it were seen. */
  from?: number;
  onSpin?(scene: number): void;
  /** Whether this showing is still wanted; another one may have begun. */
  isOn(): boolean;
};

/** Plays the scenes one after another. */
export async function showScenes(scenes: readonly Scene[], on: Showing): Promise<void> {
  const from = on.from ?? 0;
  if (from > 0) tellBefore(scenes.slice(0, from), on);
  for (const [i, scene] of scenes.entries()) {
    if (i < from) continue;
    if (!on.isOn()) return;
    if (scene.scene === 'spin') on.onSpin?.(i);
    // biome-ignore lint/suspicious/noExplicitAny: the map below pairs each name with its scene
    await (players[scene.scene] as (scene: any, on: Showing) => Promise<void>)(scene, on);
  }
}

/** What had been won when the picture was left. */
function tellBefore(seen: readonly Scene[], on: Showing): void {
  const total = seen.reduce((sum, scene) => sum + amountOf(scene), 0n);
  on.teller.count(total);
  on.teller.say({ total });
}

type Players = { [Name in Scene['scene']]: (scene: SceneOf<Name>, on: Showing) => Promise<void> };

const players: Players = {
  spin: async (scene, on) => {
    on.motion.calm();
    on.marks.clear();
    const isFree = scene.free > 0;
    on.teller.say({
      win: undefined,
      by: undefined,
      isOver: false,
      free: isFree ? { number: scene.free, left: scene.left } : undefined,
    });
    await on.board.land(scene, mannerOf(on));
    on.marks.wait(undefined, on.layout());
    if (on.isFast || isFree) await on.motion.wait(isFree ? 220 : 60);
  },
  wins: async (scene, on) => {
    on.marks.show(scene.wins, on.layout());
    const isLoud = scene.total > on.stake;
    if (isLoud || !on.isCalm) on.teller.cue(isLoud ? 'win' : 'smallWin', scene.wins.length);
    const cells = scene.wins.flatMap(({ cells: won }) => won);
    const ms = timeFor(scene.amount, on);
    if (scene.wins.length === 1) on.teller.say({ win: scene.wins[0] });
    await Promise.all([
      countUp(scene.total - scene.amount, scene.total, ms, on),
      on.isReduced ? undefined : on.marks.pulse(cells, on.layout(), on.side(), Math.min(ms, 620)),
    ]);
    if (!on.isFast) await pointAt(scene.wins, on);
    await on.motion.wait(on.isFast ? 140 : 260);
  },
  tumble: async (scene, on) => {
    on.marks.clear();
    on.teller.say({ win: undefined });
    on.teller.cue('tumble');
    await on.board.tumble(scene, mannerOf(on));
  },
  multiply: async (scene, on) => {
    on.teller.say({ by: scene.by });
    on.teller.cue('multiply', scene.by);
    const win: ShownWin = {
      kind: 'anywhere',
      symbol: 'M',
      count: 0,
      cells: scene.cells,
      amount: 0n,
    };
    on.marks.show([win], on.layout());
    const pulse = on.isReduced
      ? undefined
      : on.marks.pulse(scene.cells, on.layout(), on.side(), 700);
    const ms = Math.max(700, timeFor(scene.amount, on));
    await Promise.all([pulse, countUp(scene.total - scene.amount, scene.total, ms, on)]);
    await on.motion.wait(260);
  },
  freeStart: async ({ awarded, multiplier, cells }, on) => {
    await pulseScatters(cells, on);
    on.teller.cue('feature');
    await holdBanner({ kind: 'freeStart', awarded, multiplier }, 2600, on);
    on.teller.say({ free: { number: 0, left: awarded } });
  },
  freeMore: async ({ awarded, left, cells }, on) => {
    await pulseScatters(cells, on);
    on.teller.cue('feature');
    await holdBanner({ kind: 'freeMore', awarded }, 1700, on);
    on.teller.say({ free: { number: 0, left } });
  },
  freeEnd: async ({ spins, amount }, on) => {
    on.marks.clear();
    const isLoud = amount > on.stake;
    if (isLoud || !on.isCalm) on.teller.cue(isLoud ? 'win' : 'smallWin', 3);
    if (isLoud) on.burst(24);
    await holdBanner({ kind: 'freeEnd', spins, amount }, 2600, on);
    on.teller.say({ free: undefined });
  },
  bigWin: async ({ tier, amount }, on) => {
    const [ms, flecks] = { big: [2600, 40], great: [3400, 60], huge: [4600, 90] }[tier]!;
    on.teller.cue('bigWin', { big: 1, great: 2, huge: 3 }[tier]);
    on.burst(flecks!);
    await holdBanner({ kind: 'bigWin', tier, amount }, ms!, on);
  },
  jackpot: async ({ pot, amount }, on) => {
    on.teller.cue('jackpot');
    on.burst(90);
    await holdBanner({ kind: 'jackpot', pot, amount }, 5200, on);
  },
  end: async ({ payout, isCapped }, on) => {
    on.motion.calm();
    on.teller.say({ free: undefined, total: payout, isOver: true, isCapped });
    on.teller.count(payout);
  },
};

export function mannerOf({ isFast, isReduced, teller, marks, layout, motion }: Showing): Manner {
  return {
    isFast: isFast || motion.isHurried(),
    isReduced,
    onStop: (column, scatters) => {
      teller.cue('stop', column);
      if (scatters > 0) teller.cue('scatter', scatters);
      marks.wait(undefined, layout());
    },
    onEager: (column) => {
      teller.cue('eager', column);
      marks.wait(column, layout());
    },
  };
}

/** Wins at or below the stake are told and passed over; larger ones take their time. */
function timeFor(amount: Money, { stake, isFast, isReduced }: Showing): number {
  if (isReduced) return 60;
  const stakes = stake > 0n ? Number((amount * 10n) / stake) / 10 : 0;
  const ms = stakes <= 1 ? 420 : Math.min(1900, 620 + stakes * 70);
  return isFast ? ms * 0.5 : ms;
}

async function countUp(from: Money, to: Money, ms: number, on: Showing): Promise<void> {
  const way = Number(to - from);
  await on.motion.run(ms, (t) => {
    on.teller.count(from + BigInt(Math.round(way * easeOut(t))));
  });
  on.teller.count(to);
  on.teller.say({ total: to });
}

const POINTED = 3;

/** The dearest wins one by one, with their names. */
async function pointAt(wins: readonly ShownWin[], on: Showing): Promise<void> {
  if (wins.length < 2 || on.motion.isHurried()) return;
  for (const win of dearest(wins).slice(0, POINTED)) {
    on.marks.show([win], on.layout());
    on.teller.say({ win });
    await on.motion.wait(560);
  }
  on.marks.show(wins, on.layout());
  on.teller.say({ win: undefined });
}

export const dearest = (wins: readonly ShownWin[]): ShownWin[] =>
  wins.toSorted((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0));

async function pulseScatters(cells: SceneOf<'freeStart'>['cells'], on: Showing): Promise<void> {
  const win: ShownWin = { kind: 'scatter', symbol: 'S', count: cells.length, cells, amount: 0n };
  on.marks.show([win], on.layout());
  on.teller.cue('scatter', 5);
  if (on.isReduced) return;
  await on.marks.pulse(cells, on.layout(), on.side(), 450);
  await on.marks.pulse(cells, on.layout(), on.side(), 450);
}

async function holdBanner(banner: Banner, ms: number, on: Showing): Promise<void> {
  on.motion.calm();
  on.teller.say({ banner, win: undefined });
  await on.motion.wait(on.isFast ? ms * 0.6 : ms);
  on.motion.calm();
  on.teller.say({ banner: undefined });
}
