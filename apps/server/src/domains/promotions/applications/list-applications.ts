import type { promotionsApplicationsOperator as contract, Output } from '@baize/contract';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import { sendFile } from '../../../platform/files/upload.ts';
import { findFile } from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { usernamesOf } from '../../members/index.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { type Campaign, findCampaign, wordsOf } from '../campaigns/campaign.ts';
import { valuesIn, valuesOf } from '../progress/values.ts';
import { worthOf } from '../rewards/gift-amounts.ts';
import type { Application } from '../tables.ts';

type Listed = Output<typeof contract.listApplications.value>;

export async function listApplications(
  house: House,
  { state, campaignId, page, pageSize }: Output<typeof contract.listApplications.input>,
): Promise<Listed> {
  let of = house.db.selectFrom('promotion_applications').where('state', '=', state);
  if (campaignId) of = of.where('campaign_id', '=', BigInt(campaignId));
  const { count } = await of
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('id', state === 'APPLYING' ? 'asc' : 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  return pageOf(await showRows(house, rows), count, { page, pageSize });
}

async function showRows(house: House, rows: readonly Application[]): Promise<Listed['list']> {
  const names = await usernamesOf(
    house.db,
    rows.map(({ member_id }) => member_id),
  );
  const by = rows.flatMap(({ decided_by }) => decided_by ?? []);
  const operators = await operatorNames(house, [...new Set(by)]);
  const campaigns = new Map<bigint, Campaign>();
  const list: Listed['list'] = [];
  for (const row of rows) {
    const campaign =
      campaigns.get(row.campaign_id) ?? (await findCampaign(house.db, row.campaign_id))!;
    campaigns.set(row.campaign_id, campaign);
    const worth = await worthFor(house, campaign, row);
    list.push({
      id: String(row.id),
      campaignId: String(row.campaign_id),
      title: wordsOf(campaign.content, 'EN').title,
      memberId: Number(row.member_id),
      username: names.get(row.member_id) ?? '',
      state: row.state,
      remark: row.remark,
      fileIds: row.file_ids.map(String),
      money: worth.money,
      points: worth.points,
      reason: row.reason,
      at: row.asked_at.getTime(),
      decidedAt: row.decided_at?.getTime() ?? null,
      decidedBy: row.decided_by ? (operators.get(row.decided_by) ?? null) : null,
    });
  }
  return list;
}

/** What was given, once it was; before, what it would be. */
async function worthFor(house: House, campaign: Campaign, row: Application) {
  const gift = await house.db
    .selectFrom('promotion_gifts')
    .select(['money', 'points'])
    .where('campaign_id', '=', row.campaign_id)
    .where('member_id', '=', row.member_id)
    .where('cycle', '=', row.cycle)
    .executeTakeFirst();
  if (gift) return gift;
  const own = { memberId: row.member_id, campaigns: [campaign], at: house.clock.now() };
  const values = await valuesOf(house.db, own);
  const [step] = campaign.content.steps;
  return step
    ? worthOf(step.gives, valuesIn(values, campaign, row.cycle))
    : { money: 0n, points: 0n };
}

type Picture = Output<typeof contract.showPicture.input>;

/** Only what the application names is shown, and each view is on record. */
export async function showPicture(
  house: House,
  caller: Caller,
  { picture, reply }: { picture: Picture; reply: FastifyReply },
) {
  const asked = await house.db
    .selectFrom('promotion_applications')
    .select(['file_ids', 'member_id'])
    .where('id', '=', BigInt(picture.id))
    .executeTakeFirst();
  const file = await findFile(house, picture.fileId);
  if (!file || !asked?.file_ids.includes(file.id)) refuse('NOT_FOUND');
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'promotions.picture.seen',
      subject: `member:${asked.member_id}`,
      after: { application: picture.id, file: picture.fileId },
      address: caller.address,
    }),
  );
  return sendFile(house, reply, file);
}
