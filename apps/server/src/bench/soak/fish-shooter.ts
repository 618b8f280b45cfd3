import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
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
  /** Does what a screen does until it is stopped: fires, says what was hit, loads again, listens. */
  play(): Promise<void>;
  stop(): void;
  leave(): Promise<void>;
  counts: { fired: number; hit: number; caught: number; calls: number; payments: number };
  /** How long after it was due each word was answered: of those that were kept waiting, all of the wait. */
  answers: { dueAt: number; ms: number }[];
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
  againInMs: number;
};
type Flying = { magazineId: string; n: number; firedAt: number };
type SeaNews = { fish?: Fish[]; caught?: { fishId: number; takes: number[] }[] };

/** The same figures as in the portal (`features/games/fish/visit/shooter.ts`), but for the faster fire. */
const SHOT_EVERY_MS = 125;
const BULLETS_AT_FIRST = 8;
const MOST_BULLETS = 30;
const RELOAD_BELOW = 4;
const LOAD_EVERY_MS = 1_050;
const FIRST_REPORT_MS = 240;
/** As long as thirty bullets last: people do not all begin in one moment, nor pay in one. */
const COME_WITHIN_MS = MOST_BULLETS * SHOT_EVERY_MS;

const FLIES_MS = 1_500;
/** What was fired or hit longer ago is no longer taken. */
const TOLD_WITHIN_MS = 1_500;

