import { randomInt, randomUUID } from 'node:crypto';
import { fish as contract } from '@baize/contract';
import {
  bulletRules,
  distanceOf,
  type Fish,
  type FishRoom,
  type Freeze,
  isOnScreen,
  isSwimming,
  placeOf,
  seaTimeAt,
  seatPlaces,
} from '@baize/games';
import { moneyNumber } from '@baize/money';
import type { Call } from '../member-call.ts';
import type { MemberSocket } from '../member-socket.ts';

export type Shooter = {
  /** What a screen does four times a second: fire, say what was hit, load again, look around. */
  step(): Promise<void>;
  leave(): Promise<void>;
  counts: { fired: number; hit: number; caught: number };
  /** Why calls failed, one word each. */
  faults: string[];
};

type Sea = { now: number; openedAt: number; freezes: Freeze[]; fish: Fish[] };
type Sat = { visit: { visitId: string; seaId: string; seat: number }; sea: Sea };
type Loaded = { magazine: { magazineId: string; bullets: number } };
type Shown = {
  results: { outcome: string }[];
  refused: unknown[];
  closed: { magazineId: string }[];
};
type Flying = { magazineId: string; n: number; firedAt: number };

const BULLETS = 30;
const SHOTS_AT_ONCE = 2;
const FLIES_MS = 1_500;
const LOOK_EVERY_STEPS = 24;
/** The house takes one payment a second, and a screen waits a little longer. */
const LOAD_EVERY_MS = 1_050;

/** What news of fish that enter holds: what others fire and catch is not looked at. */
const ENTERED = '"fish":[{';

/** How somebody reaches the house: by HTTP, and over a socket while their page has one open. */
type Ways = { call: Call; socket: MemberSocket | undefined };

/** Somebody who fires without end at whatever swims within reach. */
export async function openShooter({ call, socket }: Ways, room: FishRoom): Promise<Shooter> {
  const sat = (await call('POST', `/wps/fish/rooms/${room.code}/sit`, {})).body.value as Sat;
  const { visitId, seaId, seat } = sat.visit;
  socket?.listen(`sea:${seaId}`, (text) => {
    if (text.includes(ENTERED)) sea.fish.push(...(JSON.parse(text) as Pick<Sea, 'fish'>).fish);
  });
  const ask = askingOf({ call, socket }, visitId);
  const counts = { fired: 0, hit: 0, caught: 0 };
  const faults: string[] = [];
  const aheadMs = sat.sea.now - Date.now();
  let { sea } = sat;
  let loaded = { magazineId: '', left: 0, fired: 0 };
  let flying: Flying[] = [];
  let open: string[] = [];
  let loadedAt = Number.NEGATIVE_INFINITY;
  let steps = randomInt(LOOK_EVERY_STEPS);

  async function load(): Promise<void> {
    loadedAt = performance.now();
    const asked = { requestId: randomUUID(), cost: moneyNumber(room.costs[0]!), bullets: BULLETS };
    const { status, body } = await ask('load', asked);
    if (status !== 200) return void faults.push(body.errorCode ?? String(status));
    const { magazineId, bullets } = (body.value as Loaded).magazine;
    loaded = { magazineId, left: bullets, fired: 0 };
    open.push(magazineId);
  }

  async function shoot(): Promise<void> {
    const now = Date.now() + aheadMs;
    const landed = flying.filter(({ firedAt }) => now - firedAt >= FLIES_MS);
    flying = flying.filter(({ firedAt }) => now - firedAt < FLIES_MS);
    const hits = landed.flatMap((bullet) => hitOf(sea, seat, bullet, now));
    const shots = fireFrom(loaded, now);
    flying.push(...shots.map(({ magazineId, n }) => ({ magazineId, n, firedAt: now })));
    const { status, body } = await ask('shoot', { shots, hits, open });
    if (status !== 200) {
      faults.push(body.errorCode ?? String(status));
      return;
    }
    const shown = body.value as Shown;
    open = open.filter((id) => !shown.closed.some(({ magazineId }) => magazineId === id));
    countShown(counts, shots.length, shown);
  }

  async function step(): Promise<void> {
    steps += 1;
    if (steps % LOOK_EVERY_STEPS === 0) {
      if (!socket) sea = (await call('GET', `/wps/fish/seas/${seaId}`)).body.value as Sea;
      else forgetGone(sea, Date.now() + aheadMs);
    }
    const mayLoad = performance.now() - loadedAt >= LOAD_EVERY_MS;
    await (loaded.left === 0 && mayLoad ? load() : shoot());
  }

  let before = Promise.resolve();
  return {
    counts,
    faults,
    // A screen says nothing more before it was answered.
    step: () => {
      before = before.catch(() => undefined).then(step);
      return before;
    },
    leave: async () => {
      const { status } = await call('POST', `/wps/fish/visits/${visitId}/leave`, {});
      if (status !== 200) faults.push('leave');
      socket?.close();
    },
  };
}

function askingOf({ call, socket }: Ways, visitId: string) {
  return (name: 'load' | 'shoot', input: object) =>
    socket
      ? socket.ask(contract[name], { visitId, ...input })
      : call('POST', `/wps/fish/visits/${visitId}/${name}`, input);
}

function forgetGone(sea: Sea, now: number): void {
  const seaMs = seaTimeAt(sea.openedAt, sea.freezes, now);
  sea.fish = sea.fish.filter(({ entersAt, staysMs }) => seaMs < entersAt + staysMs);
}

function countShown(counts: Shooter['counts'], shots: number, { results, refused }: Shown): void {
  counts.fired += shots - refused.length;
  counts.hit += results.filter(({ outcome }) => outcome !== 'flies').length;
  counts.caught += results.filter(({ outcome }) => outcome === 'caught').length;
}

/** The next bullets of a magazine, as far as it has some. */
function fireFrom(loaded: { magazineId: string; left: number; fired: number }, at: number) {
  return Array.from({ length: Math.min(SHOTS_AT_ONCE, loaded.left) }, () => {
    loaded.left -= 1;
    loaded.fired += 1;
    return { magazineId: loaded.magazineId, n: loaded.fired, at, angle: -1, weapon: 'bolt' };
  });
}

/** A fish that the bullet can have reached, by its clock. */
function hitOf(sea: Sea, seat: number, { magazineId, n, firedAt }: Flying, at: number) {
  const seaMs = seaTimeAt(sea.openedAt, sea.freezes, at);
  const reach = bulletRules.speed * (at - firedAt);
  const near = sea.fish
    .filter((fish) => isSwimming(fish, seaMs))
    .map((fish) => ({ fish, place: placeOf(fish, seaMs) }))
    .filter(({ place }) => isOnScreen(place) && distanceOf(place, seatPlaces[seat]!) <= reach);
  if (near.length === 0) return [];
  const { fish, place } = near[randomInt(near.length)]!;
  return [{ magazineId, n, at, x: place.x, y: place.y, fish: [fish.id] }];
}
