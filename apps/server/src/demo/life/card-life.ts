import { randomUUID } from 'node:crypto';
import { hours, minutes, seconds } from '@baize/calendar';
import { type CardGameCode, cardGames } from '@baize/games';
import {
  act,
  leaveTable,
  moveOfBot,
  quickSeat,
  quietRoom,
  type SeatedMember,
  seatedMembers,
} from '../../domains/cardroom/index.ts';
import type { Play } from '../../domains/play/index.ts';
import type { Caller } from '../../platform/caller.ts';
import { openLease } from '../../platform/database/lease.ts';
import type { Domain } from '../../platform/domain.ts';
import type { House } from '../../platform/house.ts';
import { Refusal } from '../../platform/refusal.ts';
import { repeat } from '../../platform/repeat.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';
import { fixedChance } from '../crowd/fixed-chance.ts';
import { findGuests, type Guest } from '../crowd/people.ts';
import { openPurses, type Purses } from './purses.ts';

const LOBBY = 'cards:lobby';
/** Every page of the portal hears it: whoever is there may come to the tables next. */
const PORTAL = 'system';
const EVERY_MS = 1_200;
/** Where guests sit, and how many: chairs are left for whoever comes, and bots fill what is empty. */
const COMPANY: readonly [stakeId: string, guests: number][] = [
  ['holdem-low', 3],
  ['holdem-micro', 2],
  ['niu-niu-low', 2],
  ['thirteen-cards-low', 2],
  ['tien-len-low', 2],
  ['big-two-low', 2],
  ['dou-dizhu-low', 1],
  ['xiangqi-micro', 1],
];
/** One at each table first, where there are too few for all. */
const CHAIRS: readonly string[] = [0, 1, 2].flatMap((n) =>
  COMPANY.filter(([, many]) => many > n).map(([stakeId]) => stakeId),
);
/** A table costs more than a chip does. */
const STAKES_BROUGHT = 200;

const STAYS_MS = seconds(60);
/** A house that has just opened is looked at soon. */
const FIRST_STAYS_MS = minutes(10);

/** The demo's guests at the card tables, so that whoever comes to look can watch or join a hand. */
export function cardLife(play: Play): Domain {
  return {
    name: 'demo-cards',
    start: (app, house) => {
      const life = openCardLife(play, () => findGuests(house), FIRST_STAYS_MS);
      const lease = openLease(house.db, 'demo cards');
      let loop: { stop(): Promise<void> } | undefined;
      // Not before: until it serves, a new house is still being filled.
      app.addHook('onListen', async () => {
        loop = repeat(
          async () => {
            if ((await life.isWanted()) && (await lease.take())) await life.step();
          },
          {
            everyMs: EVERY_MS,
            onError: (err) => house.log.warn({ err }, 'the guests of the demo play no cards'),
          },
        );
      });
      app.addHook('onClose', async () => {
        await loop?.stop();
        await lease.release().catch(() => undefined);
      });
    },
  };
}

type CardLife = {
  /** Whether somebody looks at the card room, or a guest sits there. */
  isWanted(): Promise<boolean>;
  /** Guests make the moves that are theirs, sit down while somebody looks, and get up afterwards. */
  step(): Promise<void>;
};

export function openCardLife(
  play: Play,
  findThem: () => Promise<readonly Guest[]>,
  firstStaysMs = 0,
): CardLife {
  const { house } = play;
  const purses = openPurses(house);
  // What a move leaves to be done is found by whoever runs the tables.
  const room = quietRoom(play);
  let guests: readonly Guest[] = [];
  let staysUntil = house.clock.now().getTime() + firstStaysMs;
  const isLookedAt = () => house.realtime.isHeard(LOBBY) || house.realtime.isHeard(PORTAL);

  async function seated(): Promise<SeatedMember[]> {
    // In a new demo they come one after another.
    if (guests.length < CHAIRS.length) guests = await findThem();
    return seatedMembers(
      house,
      guests.map(({ id }) => id),
    );
  }

  const unlessRefused = (guest: Guest, todo: () => Promise<unknown>) => tryTo(purses, guest, todo);

  const sitDown = (guest: Guest, stakeId: string) =>
    unlessRefused(guest, () =>
      quickSeat(room, callerOf(guest), { stakeId, requestId: randomUUID() }),
    );

  const getUp = (guest: Guest, { tableId }: SeatedMember) =>
    unlessRefused(guest, () => leaveTable(room, callerOf(guest), { tableId: String(tableId) }));

  function move(guest: Guest, { tableId, game, turn }: SeatedMember): Promise<void> {
    const { handId, moves, view } = turn!;
    const seed = { serverSeed: handId, clientSeed: guest.username, nonce: moves };
    return unlessRefused(guest, async () => {
      const chosen = await moveOfBot(house, cardGames.get(game as CardGameCode)!, view, seed);
      const input = { tableId: String(tableId), handId, requestId: randomUUID(), move: chosen };
      await act(room, callerOf(guest), input);
    });
  }

  async function attend(chair: SeatedMember, plan: ReadonlyMap<bigint, string>): Promise<void> {
    const guest = guests.find(({ id }) => id === chair.memberId)!;
    const isStaying = plan.get(guest.id) === chair.stakeId || isKeptCompany(house, guests, chair);
    if (chair.turn) await move(guest, chair);
    if (!isStaying || chair.isOut) await getUp(guest, chair);
  }

  return {
    isWanted: async () =>
      isLookedAt() || house.clock.now().getTime() < staysUntil || (await seated()).length > 0,
    step: async () => {
      const now = house.clock.now().getTime();
      if (isLookedAt()) staysUntil = Math.max(staysUntil, now + STAYS_MS);
      const there = await seated();
      const plan = now < staysUntil ? companyAt(guests, now) : new Map<bigint, string>();
      for (const chair of there) await attend(chair, plan);
      const isThere = ({ id }: Guest) => there.some(({ memberId }) => memberId === id);
      for (const guest of guests.filter((one) => plan.has(one.id) && !isThere(one))) {
        await sitDown(guest, plan.get(guest.id)!);
      }
    },
  };
}

/** Limits, a closed table, a turn that is over, an empty purse: they are refused like anybody else. */
async function tryTo(purses: Purses, guest: Guest, todo: () => Promise<unknown>): Promise<void> {
  try {
    await todo();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'INSUFFICIENT_BALANCE') return;
    if (await purses.refill(guest, STAKES_BROUGHT)) await tryTo(purses, guest, todo);
  }
}

/** Somebody who is no guest plays with them or looks on. */
function isKeptCompany(
  { realtime }: House,
  guests: readonly Guest[],
  { tableId, others }: SeatedMember,
): boolean {
  const isGuest = (id: bigint) => guests.some((guest) => guest.id === id);
  return realtime.isHeard(`cards:${tableId}`) || !others.every(isGuest);
}

/** Who sits where in this hour: other people every time, so that no two always meet. */
function companyAt(guests: readonly Guest[], now: number): Map<bigint, string> {
  const hour = Math.floor(now / hours(1));
  const order = guests
    .map((guest) => ({ guest, at: fixedChance('cards', hour, guest.username) }))
    .sort((one, other) => one.at - other.at);
  return new Map(CHAIRS.slice(0, order.length).map((stakeId, n) => [order[n]!.guest.id, stakeId]));
}

const callerOf = ({ id }: Guest): Caller => ({
  ...CASHIER_OPERATOR,
  kind: 'member',
  memberId: id,
  operatorId: 0n,
});
