import { randomInt, randomUUID } from 'node:crypto';
import { hours, minutes, seconds } from '@baize/calendar';
import type { RefusalCode } from '@baize/contract';
import { type FishRoom, fishRooms } from '@baize/games';
import {
  closeRange,
  leave,
  loadMagazine,
  openRange,
  type Range,
  readSea,
  shoot,
  sit,
} from '../../domains/fish/index.ts';
import type { Play } from '../../domains/play/index.ts';
import { BRAND_CURRENCY } from '../../domains/wallet/index.ts';
import { openLease } from '../../platform/database/lease.ts';
import type { Domain } from '../../platform/domain.ts';
import { Refusal } from '../../platform/refusal.ts';
import { repeat } from '../../platform/repeat.ts';
import { fixedChance } from '../crowd/fixed-chance.ts';
import { findGuests, type Guest } from '../crowd/people.ts';
import { type Angler, newAngler, nextWords, type ShownSea } from './angler.ts';
import { openPurses } from './purses.ts';

/** Every page of the portal hears it: whoever is there may come to a sea next. */
const PORTAL = 'system';
const EVERY_MS = 350;
/** Two seats of each sea are left for whoever comes. */
const GUESTS_AT_A_SEA = 2;
const STAKES_BROUGHT = 200;
const BULLETS = 15;
/** Fish are told every two seconds. */
const LOOK_EVERY_MS = seconds(2);
/** Where nobody looks they fire just so often that their seats stay theirs. */
const UNSEEN_EVERY_MS = seconds(45);

const STAYS_MS = seconds(60);
/** A house that has just opened is looked at soon. */
const FIRST_STAYS_MS = minutes(10);

/** The demo's guests at the fish seas, so that whoever comes to look does not shoot alone. */
export function fishLife(play: Play): Domain {
  return {
    name: 'demo-fish',
    start: (app, house) => {
      const life = openFishLife(play, () => findGuests(house), FIRST_STAYS_MS);
      const lease = openLease(house.db, 'demo fish');
      let loop: { stop(): Promise<void> } | undefined;
      // Not before: until it serves, a new house is still being filled.
      app.addHook('onListen', async () => {
        loop = repeat(
          async () => {
            if (life.isWanted() && (await lease.take())) await life.step();
          },
          {
            everyMs: EVERY_MS,
            onError: (err) => house.log.warn({ err }, 'the guests of the demo shoot no fish'),
          },
        );
      });
      app.addHook('onClose', async () => {
        await loop?.stop();
        await life.close();
        await lease.release().catch(() => undefined);
      });
    },
  };
}

export type FishLife = {
  /** Whether somebody has the portal open, or a guest sits at a sea. */
  isWanted(): boolean;
  /** Guests sit down while somebody looks, shoot at what swims, and get up afterwards. */
  step(): Promise<void>;
  close(): Promise<void>;
};

export function openFishLife(
  play: Play,
  findThem: () => Promise<readonly Guest[]>,
  firstStaysMs = 0,
): FishLife {
  const { house } = play;
  const range = openRange(play);
  const crowd: Crowd = { range, anglers: new Map(), seas: new Map() };
  const { anglers } = crowd;
  const purses = openPurses(house);
  const most = Math.min(fishRooms.length * GUESTS_AT_A_SEA, house.config.BAIZE_DEMO_GUESTS);
  let guests: readonly Guest[] = [];
  let staysUntil = house.clock.now().getTime() + firstStaysMs;
  const isLookedAt = () => house.realtime.isHeard(PORTAL);

  /** Limits, a closed room, an empty purse: they are refused like anybody else. */
  async function unlessRefused(guest: Guest, todo: () => Promise<void>): Promise<void> {
    try {
      await todo();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (SEAT_IS_GONE.has(error.code)) anglers.delete(guest.id);
      if (error.code === 'INSUFFICIENT_BALANCE') await purses.refill(guest, STAKES_BROUGHT);
    }
  }

  async function changeSeats(plan: ReadonlyMap<Guest, FishRoom>): Promise<void> {
    const planned = new Set(Array.from(plan.keys(), ({ id }) => id));
    for (const angler of [...anglers.values()].filter(({ guest }) => !planned.has(guest.id))) {
      await unlessRefused(angler.guest, () => getUp(crowd, angler));
    }
    for (const [guest, room] of plan) {
      if (anglers.get(guest.id)?.room === room) continue;
      await unlessRefused(guest, () => sitDown(crowd, guest, room));
    }
  }

  return {
    isWanted: () => isLookedAt() || house.clock.now().getTime() < staysUntil || anglers.size > 0,
    step: async () => {
      const now = house.clock.now().getTime();
      if (isLookedAt()) staysUntil = Math.max(staysUntil, now + STAYS_MS);
      // In a new demo they come one after another.
      if (guests.length < most) guests = await findThem();
      await changeSeats(now < staysUntil ? companyAt(guests, now) : new Map());
      await Promise.all(
        [...anglers.values()].map((angler) =>
          unlessRefused(angler.guest, () => fire(crowd, angler)),
        ),
      );
    },
    close: () => closeRange(range),
  };
}

