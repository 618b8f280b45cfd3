import type { promotionsCampaignsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  isWaiting,
  namesByNumber,
  operatorNames,
  type SubjectNames,
} from '../../operators/index.ts';
import type { CampaignRow } from '../tables.ts';
import { readCampaign, wordsOf } from './campaign.ts';

type Listed = Output<typeof contract.listCampaigns.value>;

export async function listCampaigns(
  house: House,
  { state, kind, page, pageSize }: Output<typeof contract.listCampaigns.input>,
): Promise<Listed> {
  let query = house.db.selectFrom('promotion_campaigns');
  if (state) query = query.where('state', '=', state);
  if (kind) query = query.where('kind', '=', kind);
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  return pageOf(await showRows(house, rows), count, { page, pageSize });
}

export async function showCampaign(
  house: House,
  id: string,
): Promise<Output<typeof contract.showCampaign.value>> {
  const row = await house.db
    .selectFrom('promotion_campaigns')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  if (!row) refuse('NOT_FOUND');
  const versions = await house.db
    .selectFrom('promotion_versions')
    .select(['version', 'saved_at', 'saved_by', 'reason'])
    .where('campaign_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(100)
    .execute();
  const names = await operatorNames(house, [...new Set(versions.map(({ saved_by }) => saved_by))]);
  const [shown] = await showRows(house, [row]);
  return {
    ...shown!,
    content: readCampaign(row).content,
    versions: versions.map(({ version, saved_at, saved_by, reason }) => ({
      version,
      savedAt: saved_at.getTime(),
      savedBy: names.get(saved_by) ?? null,
      reason,
    })),
  };
}

async function showRows(house: House, rows: readonly CampaignRow[]): Promise<Listed['list']> {
  const ids = rows.map(({ id }) => id);
  const takers = await house.db
    .selectFrom('promotion_gifts')
    .select(['campaign_id', sql<number>`count(distinct member_id)::int`.as('members')])
    .where('campaign_id', 'in', [0n, ...ids])
    .groupBy('campaign_id')
    .execute();
  const members = new Map(takers.map((row) => [row.campaign_id, row.members]));
  const waiting = await waitingOf(house, rows);
  return rows.map((row) => {
    const { content, version, state, spent, gifts } = readCampaign(row);
    return {
      id: String(row.id),
      kind: content.kind,
      title: wordsOf(content, 'EN').title,
      state,
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at?.getTime() ?? null,
      budget: content.costs.budget,
      spent,
      gifts,
      members: members.get(row.id) ?? 0,
      version,
      stopReason: row.stop_reason,
      isWaiting: waiting.has(row.id),
    };
  });
}

/** Which drafts wait for a second person to let them start. */
async function waitingOf(house: House, rows: readonly CampaignRow[]): Promise<Set<bigint>> {
  const drafts = rows.filter(({ state }) => state === 'DRAFT');
  return begin(house.db, async (tx) => {
    const waiting = new Set<bigint>();
    for (const { id } of drafts) {
      if (await isWaiting(tx, 'promotions.start', `campaign:${id}`)) waiting.add(id);
    }
    return waiting;
  });
}

/** Campaigns by their titles. */
export const campaignSubjects: SubjectNames = {
  of: 'campaign',
  names: namesByNumber(async ({ db }, ids) => {
    const rows = await db
      .selectFrom('promotion_campaigns')
      .selectAll()
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, wordsOf(readCampaign(row).content, 'EN').title]));
  }),
};
