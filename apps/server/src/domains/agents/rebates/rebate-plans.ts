import { sql } from 'kysely';
import type { Database, Tables, Transaction } from '../../../platform/database.ts';

type Plan = Tables['rebate_plans']['plan'];
export type PlanAt = (at: Date) => Plan;

/** By which plan a bet is rebated that was settled at an instant: whatever is decided later. */
export async function rebatePlans(db: Database | Transaction): Promise<PlanAt> {
  const rows = await db
    .selectFrom('rebate_plans')
    .selectAll()
    .orderBy('since', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  return (at) => rows.find(({ since }) => since <= at)?.plan ?? 'DIFFERENCE';
}

const MOST_CHANGES = 100;

/** Keeps since when a plan stands, where it is another than before. */
export async function notePlan(tx: Transaction, plan: Plan, since: Date): Promise<void> {
  await sql`insert into rebate_plans (since, plan) select ${since}, ${plan}
    where ${plan} <> coalesce((select plan from rebate_plans where since <= ${since}
      order by since desc limit 1), 'DIFFERENCE')
    on conflict (since) do update set plan = excluded.plan`.execute(tx);
}
