import { type Point, type SpeciesCode, seatPlaces, type Weapon } from '@baize/games';
import { angleTo, angleToMeet, angleToRow } from './aim.ts';
import { isSeaFrozen, isSeen, type Sea } from './sea.ts';
import { nextTarget, targetsOf } from './targets.ts';

/** One's own cannon: where it points, and what it was told to do. */
export type Gun = {
  seat: number;
  angle: number;
  weapon: Weapon;
  level: number;
  firedAt: number;
  /** A finger or a key is down. */
  isHeld: boolean;
  /** One shot is owed: a tap is over before a frame has seen it. */
  isTapped: boolean;
  isAuto: boolean;
  isLocking: boolean;
  lockedOn: number | undefined;
  /** The only species to lock on, where one was chosen. */
  wanted: SpeciesCode | undefined;
};

/** Between two shots of a held trigger; the house takes ten in a second. */
export const SHOT_MS = 150;

export const newGun = (seat: number): Gun => ({
  seat,
  angle: angleTo(seat, { x: 800, y: 450 }),
  weapon: 'bolt',
  level: 1,
  firedAt: 0,
  isHeld: false,
  isTapped: false,
  isAuto: false,
  isLocking: false,
  lockedOn: undefined,
  wanted: undefined,
});

/** Keeps the sight on a fish that swims; a new one where the old is gone. */
export function followTarget(gun: Gun, sea: Sea, now: number): void {
  if (!gun.isLocking && !gun.isAuto) {
    gun.lockedOn = undefined;
    return;
  }
  const present = gun.lockedOn === undefined ? undefined : sea.swimming.get(gun.lockedOn);
  const isFit =
    present && isSeen(sea, present) && (!gun.wanted || present.fish.species === gun.wanted);
  if (!isFit) gun.lockedOn = targetsOf(sea, gun.wanted)[0]?.fish.id;
  const target = gun.lockedOn === undefined ? undefined : sea.swimming.get(gun.lockedOn);
  if (!target) return;
  gun.angle = isSeaFrozen(sea, now)
    ? angleToRow(gun.seat, sea, target.at)
    : angleToMeet(gun.seat, sea, target.at);
}

export function lockNext(gun: Gun, sea: Sea): void {
  gun.isLocking = true;
  gun.lockedOn = nextTarget(sea, gun.lockedOn, gun.wanted);
}

/** A cannon does not shoot at the wall behind it. */
const LEAST_RISE = 0.12;

export function aimAt(gun: Gun, place: Point): void {
  gun.angle = upwards(gun.seat, angleTo(gun.seat, place));
}

export function turnBy(gun: Gun, by: number): void {
  gun.angle = upwards(gun.seat, gun.angle + by);
}

function upwards(seat: number, angle: number): number {
  const isBelow = seatPlaces[seat]!.y > 450;
  const middle = isBelow ? -Math.PI / 2 : Math.PI / 2;
  const off = Math.atan2(Math.sin(angle - middle), Math.cos(angle - middle));
  const most = Math.PI / 2 - LEAST_RISE;
  return middle + Math.max(-most, Math.min(most, off));
}

/** Whether a shot is due now. */
export function isShotDue(gun: Gun, now: number): boolean {
  if (now - gun.firedAt < SHOT_MS) return false;
  if (gun.isAuto) return gun.lockedOn !== undefined;
  return gun.isHeld || gun.isTapped;
}
