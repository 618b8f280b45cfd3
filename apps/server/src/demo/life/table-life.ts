import {
  type OpenRound,
  openChipSender,
  openRounds,
  placeChips,
} from '../../domains/live/index.ts';
import type { Play } from '../../domains/play/index.ts';
import { BRAND_CURRENCY } from '../../domains/wallet/index.ts';
import { openLease } from '../../platform/database/lease.ts';
import type { Domain } from '../../platform/domain.ts';
import { Refusal } from '../../platform/refusal.ts';
import { repeat } from '../../platform/repeat.ts';
import { findGuests, type Guest } from '../crowd/people.ts';
import { chipsOfRound, type GuestChips } from './guest-chips.ts';
import { openPurses } from './purses.ts';

const EVERY_MS = 1_500;
/** So many guests bet at a table that somebody looks at, and so few at the others. */
const CROWD = { watched: 7, other: 2 };
const MAX_REMEMBERED = 2_000;
const STAKES_BROUGHT = 40;

/** The demo's guests at the tables and in the pools, so that nobody who comes to look is alone. */
export function tableLife(play: Play): Domain {
  return {
    name: 'demo',
    start: (app, house) => {
      const life = openTableLife(play, () => findGuests(house));
      const lease = openLease(house.db, 'demo tables');
      let loop: { stop(): Promise<void> } | undefined;
      // Not before: until it serves, a new house is still being filled.
      app.addHook('onListen', async () => {
        loop = repeat(
          async () => {
            if ((await life.isWanted()) && (await lease.take())) await life.step();
          },
          {
            everyMs: EVERY_MS,
            onError: (err) => house.log.warn({ err }, 'the guests of the demo stay away'),
          },
        );
      });
      app.addHook('onClose', async () => {
        await loop?.stop();
        life.close();
        await lease.release().catch(() => undefined);
      });
    },
  };
}

type TableLife = {
  /** Whether any round takes chips: tables that nobody looks at rest, and so do the guests. */
  isWanted(): Promise<boolean>;
  /** Puts down the chips that are due. */
  step(): Promise<void>;
  close(): void;
};

export function openTableLife(play: Play, findThem: () => Promise<readonly Guest[]>): TableLife {
  const { house } = play;
  const news = openChipSender(house);
  const done = new Set<string>();
  const purses = openPurses(house);
  let guests: readonly Guest[] = [];

  async function lay(round: OpenRound, chips: GuestChips): Promise<void> {
    const { tableId, number } = round;
    const { guest, spot, stake } = chips;
    const requestId = `demo:${tableId}:${number}:${guest.id}`;
    if (done.has(requestId)) return;
    if (done.size >= MAX_REMEMBERED) done.delete(done.values().next().value!);
    done.add(requestId);
    const player = { memberId: guest.id, currency: BRAND_CURRENCY };
    try {
      const order = { tableId, requestId, number, chips: { [spot]: stake } };
      await placeChips({ play, news }, player, order);
    } catch (error) {
      // Limits, a closed door, an empty purse: they stay away like anybody else.
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'INSUFFICIENT_BALANCE') await purses.refill(guest, STAKES_BROUGHT);
    }
  }

  return {
    isWanted: async () => (await openRounds(house)).length > 0,
    step: async () => {
      const now = house.clock.now().getTime();
      const rounds = await openRounds(house);
      if (guests.length === 0) guests = await findThem();
      for (const round of rounds) {
        const isWatched = house.realtime.isHeard(`table:${round.tableId}`);
        const many = isWatched ? CROWD.watched : CROWD.other;
        const due = chipsOfRound(round, guests, many).filter(({ atMs }) => atMs <= now);
        for (const chips of due) await lay(round, chips);
      }
    },
    close: () => news.close(),
  };
}
