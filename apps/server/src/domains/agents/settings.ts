import { agentsDesk as contract, type Output, type Wire } from '@baize/contract';
import { z } from 'zod/mini';
import type { Database, Transaction } from '../../platform/database.ts';
import { notePlan } from './rebates/rebate-plans.ts';

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
  await notePlan(tx, settings.rebatePlan, at);
  return true;
}
