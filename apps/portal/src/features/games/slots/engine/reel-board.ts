import { Container, Sprite } from 'pixi.js';
import type { SlotSet } from '../../../../shared/own-games/slot-theme.ts';
import { type BoardView, FACE_SHARE, type Manner } from './board-view.ts';
import { easeOut, type Motion, SETTLE_START, settle } from './motion.ts';
import type { SceneOf } from './plan.ts';
import type { StageLayout } from './stage-layout.ts';
import type { SymbolAtlas } from './symbol-atlas.ts';

/** `offset` is the place on the strip that stands in the top row; reels turn downwards, so it falls. */
type Reel = {
  strip: readonly string[];
  sprites: Sprite[];
  offset: number;
  speed: number;
  isTurning: boolean;
};

/** In symbols per second. */
const SPEED = { normal: 27, fast: 40 };
const SMEARED_FROM = 14;
const GATHER_PER_SECOND = 190;
/** The last symbols before the stop are always those of the strip. */
const LAST_STRETCH = 4;

const FIRST_STOP_MS = { normal: 520, fast: 130 };
const NEXT_STOP_MS = { normal: 210, fast: 45 };
const EAGER_MS = 1250;

export function reelBoard({ rules, columns, rows }: SlotSet, motion: Motion): BoardView {
  if (rules.model === 'tumble65') throw new Error('A tumble has no reels');
  const view = new Container();
  const reels = rules.reels.slice(0, columns).map((strip): Reel => {
    const sprites = Array.from({ length: rows + 2 }, () => new Sprite({ anchor: 0.5 }));
    view.addChild(...sprites);
    return { strip: strip.split(' '), sprites, offset: 0, speed: 0, isTurning: false };
  });
  let stops = reels.map(() => 0);
  let layout: StageLayout | undefined;
  let atlas: SymbolAtlas | undefined;

  const draw = (reel: Reel, column: number) => {
    if (!layout || !atlas) return;
    drawReel(reel, column, { layout, atlas });
  };
  const drawAll = () => reels.forEach(draw);

  const land = async (reel: Reel, column: number, stop: number, isFast: boolean) => {
    const speed = isFast ? SPEED.fast : SPEED.normal;
    reel.isTurning = false;
    reel.speed = speed;
    await motion.run((SETTLE_START * LAST_STRETCH * 1000) / speed, (t) => {
      reel.offset = stop + LAST_STRETCH * (1 - settle(t));
      reel.speed = speed * (1 - t) ** 2;
      draw(reel, column);
    });
    reel.offset = stop;
    reel.speed = 0;
    draw(reel, column);
  };

  const landAll = async (to: readonly number[], eager: readonly number[], manner: Manner) => {
    const landings: Promise<void>[] = [];
    const { onStop, onEager, isFast } = manner;
    let scatters = 0;
    for (const [column, reel] of reels.entries()) {
      const isEager = eager.includes(column);
      if (isEager) onEager(column);
      await motion.wait(isEager ? EAGER_MS : waitBefore(column, isFast));
      const seen = windowOf(reel, to[column]!, rows).filter((symbol) => symbol === 'S').length;
      scatters += seen;
      const count = seen > 0 ? scatters : 0;
      const landing = land(reel, column, to[column]!, isFast);
      landings.push(landing);
      // Who is waited for is waited for to the end.
      if (isEager) await landing;
      onStop(column, count);
    }
    await Promise.all(landings);
  };

  const show = (to: readonly number[]) => {
    stops = [...to];
    reels.forEach((reel, column) => {
      reel.isTurning = false;
      reel.speed = 0;
      reel.offset = stops[column] ?? 0;
    });
    drawAll();
  };

  const fadeTo = async (to: readonly number[]) => {
    await motion.run(110, (t) => {
      view.alpha = 1 - t;
    });
    show(to);
    await motion.run(180, (t) => {
      view.alpha = t;
    });
  };

  const turnTo = async (to: readonly number[], eager: readonly number[], manner: Manner) => {
    if (manner.isReduced) return fadeTo(to);
    if (reels.some((reel) => !reel.isTurning)) start(manner);
    await landAll(to, eager, manner);
    show(to);
  };

  const start = ({ isReduced, isFast }: Manner) => {
    if (isReduced) return;
    reels.forEach((reel, column) => {
      if (!reel.isTurning) void setOff(reel, column, isFast);
    });
  };

  /** A little back first, then down. */
  const setOff = async (reel: Reel, column: number, isFast: boolean) => {
    reel.isTurning = true;
    const from = reel.offset;
    if (!isFast) {
      await motion.run(110 + column * 22, (t) => {
        if (reel.isTurning && reel.speed === 0) reel.offset = from + 0.22 * easeOut(t);
      });
    }
    if (reel.isTurning) reel.speed = Math.max(reel.speed, 1);
  };

  return {
    view,
    show: (_board, to) => show(to ?? stops),
    start,
    land: (spin: SceneOf<'spin'>, manner) => turnTo(spin.stops ?? stops, spin.eager, manner),
    giveUp: (manner) => turnTo(stops, [], manner),
    tumble: async () => {},
    at: (column, row) => reels[column]?.sprites[row + 1],
    place(nextLayout, nextAtlas) {
      layout = nextLayout;
      atlas = nextAtlas;
      drawAll();
    },
    tick(ms) {
      for (let column = 0; column < reels.length; column += 1) {
        const reel = reels[column]!;
        if (!reel.isTurning) continue;
        if (reel.speed > 0) {
          reel.speed = Math.min(SPEED.normal, reel.speed + (GATHER_PER_SECOND * ms) / 1000);
          reel.offset -= (reel.speed * ms) / 1000;
        }
        draw(reel, column);
      }
    },
  };
}

const waitBefore = (column: number, isFast: boolean) => {
  const kind = isFast ? 'fast' : 'normal';
  return column === 0 ? FIRST_STOP_MS[kind] : NEXT_STOP_MS[kind];
};

const windowOf = ({ strip }: Reel, stop: number, rows: number) =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);

type Drawn = { layout: StageLayout; atlas: SymbolAtlas };

function drawReel(reel: Reel, column: number, { layout, atlas }: Drawn): void {
  const { strip, sprites, offset, speed } = reel;
  const { cell, gap } = layout.cabinet;
  const { box } = layout;
  const first = Math.floor(offset);
  const part = offset - first;
  const faces = speed > SMEARED_FROM ? atlas.smeared : atlas.sharp;
  const size = strip.length;
  const x = layout.x + box.left + column * (cell + gap) + cell / 2;
  const scale = (cell * FACE_SHARE) / atlas.side;
  for (let i = 0; i < sprites.length; i += 1) {
    const at = first + i - 1;
    const sprite = sprites[i]!;
    sprite.texture = faces.get(strip[((at % size) + size) % size]!)!;
    sprite.x = x;
    sprite.y = layout.y + box.top + (i - 0.5 - part) * cell;
    sprite.scale.set(scale);
  }
}
