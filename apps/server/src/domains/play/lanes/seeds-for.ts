import type { House } from '../../../platform/house.ts';
import { assignSeeds } from '../../wallet/index.ts';
import { type Batch, cashOf, type Order } from './batch.ts';
import type { LaneConnection } from './lane-connection.ts';
import {
  insertSeeds,
  newSeedColumns,
  type OpenSeed,
  type SeedBox,
  selectSeeds,
} from './seed-box.ts';

/** The seed pairs of those who draw; made here for those who never did. */
export async function seedsFor(
  tools: { house: House; connection: LaneConnection; seeds: SeedBox },
  orders: readonly Order[],
  { books, bets }: Pick<Batch, 'books' | 'bets'>,
  at: Date,
): Promise<Map<bigint, OpenSeed>> {
  const { house, connection, seeds } = tools;
  const accounts = orders
    .filter(({ drawsSeed }) => drawsSeed)
    .flatMap((order) => cashOf({ books } as Batch, order) ?? []);
  const without = [...new Set(accounts.filter(({ seedId }) => seedId === null))];
  if (without.length > 0) {
    const made = await connection.run(insertSeeds, newSeedColumns(house, without, at));
    const inUse = made.filter((row) => row[5] !== null);
    for (const account of without) {
      const row = inUse.find((row) => row[1] === account.memberId && row[2] === account.currency)!;
      account.seedId = row[0] as bigint;
      account.nonce = 0n;
    }
    await connection.run(assignSeeds, [without.map(({ id }) => id), without.map((a) => a.seedId)]);
  }
  const opened = new Map<bigint, OpenSeed>();
  const missing = new Set<bigint>();
  const ofBets = orders.flatMap(({ drawsSeed, betIds = [] }) =>
    drawsSeed ? betIds.flatMap((id) => bets.get(id)?.seedId ?? []) : [],
  );
  for (const seedId of [...accounts.map((account) => account.seedId!), ...ofBets]) {
    const seed = seeds.get(seedId);
    if (seed) opened.set(seedId, seed);
    else missing.add(seedId);
  }
  if (missing.size === 0) return opened;
  for (const row of await connection.run(selectSeeds, [[...missing]])) {
    const [id, sealed, clientSeed, hash] = row as [bigint, string, string, string];
    opened.set(id, seeds.add({ id, sealed, clientSeed, hash }));
  }
  return opened;
}
