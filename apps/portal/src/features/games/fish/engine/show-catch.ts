import { type Point, seatPlaces, species } from '@baize/games';
import { cannonScale } from './draw-cannon.ts';
import { frameOf, turn } from './draw-fish.ts';
import {
  blastEffect,
  boltEffect,
  caughtEffect,
  coinEffects,
  type Effect,
  labelEffect,
} from './effects.ts';
import type { Labels } from './labels.ts';
import { glows } from './looks.ts';
import { newStamp } from './painters/painter.ts';
import type { Pieces } from './pieces.ts';
import { kindOf } from './rows.ts';
import { placeOfRow, type Sea, type Swimming } from './sea.ts';
import type { Sheets } from './sheets.ts';
import { toScreen, type View } from './view.ts';

export type ShownCatch = {
  seat: number;
  isOwn: boolean;
  /** First the fish that was hit, then what went with it. */
  taken: readonly Swimming[];
  worth: number;
  /** What was paid, as it is written. */
  pay: string;
};

type Studio = {
  sea: Sea;
  view: View;
  pieces: Pieces;
  labels: Labels;
  sheets: Sheets;
  density: number;
  isStill: boolean;
};

const MOST_COINS = 26;

/** What is seen of a catch: the fish go, the coins come, and the sum is written. */
export function showCatch(
  studio: Studio,
  { seat, isOwn, taken, worth, pay }: ShownCatch,
  now: number,
  seaMs: number,
): Effect[] {
  const { view, pieces, labels, density, isStill } = studio;
  const first = taken[0];
  if (!first) return [];
  const places = taken.map((one) => placeOf(studio, one));
  const at = places[0]!;
  const words = { label: labels.pay(`+${pay}`, isOwn), density, view };
  const label = labelEffect(words, at, now);
  if (isStill) return [label];
  const { gift } = species[first.fish.species];
  const effects: Effect[] = taken.flatMap((one) => goneEffect(studio, one, now, seaMs));
  if (gift === 'chain') effects.push(boltEffect(places, now));
  if (gift === 'bomb') effects.push(blast(studio, at, '#FF9A4A', view.width * 0.5, now));
  if (worth >= 50) {
    const colour = glows[first.fish.species] ?? '#FFD75A';
    effects.push(blast(studio, at, colour, 240 * view.size, now));
  }
  const to = muzzleOf(view, seat);
  const size = cannonScale(view) * (isOwn ? 1 : 0.7);
  const count = Math.min(MOST_COINS, Math.ceil((3 + worth / 3) * (isOwn ? 1 : 0.5)));
  const each = Math.max(2, Math.ceil(count / places.length));
  for (const from of places.slice(0, 8)) {
    effects.push(...coinEffects(pieces, { from, to, count: each, size, at: now + 120 }));
  }
  effects.push(label);
  return effects;
}

const blast = (studio: Studio, at: Point, colour: string, reach: number, now: number) =>
  blastEffect(studio.pieces.glow(colour), at, reach, now);

const placeOf = ({ sea, view }: Studio, { at }: Swimming): Point =>
  toScreen(view, placeOfRow(sea, at));

function goneEffect(studio: Studio, one: Swimming, now: number, seaMs: number): Effect[] {
  const { sea, view, sheets } = studio;
  const sheet = sheets.ofKind(kindOf[one.fish.species]!);
  if (!sheet) return [];
  const { width, height } = sheet;
  const dying = {
    frame: frameOf(sheet, one.fish.id, seaMs),
    width,
    height,
    isFlipped: turn(newStamp(), view, sea.rows, one.at),
  };
  return [caughtEffect(dying, placeOf(studio, one), now)];
}

export function muzzleOf(view: View, seat: number): Point {
  const { x, y } = toScreen(view, seatPlaces[seat]!);
  const rise = 40 * cannonScale(view);
  return { x, y: y > view.height / 2 ? view.height - rise : rise };
}
