import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chanceOf, type Hmac } from '@baize/games';
import type { Money } from '@baize/money';
import { isUnavailable, sqlState } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { connectLane, type LaneConnection, ROLLBACK } from '../../play/index.ts';
import type { Statement } from '../../wallet/index.ts';
import { knownVisits, type Magazines } from '../magazines/known-visits.ts';
import { isDone, type MagazineRow, wonBy } from '../magazines/magazine.ts';
import type { Asked, ChangedBullets, Outcome } from './bundle.ts';
import { takeShots } from './fire.ts';
import { forgetAsked, type Held, hold, type Knowledge, learnHeld, openKnowledge } from './held.ts';
import { judgeHits } from './hit.ts';
import { keep } from './keep.ts';

export type Answer = {
  outcome: Outcome;
  now: number;
  /** Magazines that ended lately. */
  ended: MagazineRow[];
  /** Those from which nothing more can come. */
  done: MagazineRow[];
  /** What open magazines have won so far, those that are done with them. */
  pending: Money;
  /** What the player has to play with, as this was written. */
  balance: Money;
};

type Waiting = Asked & {
  since: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/** Shots and hits of everybody on this server, decided in rounds. */
export type ShotLane = { put(asked: Asked): Promise<Answer>; close(): Promise<void> };

const MAX_AT_ONCE = 160;
/** Nobody sees so short a wait, and those who come within it share a transaction. */
const GATHER_MS = 20;
/** Whoever's visit is held by a payment waits no longer than this for its end, and then in the database. */
const PATIENCE_MS = 200;
const LOOK_AGAIN_MS = 4;
/** One decides while the other waits for the database. */
const LANES = 2;

/** A sea keeps to its lane, and with it all who sit there: no two lanes ever want the same row. */
export function openShotLane(house: House): ShotLane {
  const lanes = Array.from({ length: LANES }, () => openRounds(house));
  return {
    put: (asked) => lanes[Number(asked.sea.id % BigInt(LANES))]!.put(asked),
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** All that wait are decided in one transaction, and then all that came meanwhile. */
function openRounds(house: House): ShotLane {
  const line = openLine(house);
  const known = knownVisits(house);
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  /** One who waits for a payment would keep all the others waiting, and they other payments. */
  function takeRound(): Waiting[] {
    const late = performance.now() - PATIENCE_MS;
    const round: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of waiting) {
      const mayGo = one.since <= late || !known.isHeld(one.visit.id);
      (mayGo && round.length < MAX_AT_ONCE ? round : rest).push(one);
    }
    waiting = rest;
    return round;
  }

  async function decideRound(together: readonly Waiting[]): Promise<void> {
    try {
      const answers = await line.decide(together);
      for (const [n, { resolve }] of together.entries()) resolve(answers[n]!);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      // Whoever waited for the round before has waited enough.
      const early = GATHER_MS - (performance.now() - waiting[0]!.since);
      if (waiting.length < MAX_AT_ONCE && early > 1) await sleep(early);
      const round = takeRound();
      if (round.length > 0) await decideRound(round);
      else await sleep(LOOK_AGAIN_MS);
    }
    working = undefined;
  }

  return {
    put: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...asked, since: performance.now(), resolve, reject });
        working ??= work();
      }),
    close: async () => {
      await working;
      waiting = [];
      await line.close();
    },
  };
}

const ATTEMPTS = 3;

/** One connection on which one transaction follows another, and what is known from those before. */
function openLine(house: House) {
  const known = openKnowledge(house);
  let connection: LaneConnection | undefined;

  async function decide(asked: readonly Asked[], triesLeft = ATTEMPTS): Promise<Answer[]> {
    try {
      if (!connection || connection.isBroken()) connection = await connectPatient(house);
      return await decideAll(house, connection, known, asked);
    } catch (error) {
      await giveUp(error);
      if (triesLeft === 1 || !mayComeAgain(error)) throw error;
      return decide(asked, triesLeft - 1);
    }
  }

  async function giveUp(error: unknown): Promise<void> {
    await connection?.run(ROLLBACK, []).catch(() => undefined);
    if (!isUnavailable(error) || sqlState(error) === LOCK_TIMEOUT) return;
    void connection?.end();
    connection = undefined;
  }

  return { decide, close: async () => connection?.end() };
}

/** Payments hold visits, too: a round that gave up on one of them would be decided anew, all of it. */
const waitForPayments: Statement = {
  name: 'fish-wait-for-payments',
  text: `select set_config('lock_timeout', '1200', false)`,
};

async function connectPatient(house: House): Promise<LaneConnection> {
  const connection = await connectLane(house);
  await connection.run(waitForPayments, []);
  return connection;
}

const LOCK_TIMEOUT = '55P03';
const DEADLOCKS = ['40P01', '40001'];

/** What was committed without a word of it is found again: a bullet is fired once and hits once. */
const mayComeAgain = (error: unknown): boolean =>
  isUnavailable(error) || DEADLOCKS.includes(sqlState(error) ?? '');

async function decideAll(
  house: House,
  connection: LaneConnection,
  known: Knowledge,
  asked: readonly Asked[],
): Promise<Answer[]> {
  const held = await hold(connection, known, asked, house.clock.now());
  const now = house.clock.now().getTime();
  const changed: ChangedBullets = new Map();
  try {
    const decided = asked.map((one) => decide(one, held, changed, now));
    const seen = known.presence.due(held.visits.keys(), now);
    const balances = await keep(connection, asked, held, { changed, seen, now });
    learnHeld(known, held);
    known.presence.noteSaid(seen, now);
    return decided.map((answer, n) => ({ ...answer, balance: balances[n]! }));
  } catch (error) {
    forgetAsked(known, asked);
    throw error;
  }
}

function decide(
  { visit, sea, input }: Asked,
  { seas, visits }: Held,
  changed: ChangedBullets,
  now: number,
): Omit<Answer, 'balance'> {
  const outcome: Outcome = { results: [], refused: [], fired: [], caught: [], freezes: [] };
  const state = seas.get(sea.id);
  const { serverSeed, clientSeed } = visit;
  const { magazines } = visits.get(visit.id)!;
  const bundle = {
    visit,
    sea,
    state: state ?? { freezes: [], caught: new Map() },
    magazines,
    now,
    changed,
    chanceOf: (nonce: number) => chanceOf({ serverSeed, clientSeed, nonce }, nativeHmac),
  };
  takeShots(bundle, input.shots, outcome);
  if (state) judgeHits(bundle, input.hits, outcome);
  if (state && outcome.caught.length > 0) {
    state.count += outcome.caught.length;
    state.isChanged = true;
  }
  return { outcome, now, ...standingOf(magazines, now) };
}

function standingOf(magazines: Magazines, now: number): Pick<Answer, 'ended' | 'done' | 'pending'> {
  const ended: MagazineRow[] = [];
  const done: MagazineRow[] = [];
  let pending = 0n;
  for (const magazine of magazines.values()) {
    if (magazine.closed_at) {
      ended.push(magazine);
      continue;
    }
    pending += wonBy(magazine);
    if (isDone(magazine, now)) done.push(magazine);
  }
  return { ended, done, pending };
}

const nativeHmac: Hmac = (key, text) => createHmac('sha256', key).update(text).digest();
