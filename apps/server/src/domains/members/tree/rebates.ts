import type { Rate } from '@baize/money';
import type { Database, Transaction } from '../../../platform/database.ts';

export interface MemberRebatesTable {
  member_id: bigint;
  category: string;
  rate: bigint;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    member_rebates: MemberRebatesTable;
  }
}

/** What a member gets back of their valid bets, per category. */
export type Rebates = Readonly<Record<string, Rate>>;

export async function rebatesOf(db: Database | Transaction, memberId: bigint): Promise<Rebates> {
  const rows = await db
    .selectFrom('member_rebates')
    .select(['category', 'rate'])
    .where('member_id', '=', memberId)
    .execute();
  return Object.fromEntries(rows.map(({ category, rate }) => [category, rate]));
}

export async function setRebates(
  tx: Transaction,
  memberId: bigint,
  rebates: Rebates,
): Promise<void> {
  const rows = Object.entries(rebates).map(([category, rate]) => ({
    member_id: memberId,
    category,
    rate,
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('member_rebates')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'category'])
        .doUpdateSet((row) => ({ rate: row.ref('excluded.rate') })),
    )
    .execute();
}

/** Nobody can give what they do not have: the link's rebate, or the owner's where it is lower. */
export function lowerOf(given: Rebates, own: Rebates): Rebates {
  return Object.fromEntries(
    Object.entries(given).map(([category, rate]) => {
      const ceiling = own[category] ?? 0n;
      return [category, rate < ceiling ? rate : ceiling];
    }),
  );
}
