import { type Pot, type PotName, pots } from '@baize/games';
import { type Money, money } from '@baize/money';
import type { Selectable } from 'kysely';
import { begin, type Tables, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY, openHouseAccount, writeHouseMove } from '../../wallet/index.ts';

export type PotRow = Selectable<Tables['jackpot_pots']>;

/** Far above what a pot holds on average when it is won, so that the published return stays true. */
const CEILINGS: Record<PotName, Money> = {
  mini: money('500'),
  minor: money('7500'),
  major: money('75000'),
  grand: money('1800000'),
};

export const accountOf = (pot: string) => `jackpot:${pot}` as const;

export function potOf(name: string): Pot {
  const pot = pots.find((one) => one.name === name);
  if (!pot) throw new Error(`There is no pot ${name}`);
  return pot;
}

/** Opens the pots of a house that has none yet, each with its seed. */
export async function openPots(house: House): Promise<void> {
  const at = house.clock.now();
  await begin(house.db, async (tx) => {
    for (const pot of pots) {
      await openHouseAccount(tx, accountOf(pot.name), BRAND_CURRENCY, at);
      const first = { pot: pot.name, pool: pot.seed, remainder: 0n, generation: 1, won_at: null };
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('jackpot_pots')
        .values({ ...first, ceiling: CEILINGS[pot.name] })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows) await putSeed(tx, pot, 1, at);
    }
  });
}

/** The house puts in what a pot starts with. */
export function putSeed(tx: Transaction, pot: Pot, generation: number, at: Date): Promise<void> {
  const key = `#pot.${pot.name}.seed.${generation}`;
  return intoPot(tx, pot.name, pot.seed, key, at);
}

export function intoPot(
  tx: Transaction,
  pot: string,
  amount: Money,
  key: string,
  at: Date,
): Promise<void> {
  const move = { from: 'games', to: accountOf(pot), currency: BRAND_CURRENCY } as const;
  return writeHouseMove(tx, { ...move, amount, reason: 'JACKPOT', key }, at);
}

/** Whoever changes pots takes them in one order, and before any member's account. */
export function lockPots(tx: Transaction, names?: readonly string[]): Promise<PotRow[]> {
  let query = tx.selectFrom('jackpot_pots').selectAll().orderBy('pot').forUpdate();
  if (names) query = query.where('pot', 'in', names);
  return query.execute();
}

export async function keepPot(tx: Transaction, row: PotRow): Promise<void> {
  const { pot, pool, remainder, generation, won_at } = row;
  await tx
    .updateTable('jackpot_pots')
    .set({ pool, remainder, generation, won_at })
    .where('pot', '=', pot)
    .execute();
}
