import { Container, Sprite } from 'pixi.js';
import type { SlotSet } from '../../../../shared/own-games/slot-theme.ts';
import { type BoardView, FACE_SHARE, type Manner } from './board-view.ts';
import { easeOut, type Motion, SETTLE_START, settle } from './motion.ts';
import type { StageLayout } from './stage-layout.ts';
import type { SymbolAtlas } from './symbol-atlas.ts';

/** `offset` is the place on the strip that stands in the top row; reels turn downwards, so it falls. */
type Reel = {
  column: number;
  strip: readonly string[];
  sprites: Sprite[];
  offset: number;
  speed: number;
  isTurning: boolean;
};

type Drawn = { layout: StageLayout; atlas: SymbolAtlas };

type Reels = {
  motion: Motion;
  rows: number;
  view: Container;
  list: readonly Reel[];
  /** Where they stand, or stood before they turned. */
  stops: readonly number[];
  /** Nothing can be drawn before there is room and a face for each symbol. */
  drawn: Drawn | undefined;
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

export function reelBoard(set: SlotSet, motion: Motion): BoardView {
  const reels = layReels(set, motion);
  return {
    view: reels.view,
    show: (_board, stops) => showStops(reels, stops ?? reels.stops),
    start: (manner) => startReels(reels, manner),
    land: (spin, manner) => turnTo(reels, spin.stops ?? reels.stops, spin.eager, manner),
    giveUp: (manner) => turnTo(reels, reels.stops, [], manner),
    tumble: async () => {},
    at: (column, row) => reels.list[column]?.sprites[row + 1],
    place(layout, atlas) {
      reels.drawn = { layout, atlas };
      drawAll(reels);
    },
    tick: (ms) => tickReels(reels, ms),
  };
}

function layReels({ rules, columns, rows }: SlotSet, motion: Motion): Reels {
  if (rules.model === 'tumble65') throw new Error('A tumble has no reels');
  const view = new Container();
  const list = rules.reels.slice(0, columns).map((strip, column): Reel => {
    const sprites = Array.from({ length: rows + 2 }, () => new Sprite({ anchor: 0.5 }));
    view.addChild(...sprites);
    return { column, strip: strip.split(' '), sprites, offset: 0, speed: 0, isTurning: false };
  });
  return { motion, rows, view, list, stops: list.map(() => 0), drawn: undefined };
}

function showStops(reels: Reels, stops: readonly number[]): void {
  reels.stops = [...stops];
  for (const reel of reels.list) {
    reel.isTurning = false;
    reel.speed = 0;
    reel.offset = reels.stops[reel.column] ?? 0;
  }
  drawAll(reels);
}

async function turnTo(
  reels: Reels,
  stops: readonly number[],
  eager: readonly number[],
  manner: Manner,
): Promise<void> {
  if (manner.isReduced) return fadeTo(reels, stops);
  if (reels.list.some((reel) => !reel.isTurning)) startReels(reels, manner);
  await landAll(reels, stops, eager, manner);
  showStops(reels, stops);
}

async function fadeTo(reels: Reels, stops: readonly number[]): Promise<void> {
  const { motion, view } = reels;
  await motion.run(110, (t) => {
    view.alpha = 1 - t;
  });
  showStops(reels, stops);
  await motion.run(180, (t) => {
    view.alpha = t;
  });
}

function startReels(reels: Reels, { isReduced, isFast }: Manner): void {
  if (isReduced) return;
  for (const reel of reels.list) {
    if (!reel.isTurning) void setOff(reels, reel, isFast);
  }
}

/** A little back first, then down. */
async function setOff({ motion }: Reels, reel: Reel, isFast: boolean): Promise<void> {
  reel.isTurning = true;
  const from = reel.offset;
  if (!isFast) {
    await motion.run(110 + reel.column * 22, (t) => {
      if (reel.isTurning && reel.speed === 0) reel.offset = from + 0.22 * easeOut(t);
    });
  }
  if (reel.isTurning) reel.speed = Math.max(reel.speed, 1);
}

async function landAll(
  reels: Reels,
  stops: readonly number[],
  eager: readonly number[],
  { onStop, onEager, isFast }: Manner,
): Promise<void> {
  const landings: Promise<void>[] = [];
  let scatters = 0;
  for (const reel of reels.list) {
    const { column } = reel;
    const stop = stops[column]!;
    const isEager = eager.includes(column);
    if (isEager) onEager(column);
    await reels.motion.wait(isEager ? EAGER_MS : waitBefore(column, isFast));
    const seen = windowOf(reel, stop, reels.rows).filter((symbol) => symbol === 'S').length;
    scatters += seen;
    const count = seen > 0 ? scatters : 0;
    const landing = landReel(reels, reel, stop, isFast);
    landings.push(landing);
    // Who is waited for is waited for to the end.
    if (isEager) await landing;
    onStop(column, count);
  }
  await Promise.all(landings);
}

async function landReel(reels: Reels, reel: Reel, stop: number, isFast: boolean): Promise<void> {
  const speed = isFast ? SPEED.fast : SPEED.normal;
  reel.isTurning = false;
  reel.speed = speed;
  await reels.motion.run((SETTLE_START * LAST_STRETCH * 1000) / speed, (t) => {
    reel.offset = stop + LAST_STRETCH * (1 - settle(t));
    reel.speed = speed * (1 - t) ** 2;
    drawReel(reel, reels.drawn);
  });
  reel.offset = stop;
  reel.speed = 0;
  drawReel(reel, reels.drawn);
}

function tickReels({ list, drawn }: Reels, ms: number): void {
  for (let column = 0; column < list.length; column += 1) {
    const reel = list[column]!;
    if (!reel.isTurning) continue;
    if (reel.speed > 0) {
      reel.speed = Math.min(SPEED.normal, reel.speed + (GATHER_PER_SECOND * ms) / 1000);
      reel.offset -= (reel.speed * ms) / 1000;
    }
    drawReel(reel, drawn);
  }
}

const waitBefore = (column: number, isFast: boolean) => {
  const kind = isFast ? 'fast' : 'normal';
  return column === 0 ? FIRST_STOP_MS[kind] : NEXT_STOP_MS[kind];
};

const windowOf = ({ strip }: Reel, stop: number, rows: number) =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);

function drawAll({ list, drawn }: Reels): void {
  for (const reel of list) drawReel(reel, drawn);
}

function drawReel(reel: Reel, drawn: Drawn | undefined): void {
  if (!drawn) return;
  const { layout, atlas } = drawn;
  const { column, strip, sprites, offset, speed } = reel;
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
