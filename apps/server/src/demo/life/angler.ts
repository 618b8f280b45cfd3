import { seconds } from '@baize/calendar';
import type { fish as contract, Output } from '@baize/contract';
import {
  bulletRules,
  distanceOf,
  type Fish,
  type FishRoom,
  isOnScreen,
  isSwimming,
  type Point,
  placeOf,
  seaTimeAt,
  seatPlaces,
} from '@baize/games';
import type { Guest } from '../crowd/people.ts';

export type ShownSea = Output<typeof contract.findSea.value>;
type Words = Pick<Output<typeof contract.shoot.input>, 'shots' | 'hits'>;
type Draw = (below: number) => number;

/** A guest with a cannon: what is loaded, what flies, and until when they fire or rest. */
export type Angler = {
  guest: Guest;
  room: FishRoom;
  visitId: string;
  seaId: string;
  seat: number;
  magazine: { id: string; left: number; fired: number } | undefined;
  flying: Flying[];
  isResting: boolean;
  turnsAt: number;
  spokeAt: number;
};

type Flying = Words['hits'][number];

export function newAngler(
  guest: Guest,
  room: FishRoom,
  { visitId, seaId, seat }: { visitId: string; seaId: string; seat: number },
): Angler {
  const idle = { magazine: undefined, flying: [], isResting: false, turnsAt: 0, spokeAt: 0 };
  return { guest, room, visitId, seaId, seat, ...idle };
}

const FIRES_MS = seconds(6);
const RESTS_MS = seconds(3);
const LOOKS_AWAY_AT = 4;

/** What they fire now, and what the bullets of before have reached: they see what any screen shows. */
export function nextWords(angler: Angler, sea: ShownSea, now: number, draw: Draw): Words {
  const hits = angler.flying.filter(({ at }) => at <= now);
  angler.flying = angler.flying.filter(({ at }) => at > now);
  if (now >= angler.turnsAt) {
    angler.isResting = !angler.isResting;
    const usual = angler.isResting ? RESTS_MS : FIRES_MS;
    angler.turnsAt = now + usual / 2 + draw(usual);
  }
  const hasMissedABeat = draw(LOOKS_AWAY_AT) === 0;
  const shot = angler.isResting || hasMissedABeat ? undefined : aimed(angler, sea, now, draw);
  return { shots: shot ? [shot] : [], hits };
}

function aimed(
  angler: Angler,
  sea: ShownSea,
  now: number,
  draw: Draw,
): Words['shots'][number] | undefined {
  const { magazine, seat } = angler;
  const seen = targetsOf(sea, seat, now);
  if (!magazine || magazine.left === 0 || seen.length === 0) return undefined;
  const { fish, place, flownMs } = seen[draw(seen.length)]!;
  magazine.left -= 1;
  magazine.fired += 1;
  const bullet = { magazineId: magazine.id, n: magazine.fired };
  angler.flying.push({ ...bullet, at: now + flownMs, x: place.x, y: place.y, fish: [fish.id] });
  const from = seatPlaces[seat]!;
  const angle = Math.round(Math.atan2(place.y - from.y, place.x - from.x) * 1e4) / 1e4;
  return { ...bullet, at: now, angle, weapon: 'bolt', lockedOn: fish.id };
}

type Target = { fish: Fish; place: Point; flownMs: number };

/** Fish in sight, and where a bullet would meet them that is fired now. */
function targetsOf({ openedAt, freezes, fish }: ShownSea, seat: number, now: number): Target[] {
  const seaMs = seaTimeAt(openedAt, freezes, now);
  return (fish as readonly Fish[])
    .filter((one) => isSwimming(one, seaMs) && isOnScreen(placeOf(one, seaMs)))
    .map((one) => ({ fish: one, ...meeting(one, seat, seaMs) }))
    .filter(
      ({ fish: one, place, flownMs }) => isSwimming(one, seaMs + flownMs) && isOnScreen(place),
    );
}

const LOOKS = 4;

function meeting(fish: Fish, seat: number, seaMs: number): { place: Point; flownMs: number } {
  let flownMs = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    flownMs = Math.ceil(
      distanceOf(placeOf(fish, seaMs + flownMs), seatPlaces[seat]!) / bulletRules.speed,
    );
  }
  const { x, y } = placeOf(fish, seaMs + flownMs);
  return { place: { x: Math.round(x), y: Math.round(y) }, flownMs };
}
