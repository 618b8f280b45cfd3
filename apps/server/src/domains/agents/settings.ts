import { agentsSettingsOperator as contract, type Output, type Wire } from '@baize/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Database, Tables, Transaction } from '../../platform/database.ts';

export type AgentSettings = Output<typeof contract.settings>;

const SHIPPED: Wire<typeof contract.settings> = {};

/** What operators decide about agents; as shipped where nobody decided. */
export async function agentSettings(
  db: Database | Transaction,
): Promise<AgentSettings & { version: number }> {
  const row = await db.selectFrom('agent_settings').selectAll().executeTakeFirst();
  const content = z.parse(contract.settings, row?.content ?? SHIPPED);
  return { ...content, version: row?.version ?? 0 };
}

/** False when someone else saved since it was read. */
export async function writeSettings(
  tx: Transaction,
  settings: AgentSettings,
  { version, at }: { version: number; at: Date },
): Promise<boolean> {
  const content = JSON.stringify(z.encode(contract.settings, settings));
  const row = { content, version: version + 1, changed_at: at };
  const written = await tx
    .insertInto('agent_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('only_one').doUpdateSet(row).where('agent_settings.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (written?.version !== version + 1) return false;
  await recordPlan(tx, settings.rebatePlan, at);
  return true;
}

/** Records since when a plan holds, where it is another than before: a bet is rebated by the plan of its time. */
async function recordPlan(
  tx: Transaction,
  plan: Tables['rebate_plans']['plan'],
  since: Date,
): Promise<void> {
  await sql`insert into rebate_plans (since, plan) select ${since}, ${plan}
    where ${plan} <> coalesce((select plan from rebate_plans where since <= ${since}
      order by since desc limit 1), 'DIFFERENCE')
    on conflict (since) do update set plan = excluded.plan`.execute(tx);
}