const SEAT_IS_GONE: ReadonlySet<RefusalCode> = new Set(['NOT_FOUND', 'ACTION_NOT_ALLOWED']);

/** Guests who sit, and what they see. */
type Crowd = {
  range: Range;
  anglers: Map<bigint, Angler>;
  seas: Map<string, { sea: ShownSea; readAt: number }>;
};

const playerOf = ({ id }: Guest) => ({ memberId: id, currency: BRAND_CURRENCY });
const nowOf = ({ range }: Crowd): number => range.play.house.clock.now().getTime();

async function sitDown(crowd: Crowd, guest: Guest, room: FishRoom): Promise<void> {
  const { visit, sea } = await sit(crowd.range, playerOf(guest), room.code);
  crowd.anglers.set(guest.id, newAngler(guest, room, visit));
  crowd.seas.set(sea.seaId, { sea, readAt: nowOf(crowd) });
}

async function getUp({ range, anglers }: Crowd, { guest, visitId }: Angler): Promise<void> {
  anglers.delete(guest.id);
  await leave(range, playerOf(guest), visitId);
}

async function fire(crowd: Crowd, angler: Angler): Promise<void> {
  const { guest, visitId, seaId } = angler;
  const now = nowOf(crowd);
  const isSeen = crowd.range.play.house.realtime.isHeard(`sea:${seaId}`);
  if (!isSeen && now - angler.spokeAt < UNSEEN_EVERY_MS) return;
  if (!angler.magazine || angler.magazine.left === 0) await load(crowd, angler);
  const words = nextWords(angler, await seaOf(crowd, angler), now, randomInt);
  if (words.shots.length + words.hits.length === 0) return;
  angler.spokeAt = now;
  await shoot(crowd.range, playerOf(guest), { visitId, ...words, open: [] });
}

async function load({ range }: Crowd, angler: Angler): Promise<void> {
  const { guest, visitId, room } = angler;
  const { magazine } = await loadMagazine(range.play, playerOf(guest), {
    visitId,
    requestId: randomUUID(),
    cost: room.costs[0]!,
    bullets: BULLETS,
    clientSeed: undefined,
    spent: [],
  });
  angler.magazine = { id: magazine.magazineId, left: magazine.bullets, fired: 0 };
}

async function seaOf(crowd: Crowd, { seaId }: Angler): Promise<ShownSea> {
  const known = crowd.seas.get(seaId);
  if (known && nowOf(crowd) - known.readAt < LOOK_EVERY_MS) return known.sea;
  const sea = await readSea(crowd.range.play.house, seaId);
  crowd.seas.set(seaId, { sea, readAt: nowOf(crowd) });
  return sea;
}

/** Who sits where in this hour: other people every time. */
function companyAt(guests: readonly Guest[], now: number): Map<Guest, FishRoom> {
  const hour = Math.floor(now / hours(1));
  const order = guests
    .map((guest) => ({ guest, at: fixedChance('fish', hour, guest.username) }))
    .sort((one, other) => one.at - other.at)
    .slice(0, fishRooms.length * GUESTS_AT_A_SEA);
  return new Map(order.map(({ guest }, n) => [guest, fishRooms[n % fishRooms.length]!]));
}
