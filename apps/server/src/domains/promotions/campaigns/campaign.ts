import { promotionsCampaign as contract, type Language, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { Database, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CampaignRow } from '../tables.ts';

export type Content = Output<typeof contract.content>;
export type Gift = Output<typeof contract.gift>;

/** A campaign as it is held: its parts decoded, its times as they bind. */
export type Campaign = {
  id: bigint;
  state: CampaignRow['state'];
  content: Content;
  version: number;
  /** Nothing before it counts, even where an operator started it late. */
  from: Date;
  /** Nothing from here on counts. */
  to: Date | null;
  spent: bigint;
  gifts: number;
  seedSealed: string;
  seedHash: string;
  stopReason: string;
};

export function readCampaign(row: CampaignRow): Campaign {
  const from = row.started_at && row.started_at > row.starts_at ? row.started_at : row.starts_at;
  return {
    id: row.id,
    state: row.state,
    content: z.parse(contract.content, row.content),
    version: row.version,
    from,
    to: row.ends_at,
    spent: row.spent,
    gifts: row.gifts,
    seedSealed: row.seed_sealed,
    seedHash: row.seed_hash,
    stopReason: row.stop_reason,
  };
}

export function writeContent(content: Content): string {
  return JSON.stringify(z.encode(contract.content, content));
}

/** All that run, read in the transaction that needs them exact. */
export async function runningCampaigns(db: Database | Transaction): Promise<Campaign[]> {
  const rows = await db
    .selectFrom('promotion_campaigns')
    .selectAll()
    .where('state', '=', 'RUNNING')
    .orderBy('id')
    .execute();
  return rows.map(readCampaign);
}

export async function findCampaign(db: Database | Transaction, id: string | bigint) {
  const row = await db
    .selectFrom('promotion_campaigns')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  return row && readCampaign(row);
}

/** Several by their numbers, read by one question. */
export async function findCampaigns(
  db: Database | Transaction,
  ids: readonly bigint[],
): Promise<Map<bigint, Campaign>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_campaigns')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, readCampaign(row)]));
}

/** One that members may know of: a draft is as if it did not exist. */
export async function shownCampaign(db: Database | Transaction, id: string): Promise<Campaign> {
  const found = await findCampaign(db, id);
  return found && found.state !== 'DRAFT' ? found : refuse('PROMOTION_NOT_FOUND');
}

/** Held until the transaction ends: its spending and its state cannot change meanwhile. */
export async function lockCampaign(tx: Transaction, id: bigint): Promise<CampaignRow> {
  const row = await tx
    .selectFrom('promotion_campaigns')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

const NO_WORDS = { title: '', summary: '', terms: '' };

/** In the reader's language, else in English, else in the first that has words. */
export function wordsOf({ words }: Pick<Content, 'words'>, language: Language) {
  return words[language] ?? words.EN ?? Object.values(words)[0] ?? NO_WORDS;
}

/** How the campaigns of some rows are called; what no campaign gave has no title. */
export async function titlesFor(
  db: Database | Transaction,
  rows: readonly { campaign_id: bigint | null }[],
  language: Language,
): Promise<(campaignId: bigint | null) => string> {
  const campaigns = await findCampaigns(
    db,
    rows.flatMap(({ campaign_id }) => campaign_id ?? []),
  );
  return (campaignId) => {
    const campaign = campaignId === null ? undefined : campaigns.get(campaignId);
    return campaign ? wordsOf(campaign.content, language).title : '';
  };
}