/** What news of fish that enter or were caught holds: what others fire is not looked at. */
const OF_FISH = /"(fish|caught)":\[\{/;

/** What all who sit at a sea know of it: one of them listens, so that those who measure cost little. */
type KnownSea = { sea: Sea; isHeard: boolean };
export type KnownSeas = Map<string, KnownSea>;

/** How somebody reaches the house: by HTTP, and over a socket while their page has one open. */
type Ways = { call: Call; socket: MemberSocket | undefined };

/** Somebody who fires without end at whatever swims within reach. */
export async function openShooter(ways: Ways, room: FishRoom, seas: KnownSeas): Promise<Shooter> {
  const { call, socket } = ways;
  const seat = socket
    ? await socket.ask(contract.sit, { room: room.code })
    : await call('POST', `/wps/fish/rooms/${room.code}/sit`, {});
  const sat = seat.body.value as Sat;
  const { visitId, seaId } = sat.visit;
  const state: State = {
    ask: askingOf(ways, visitId),
    room,
    sat,
    known: knownSea(seas, sat),
    aheadMs: sat.sea.now - Date.now(),
    counts: { fired: 0, hit: 0, caught: 0, calls: 0, payments: 0 },
    answers: [],
    faults: [],
    cannon: { magazines: [], nextShotAt: 0 },
    unsaid: { shots: [], hits: [] },
    flying: [],
    open: [],
    isPaying: false,
    loadedAt: Number.NEGATIVE_INFINITY,
    bulletsAtOnce: BULLETS_AT_FIRST / 2,
    reportEveryMs: FIRST_REPORT_MS,
    isPlaying: false,
  };
  if (socket) listenToSea(socket, seaId, state.known);
  const look = async () => {
    if (socket) forgetGone(state.known.sea, Date.now() + state.aheadMs);
    else state.known.sea = (await call('GET', `/wps/fish/seas/${seaId}`)).body.value as Sea;
  };
  const { counts, answers, faults } = state;
  return {
    counts,
    answers,
    faults,
    play: () => play(state, look),
    stop: () => {
      state.isPlaying = false;
    },
    leave: async () => {
      const { status } = await call('POST', `/wps/fish/visits/${visitId}/leave`, {});
      if (status !== 200) faults.push('leave');
      socket?.close();
    },
  };
}

function knownSea(seas: KnownSeas, { visit, sea }: Sat): KnownSea {
  const known = seas.get(visit.seaId) ?? { sea, isHeard: false };
  seas.set(visit.seaId, known);
  return known;
}

/** Each is told all news, as on a page; the first reads them for all. */
function listenToSea(socket: MemberSocket, seaId: string, known: KnownSea): void {
  const isReader = !known.isHeard;
  known.isHeard = true;
  socket.listen(`sea:${seaId}`, (text) => {
    if (isReader && OF_FISH.test(text)) hearFish(known.sea, JSON.parse(text) as SeaNews);
  });
}

type State = Pick<Shooter, 'counts' | 'answers' | 'faults'> & {
  ask: ReturnType<typeof askingOf>;
  room: FishRoom;
  sat: Sat;
  known: KnownSea;
  aheadMs: number;
  cannon: Cannon;
  unsaid: Unsaid;
  flying: Flying[];
  open: string[];
  isPaying: boolean;
  loadedAt: number;
  bulletsAtOnce: number;
  reportEveryMs: number;
  isPlaying: boolean;
};

/** One word is under way at a time, as on a screen: what happens meanwhile is said with the next. */
async function play(state: State, look: () => Promise<void>): Promise<void> {
  const noteFault = (error: Error) => void state.faults.push(error.message);
  state.isPlaying = true;
  let dueAt = performance.now() + randomInt(COME_WITHIN_MS);
  for (let reports = randomInt(LOOK_EVERY_REPORTS); state.isPlaying; reports += 1) {
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    if (reports % LOOK_EVERY_REPORTS === 0) await look();
    void load(state).catch(noteFault);
    const saidAt = performance.now();
    aim(state);
    if (hasToSay(state)) {
      await shoot(state).catch(noteFault);
      state.answers.push({ dueAt, ms: performance.now() - dueAt });
    }
    dueAt = saidAt + state.reportEveryMs;
  }
}

/** A screen with nothing to say is silent. */
const hasToSay = ({ unsaid }: State) => unsaid.shots.length + unsaid.hits.length > 0;

async function load(state: State): Promise<void> {
  const { cannon, counts, faults } = state;
  const now = performance.now();
  const left = cannon.magazines.reduce((sum, { bullets, fired }) => sum + bullets - fired, 0);
  // A page looks with every shot, and here one looks with every word: for the shots until the next, too.
  const few = RELOAD_BELOW + Math.ceil(state.reportEveryMs / SHOT_EVERY_MS);
  if (state.isPaying || left > few || now - state.loadedAt < LOAD_EVERY_MS) return;
  state.isPaying = true;
  state.loadedAt = now;
  counts.payments += 1;
  state.bulletsAtOnce = Math.min(MOST_BULLETS, state.bulletsAtOnce * 2);
  const cost = moneyNumber(state.room.costs[0]!);
  const asked = { requestId: randomUUID(), cost, bullets: state.bulletsAtOnce };
  const { status, body } = await state.ask('load', asked).finally(() => {
    state.isPaying = false;
  });
  // A screen that asked a little too early asks again, and nobody is told.
  if (body.errorCode === TOO_FAST) return;
  if (status !== 200) return void faults.push(body.errorCode ?? String(status));
  const { magazineId, bullets } = (body.value as Loaded).magazine;
  cannon.magazines.push({ magazineId, bullets, fired: 0 });
  state.open.push(magazineId);
}

/** What was fired and has landed since the last word. */
function aim(state: State): void {
  const { unsaid } = state;
  const now = Date.now() + state.aheadMs;
  const landed = state.flying.filter(({ firedAt }) => now - firedAt >= FLIES_MS);
  const fired = fireFrom(state.cannon, now);
  state.flying = [
    ...state.flying.filter(({ firedAt }) => now - firedAt < FLIES_MS),
    ...fired.map(({ magazineId, n, at }) => ({ magazineId, n, firedAt: at })),
  ];
  unsaid.hits.push(
    ...landed.flatMap((bullet) => hitOf(state.known.sea, state.sat.visit.seat, bullet, now)),
  );
  unsaid.shots.push(...fired);
}

async function shoot(state: State): Promise<void> {
  const { unsaid, counts, faults } = state;
  counts.calls += 1;
  const { shots, hits } = firstOf(unsaid);
  const { status, body } = await state.ask('shoot', { shots, hits, open: state.open });
  if (status !== 200) faults.push(body.errorCode ?? String(status));
  // What a busy house turned away is said again.
  if (status === BUSY) return;
  unsaid.shots.splice(0, shots.length);
  unsaid.hits.splice(0, hits.length);
  if (status === 200) hearAnswer(state, shots.length, body.value as Shown);
}

function hearAnswer(state: State, shots: number, shown: Shown): void {
  state.reportEveryMs = shown.againInMs;
  const closed = new Set(shown.closed.map(({ magazineId }) => magazineId));
  state.open = state.open.filter((id) => !closed.has(id));
  countShown(state.counts, shots, shown);
}

const LOOK_EVERY_REPORTS = 24;
const BUSY = 503;
const TOO_FAST = 'play.too.fast';
/** So many fit into one message of a socket; a page that has more to say says it by HTTP. */
const MAX_TOLD = 20;

type Unsaid = { shots: ReturnType<typeof fireFrom>; hits: ReturnType<typeof hitOf> };

const firstOf = ({ shots, hits }: Unsaid): Unsaid => ({
  shots: shots.slice(0, MAX_TOLD),
  hits: hits.slice(0, MAX_TOLD),
});

type Cannon = { magazines: Loading[]; nextShotAt: number };
type Loading = { magazineId: string; bullets: number; fired: number };

function hearFish(sea: Sea, { fish = [], caught = [] }: SeaNews): void {
  sea.fish.push(...fish);
  const gone = new Set(caught.flatMap(({ fishId, takes }) => [fishId, ...takes]));
  if (gone.size > 0) sea.fish = sea.fish.filter(({ id }) => !gone.has(id));
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

/** What was fired since the last word: a shot each time one was due and a paid bullet lay ready. */
function fireFrom(cannon: Cannon, now: number) {
  const shots = [];
  cannon.nextShotAt = Math.max(cannon.nextShotAt, now - TOLD_WITHIN_MS);
  for (; cannon.nextShotAt <= now; cannon.nextShotAt += SHOT_EVERY_MS) {
    const magazine = cannon.magazines[0];
    if (!magazine) {
      cannon.nextShotAt = now;
      break;
    }
    magazine.fired += 1;
    const { magazineId, fired: n, bullets } = magazine;
    const angle = -randomInt(5_000, 25_000) / 1e4;
    shots.push({ magazineId, n, at: cannon.nextShotAt, angle, weapon: 'bolt' });
    if (n === bullets) cannon.magazines.shift();
  }
  return shots;
}

/** A fish that the bullet can have reached, by its clock. */
function hitOf(sea: Sea, seat: number, { magazineId, n, firedAt }: Flying, now: number) {
  const at = Math.max(firedAt + FLIES_MS, now - TOLD_WITHIN_MS);
  const seaMs = seaTimeAt(sea.openedAt, sea.freezes, at);
  const reach = bulletRules.speed * (at - firedAt);
  const count = sea.fish.length;
  const from = randomInt(Math.max(1, count));
  for (let step = 0; step < count; step += 1) {
    const fish = sea.fish[(from + step) % count]!;
    if (!isSwimming(fish, seaMs)) continue;
    const place = placeOf(fish, seaMs);
    if (!isOnScreen(place) || distanceOf(place, seatPlaces[seat]!) > reach) continue;
    const [x, y] = [Math.round(place.x * 10) / 10, Math.round(place.y * 10) / 10];
    return [{ magazineId, n, at, x, y, fish: [fish.id] }];
  }
  return [];
}
