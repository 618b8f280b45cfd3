import { isDeepStrictEqual } from 'node:util';
import type { promotionsCampaignsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import {
  type Content,
  findCampaign,
  lockCampaign,
  readCampaign,
  writeContent,
} from './campaign.ts';
import { drawCampaignSeed } from './campaign-seed.ts';
import { assertSound, giftsOf } from './check-content.ts';
import { campaignMemory } from './memory.ts';
import { askBudget } from './start-campaign.ts';

type Input = Output<typeof contract.saveCampaign.input>;
type Saved = Output<typeof contract.saveCampaign.value>;

/** Saves a draft or a version of it. What runs keeps its rules: only words, end and costs change. */
export async function saveCampaign(house: House, caller: Caller, input: Input): Promise<Saved> {
  assertSound(input.content);
  await assertGoods(house, input.content);
  const saved = await begin(house.db, async (tx) =>
    input.id === undefined
      ? createCampaign(house, tx, caller, input)
      : changeCampaign(house, tx, caller, { ...input, id: input.id }),
  );
  await campaignMemory.renew(house);
  return saved;
}

/** What is to be sent must be there to be sent. */
async function assertGoods(house: House, content: Content): Promise<void> {
  for (const { goods } of giftsOf(content)) {
    const [desk] = goods ? house.contributed('goodsDesks') : [];
    if (goods && !(await desk?.has(house.db, goods.goodId))) {
      refuse('INVALID_INPUT', { value: { goods: 'invalid' } });
    }
  }
}

export async function copyCampaign(
  house: House,
  caller: Caller,
  id: string,
): Promise<{ id: string }> {
  const found = (await findCampaign(house.db, id)) ?? refuse('NOT_FOUND');
  const { content } = found;
  return begin(house.db, (tx) =>
    createCampaign(house, tx, caller, { content, reason: `copy of ${id}` }),
  );
}

type New = { content: Content; reason: string };

async function createCampaign(
  house: House,
  tx: Transaction,
  caller: Caller,
  { content, reason }: New,
): Promise<Saved> {
  const at = house.clock.now();
  const { id } = await tx
    .insertInto('promotion_campaigns')
    .values({
      kind: content.kind,
      content: writeContent(content),
      starts_at: new Date(content.startsAt),
      ends_at: content.endsAt === null ? null : new Date(content.endsAt),
      started_at: null,
      stopped_at: null,
      created_at: at,
      created_by: caller.operatorId,
      seed_sealed: '',
      seed_hash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('promotion_campaigns')
    .set(drawCampaignSeed(house))
    .where('id', '=', id)
    .execute();
  await keepVersion(house, tx, caller, { id, version: 1, content, reason });
  return { id: String(id), version: 1, approvalId: null };
}

async function changeCampaign(
  house: House,
  tx: Transaction,
  caller: Caller,
  { id, version, content, reason }: Input & { id: string },
): Promise<Saved> {
  const before = readCampaign(await lockCampaign(tx, BigInt(id)));
  if (before.version !== version) refuse('CHANGED_MEANWHILE');
  if (before.state === 'STOPPED') refuse('PROMOTION_RUNS');
  if (before.state === 'RUNNING' && !isSameRule(before.content, content)) refuse('PROMOTION_RUNS');
  if (before.state === 'RUNNING' && isDearer(before.content, content)) {
    const approvalId = await askBudget(house, tx, caller, { campaign: before, content, reason });
    if (approvalId) return { id, version, approvalId };
  }
  await writeVersion(house, tx, caller, { id: BigInt(id), version: version + 1, content, reason });
  return { id, version: version + 1, approvalId: null };
}

/** What members were promised stays; words, picture, order, end and costs may change. */
function isSameRule(before: Content, after: Content): boolean {
  const rules = ({
    words: _,
    picture: __,
    sort: ___,
    endsAt: ____,
    costs: _____,
    ...rest
  }: Content) => rest;
  return isDeepStrictEqual(rules(before), rules(after));
}

const isDearer = (before: Content, after: Content) =>
  after.costs.budget === null ||
  (before.costs.budget !== null && after.costs.budget > before.costs.budget);

type Version = { id: bigint; version: number; content: Content; reason: string };

/** The parts as they hold from now on. */
export async function writeVersion(
  house: House,
  tx: Transaction,
  caller: Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>,
  next: Version,
): Promise<void> {
  const { content } = next;
  await tx
    .updateTable('promotion_campaigns')
    .set({
      kind: content.kind,
      content: writeContent(content),
      version: next.version,
      starts_at: new Date(content.startsAt),
      ends_at: content.endsAt === null ? null : new Date(content.endsAt),
    })
    .where('id', '=', next.id)
    .execute();
  await keepVersion(house, tx, caller, next);
}

async function keepVersion(
  house: House,
  tx: Transaction,
  caller: Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>,
  { id, version, content, reason: said }: Version,
): Promise<void> {
  const reason = maskCardNumbers(said);
  const written = writeContent(content);
  await tx
    .insertInto('promotion_versions')
    .values({
      campaign_id: id,
      version,
      content: written,
      reason,
      saved_at: house.clock.now(),
      saved_by: caller.operatorId,
    })
    .execute();
  await recordAudit(house, tx, {
    actor: caller.operatorId ? actorOf(caller) : 'system',
    action: 'promotions.campaign.saved',
    subject: `campaign:${id}`,
    after: { version, reason, content: JSON.parse(written) },
    address: caller.address || undefined,
  });
}
