import type { agentsRebates as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Rebates } from '../../members/index.ts';
import { agentSettings } from '../settings.ts';
import { rebateOfGroup } from './rebate-shares.ts';

type Shown = Output<typeof contract.quotas.value>;

/** How many accounts of each limited prize group an agent has opened, and may still open. */
export async function listQuotas(house: House, agentId: bigint): Promise<Shown> {
  return { list: await quotasOf(house.db, agentId) };
}

/** Refuses an account whose prize group lies at or above a limit that is used up. */
export async function assertQuota(
  db: Database | Transaction,
  agentId: bigint,
  given: Rebates,
): Promise<void> {
  const wanted = given.LOTT;
  if (wanted === undefined) return;
  const full = (await quotasOf(db, agentId)).find(
    ({ rebate, left }) => wanted >= rebate && left <= 0,
  );
  if (full) refuse('QUOTA_USED_UP', { value: { prizeGroup: full.prizeGroup } });
}

async function quotasOf(db: Database | Transaction, agentId: bigint): Promise<Shown['list']> {
  const { quotas } = await agentSettings(db);
  if (quotas.length === 0) return [];
  const { rows } = await sql<{ rate: bigint; count: number }>`
    select r.rate, count(*)::int as count from given_rebates r join team_members m on m.id = r.member_id
    where m.upline_id = ${agentId} and r.category = 'LOTT' group by 1`.execute(db);
  return quotas.map(({ prizeGroup, count }) => {
    const rebate = rebateOfGroup(prizeGroup);
    const used = rows.reduce((sum, row) => (row.rate >= rebate ? sum + row.count : sum), 0);
    const left = Math.max(0, count - used);
    return { productType: 'LOTT' as const, prizeGroup, rebate, quota: count, used, left };
  });
}
