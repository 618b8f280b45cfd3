import type { Database, Tables, Transaction } from '../../../platform/database.ts';

type Plan = Tables['rebate_plans']['plan'];
export type PlanAt = (at: Date) => Plan;

/** By which plan a bet is rebated that was settled at an instant: whatever is decided later. */
export async function rebatePlans(db: Database | Transaction): Promise<PlanAt> {
  const rows = await db
    .selectFrom('rebate_plans')
    .selectAll()
    .orderBy('since', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return (at) => rows.find(({ since }) => since <= at)?.plan ?? 'DIFFERENCE';
}

const MAX_CHANGES = 100;
