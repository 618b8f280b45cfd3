import type {
  promotionsRewards as contract,
  Language,
  Output,
  promotionsCampaign,
} from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readCampaign, wordsOf } from '../campaigns/campaign.ts';
import { type GrantKind, titleOfGrant } from '../grants/grants.ts';

type Kind = (typeof promotionsCampaign.campaignKinds)[number];

/** What campaigns are called in a language, by their number. */
export async function titlesOf(
  { db }: House,
  ids: readonly bigint[],
  language: Language,
): Promise<Map<bigint, { title: string; kind: Kind }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_campaigns')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => {
      const { content } = readCampaign(row);
      return [row.id, { title: wordsOf(content, language).title, kind: content.kind }];
    }),
  );
}

type Received = { campaign_id: bigint | null; kind: GrantKind | null; level: number };

function nameOf(
  { campaign_id: id, kind, level }: Received,
  titles: Awaited<ReturnType<typeof titlesOf>>,
  language: Language,
): { kind: Kind | GrantKind; title: string } {
  if (kind) return { kind, title: titleOfGrant({ kind, level }, language) };
  return titles.get(id!)!;
}

export async function listGifts(
  house: House,
  { memberId, language }: { memberId: bigint; language: Language },
  { page, size }: { page: number; size: number },
): Promise<Output<typeof contract.gifts.value>> {
  const of = house.db.selectFrom('promotion_received').where('member_id', '=', memberId);
  const sums = await of
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<bigint>`coalesce(sum(money), 0)::bigint`.as('money'),
      sql<bigint>`coalesce(sum(points), 0)::bigint`.as('points'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const titles = await titlesOf(
    house,
    rows.flatMap((row) => row.campaign_id ?? []),
    language,
  );
  return {
    list: rows.map((row) => ({
      id: row.id,
      ...nameOf(row, titles, language),
      money: row.money,
      points: row.points,
      tickets: row.tickets,
      spins: row.spins,
      freeBet: row.free_bet,
      goods: row.goods,
      multiple: row.multiple,
      at: row.given_at.getTime(),
    })),
    totalPages: Math.ceil(sums.count / size),
    totalCount: sums.count,
    money: sums.money,
    points: sums.points,
  };
}
