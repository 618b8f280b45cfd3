import { minutes } from '@baize/calendar';
import { sql } from 'kysely';
import type { Listener } from '../events.ts';
import type { House } from '../house.ts';
import { type Loop, pauseAfter, repeat, within } from '../repeat.ts';
import { deliverPending } from './deliver.ts';
import { countDetours, retryDetour } from './detours.ts';
import { openHorizon } from './horizon.ts';

const LOOK_EVERY_MS = 150;
const DETOURS_EVERY_MS = 1_000;
/** Now and then a listener with nothing to hear moves its place too, so that old events can go. */
const MOVE_EVERY_MS = minutes(10);
const LISTENERS_AT_ONCE = 3;
const STRIKES = 5;
const STOP_WITHIN_MS = 5_000;

type Ear = {
  listener: Listener;
  after: bigint | undefined;
  isRunning: boolean;
  strikes: number;
  restsUntilMs: number;
};

type Dispatch = {
  house: House;
  ears: Ear[];
  running: Set<Promise<void>>;
  /** The highest number of each name that may be read. */
  latest: Map<string, bigint>;
  safe: bigint;
  isStopping: boolean;
};

/** Delivers what is announced, as long as the server lives. Several servers share the work. */
export function startEvents(house: House): Pick<Loop, 'stop'> {
  const dispatch: Dispatch = {
    house,
    ears: house.events.listeners().map(openEar),
    running: new Set(),
    latest: new Map(),
    safe: 0n,
    isStopping: false,
  };
  const horizon = openHorizon();
  const onError = (err: unknown) => house.log.warn({ err }, 'events wait for the database');
  const looking = repeat(
    async () => {
      const { safe } = await horizon.read(house.work);
      await learnNames(dispatch, safe);
      startRuns(dispatch);
    },
    { everyMs: LOOK_EVERY_MS, onError },
  );
  const detours = repeat(() => retryDue(dispatch), { everyMs: DETOURS_EVERY_MS, onError });
  const mover = setInterval(() => forgetPlaces(dispatch), MOVE_EVERY_MS);
  const unplug = house.events.onPoke(looking.wake);
  return {
    stop: async () => {
      dispatch.isStopping = true;
      clearInterval(mover);
      unplug();
      const loops = Promise.all([looking.stop(), detours.stop()]);
      await within(
        STOP_WITHIN_MS,
        loops.then(() => Promise.all(dispatch.running)),
      );
    },
  };
}

function openEar(listener: Listener): Ear {
  return { listener, after: undefined, isRunning: false, strikes: 0, restsUntilMs: 0 };
}

function forgetPlaces({ ears }: Dispatch): void {
  for (const ear of ears) ear.after = undefined;
}

async function learnNames(dispatch: Dispatch, safe: bigint): Promise<void> {
  if (safe <= dispatch.safe) return;
  if (dispatch.safe > 0n) {
    const { rows } = await sql<{ name: string; top: bigint }>`
      select name, max(id) as top from events
      where id > ${dispatch.safe} and id <= ${safe} group by name`.execute(dispatch.house.work);
    for (const { name, top } of rows) dispatch.latest.set(name, top);
  }
  dispatch.safe = safe;
}

function startRuns(dispatch: Dispatch): void {
  const { ears, running } = dispatch;
  for (const ear of ears)
    dispatch.house.events.backlog.set(ear.listener.name, behind(dispatch, ear));
  for (const ear of ears.filter((ear) => wants(dispatch, ear))) {
    if (running.size >= LISTENERS_AT_ONCE) break;
    ear.isRunning = true;
    const run = runEar(dispatch, ear).finally(() => {
      ear.isRunning = false;
      running.delete(run);
    });
    running.add(run);
  }
  // Whoever was served first goes last next time.
  ears.push(...ears.splice(0, 1));
}

function wants({ latest, safe }: Dispatch, ear: Ear): boolean {
  const { after, listener, isRunning, restsUntilMs } = ear;
  if (isRunning || performance.now() < restsUntilMs) return false;
  if (after === undefined) return safe > 0n;
  return listener.events.some((name) => (latest.get(name) ?? 0n) > after);
}

function behind({ latest }: Dispatch, { after, listener }: Ear): number {
  if (after === undefined) return 0;
  const highest = listener.events.map((name) => latest.get(name) ?? 0n);
  return Math.max(0, ...highest.map((top) => Number(top - after)));
}

async function runEar(dispatch: Dispatch, ear: Ear): Promise<void> {
  try {
    const { state, after } = await deliverPending(dispatch.house, ear.listener, {
      safe: dispatch.safe,
      wait: false,
      isPatienceOver: ear.strikes >= STRIKES,
      isStopping: () => dispatch.isStopping,
    });
    if (state === 'done') ear.after = after;
    ear.strikes = 0;
  } catch (err) {
    ear.restsUntilMs = performance.now() + pauseAfter(++ear.strikes);
    dispatch.house.log.warn({ err, listener: ear.listener.name }, 'events wait');
  }
}

async function retryDue({ house, ears, isStopping }: Dispatch): Promise<void> {
  for (const { listener, due } of await countDetours(house)) {
    const ear = ears.find((one) => one.listener.name === listener);
    if (!ear || due === 0) continue;
    while (!isStopping && (await retryDetour(house, ear.listener)));
  }
}
