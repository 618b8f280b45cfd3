import type { House } from '../../../platform/house.ts';
import { readRound } from '../rounds/round.ts';
import { takenSeats } from '../rounds/seats.ts';
import { liveTables, standingOf } from '../tables/table.ts';

/** A round that takes chips now, with what somebody must know to put some down. */
export type OpenRound = {
  tableId: string;
  game: string;
  number: number;
  opensAt: number;
  closesAt: number;
  min: bigint;
  max: bigint;
  /** Where seats decide: those that are taken. */
  seats: readonly number[];
};

/** Every round of the house that takes chips at this moment. */
export async function openRounds(house: House): Promise<OpenRound[]> {
  const rows = await house.db
    .selectFrom('live_rounds')
    .selectAll()
    .where('state', '=', 'open')
    .where('settled_at', 'is', null)
    .where('closes_at', '>', house.clock.now())
    .execute();
  const rounds = await Promise.all(
    rows.filter(({ table_id }) => liveTables.has(table_id)).map((row) => readRound(house, row)),
  );
  return rounds.map(({ table, number, opensAt, closesAt, seated }) => {
    const { min, max } = standingOf(house, table);
    const seats = seated ? takenSeats(seated) : [];
    const game = table.game.code;
    return { tableId: table.id, game, number: Number(number), opensAt, closesAt, min, max, seats };
  });
}
