import { type Money, money } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Currency } from '../currencies.ts';
import type { Reason } from '../reasons.ts';

export type HouseFlow = { from: string; to: string; amount: Money };

/** What moved between accounts of the house for one reason, summed by the two accounts. */
export async function houseFlows(
  db: Database,
  { reason, currency }: { reason: Reason; currency: Currency },
): Promise<HouseFlow[]> {
  const { rows } = await sql<{ from: string; to: string; amount: bigint }>`
    select f.purpose as from, t.purpose as to, -sum(m.amount)::bigint as amount
    from kept_transfers m join accounts f on f.id = m.account_id
      join accounts t on t.id = m.counter_account_id
    where m.seq is null and m.reason = ${reason} and f.currency = ${currency}
    group by 1, 2`.execute(db);
  return rows;
}

export function sumOf(flows: readonly HouseFlow[], isMeant: (flow: HouseFlow) => boolean): Money {
  return flows.filter(isMeant).reduce((sum, { amount }) => sum + amount, money('0'));
}
