import { sql } from 'kysely';
import type { BrandCurrency } from '../../../platform/currency.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { StartFailure } from '../../../platform/errors/start-failure.ts';
import type { House } from '../../../platform/house.ts';

export interface BrandCurrencyTable {
  is_only: boolean;
  code: string;
  decimals: number;
  chosen_at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    brand_currency: BrandCurrencyTable;
  }
}

/** The accounts of the house are opened with this money before anyone has chosen. */
const AT_FIRST = 'USD';

/** The first start chooses the money of the books; every later one must name the same. */
export async function agreeOnCurrency(house: House, wanted: BrandCurrency): Promise<void> {
  await begin(house.db, async (tx) => {
    const { code, decimals } = wanted;
    const chosen = await tx
      .insertInto('brand_currency')
      .values({ is_only: true, code, decimals, chosen_at: house.clock.now() })
      .onConflict((conflict) => conflict.column('is_only').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (chosen) return code === AT_FIRST ? undefined : openBooksIn(tx, code);
    const kept = await tx.selectFrom('brand_currency').selectAll().executeTakeFirstOrThrow();
    if (kept.code !== code || kept.decimals !== decimals) refuseOther(kept);
  });
}

/** An installation that counted in the first money before it was asked goes on with it. */
async function openBooksIn(tx: Transaction, code: string): Promise<void> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from transfers) or
      exists (select from accounts where member_id is not null) as "isUsed"`.execute(tx);
  if (rows[0]?.isUsed) refuseOther({ code: AT_FIRST, decimals: 2 });
  await sql`update accounts set currency = ${code} where currency = ${AT_FIRST}`.execute(tx);
}

function refuseOther({ code, decimals }: { code: string; decimals: number }): never {
  throw new StartFailure(
    `This installation counts in ${code} with ${decimals} decimals, and that is fixed: set BAIZE_CURRENCY=${code}, or begin with an empty database.`,
  );
}
