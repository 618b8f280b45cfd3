import type { fish as contract, Output } from '@baize/contract';
import { type Fish, SEATS, seaTimeAt } from '@baize/games';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shownName } from '../../play/index.ts';
import { findSea, fishTold, type Sea, type SeaState } from './sea.ts';

type ShownSea = Output<typeof contract.findSea.value>;

export async function stateOf(db: Database | Transaction, { id }: Sea): Promise<SeaState> {
  const { freezes, caught } = await db
    .selectFrom('fish_seas')
    .select(['freezes', 'caught'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { freezes, caught: new Map(caught) };
}

/** A sea that is known by its id. */
export async function readSea(house: House, seaId: string): Promise<ShownSea> {
  return showSea(house, (await findSea(house, BigInt(seaId))) ?? refuse('NOT_FOUND'));
}

export async function showSea(house: House, sea: Sea): Promise<ShownSea> {
  const [state, seats] = await Promise.all([stateOf(house.db, sea), seatsOf(house, sea)]);
  const now = house.clock.now().getTime();
  return {
    seaId: String(sea.id),
    room: sea.room.code,
    now,
    openedAt: sea.openedAt,
    freezes: state.freezes,
    fish: fishTold(sea, state, seaTimeAt(sea.openedAt, state.freezes, now)).map(toldFish),
    seats,
    seedHash: sea.hash,
  };
}

export const toldFish = (fish: Fish) => ({ ...fish, path: [...fish.path] });

export async function seatsOf(house: House, { id }: Sea): Promise<ShownSea['seats']> {
  const rows = await house.db
    .selectFrom('fish_visits')
    .select(['seat', 'member_id', 'cost'])
    .where('sea_id', '=', id)
    .where('left_at', 'is', null)
    .execute();
  return Promise.all(
    Array.from({ length: SEATS }, async (_, seat) => {
      const taken = rows.find((row) => row.seat === seat);
      const name = taken ? await shownName(house, taken.member_id) : null;
      return { seat, name, cost: taken?.cost ?? null };
    }),
  );
}
