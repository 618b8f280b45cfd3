import {
  type promotionsCampaignsOperator as contract,
  type Output,
  promotionsCampaign,
} from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSettings } from '../../cashier/index.ts';
import { type ApprovalKind, actorOf, askOneApproval, recordAudit } from '../../operators/index.ts';
import {
  type Campaign,
  type Content,
  lockCampaign,
  readCampaign,
  writeContent,
} from './campaign.ts';
import { pauseCounting } from './counting-lock.ts';
import { campaignMemory } from './memory.ts';

const START = 'promotions.start';
const BUDGET = 'promotions.budget';
const subjectOf = (id: bigint | string) => `campaign:${id}`;

type Input = Output<typeof contract.startCampaign.input>;

/** Lets a draft run. What may cost more than one person can decide waits for a second one. */
export async function startCampaign(
  house: House,
  caller: Caller,
  { id, version, reason: said }: Input,
): Promise<{ approvalId: string | null }> {
  const reason = maskCardNumbers(said);
  const approvalId = await begin(house.db, async (tx) => {
    const campaign = readCampaign(await lockCampaign(tx, BigInt(id)));
    if (campaign.version !== version) refuse('CHANGED_MEANWHILE');
    if (campaign.state !== 'DRAFT') refuse('ALREADY_DECIDED');
    assertAhead(house, campaign);
    if (!(await isLarge(tx, campaign.content))) {
      await letRun(house, tx, campaign.id, { actor: actorOf(caller), reason });
      return null;
    }
    const payload = { id, version, reason, budget: budgetText(campaign.content) };
    const asked = await askOneApproval(house, tx, {
      kind: START,
      subject: subjectOf(id),
      payload,
      caller,
    });
    return String(asked);
  });
  await campaignMemory.renew(house);
  return { approvalId };
}

function assertAhead(house: House, { to }: Campaign): void {
  if (to && to <= house.clock.now()) refuse('INVALID_INPUT', { value: { endsAt: 'too_small' } });
}

const budgetText = ({ costs }: Content) => (costs.budget === null ? null : String(costs.budget));

async function isLarge(tx: Transaction, { costs }: Content): Promise<boolean> {
  const { twoPeopleFrom } = await readSettings(tx);
  return costs.budget !== null && costs.budget >= twoPeopleFrom;
}

async function letRun(
  house: House,
  tx: Transaction,
  id: bigint,
  { actor, reason }: { actor: string; reason: string },
): Promise<void> {
  await pauseCounting(tx);
  await tx
    .updateTable('promotion_campaigns')
    .set({ state: 'RUNNING', started_at: house.clock.now() })
    .where('id', '=', id)
    .execute();
  await recordAudit(house, tx, {
    actor,
    action: 'promotions.campaign.started',
    subject: subjectOf(id),
    after: { reason },
  });
}

type Frozen = { id: string; version: number; reason: string };

/** The second person agrees: to the very version that was asked for. */
export const startApproval: ApprovalKind = {
  kind: START,
  right: 'promotions.approve',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { id, version, reason } = payload as Frozen;
    const campaign = readCampaign(await lockCampaign(tx, BigInt(id)));
    if (campaign.version !== version || campaign.state !== 'DRAFT') refuse('CHANGED_MEANWHILE');
    assertAhead(house, campaign);
    await letRun(house, tx, campaign.id, { actor: `operator:${decidedBy}`, reason });
  },
};

type Dearer = { campaign: Campaign; content: Content; reason: string };

/** More money for what runs, where it takes two: null where one person may give it. */
export async function askBudget(
  house: House,
  tx: Transaction,
  caller: Caller,
  { campaign, content, reason }: Dearer,
): Promise<string | null> {
  if (!(await isLarge(tx, content))) return null;
  const payload = {
    id: String(campaign.id),
    version: campaign.version,
    from: budgetText(campaign.content),
    to: budgetText(content),
    reason: maskCardNumbers(reason),
    content: writeContent(content),
  };
  const subject = subjectOf(campaign.id);
  return String(await askOneApproval(house, tx, { kind: BUDGET, subject, payload, caller }));
}

type Keep = (
  house: House,
  tx: Transaction,
  by: bigint,
  next: { id: bigint; version: number; content: Content; reason: string },
) => Promise<void>;

export const budgetApproval = (keep: Keep): ApprovalKind => ({
  kind: BUDGET,
  right: 'promotions.approve',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { id, version, reason, content } = payload as Frozen & { content: string };
    const campaign = readCampaign(await lockCampaign(tx, BigInt(id)));
    if (campaign.version !== version || campaign.state !== 'RUNNING') refuse('CHANGED_MEANWHILE');
    const next = z.parse(promotionsCampaign.content, JSON.parse(content));
    await keep(house, tx, decidedBy, {
      id: campaign.id,
      version: version + 1,
      content: next,
      reason,
    });
  },
});

/** At once: nothing more is counted, joined or given. */
export async function stopCampaign(
  house: House,
  caller: Caller,
  { id, reason: said }: Output<typeof contract.stopCampaign.input>,
): Promise<null> {
  const reason = maskCardNumbers(said);
  await begin(house.db, async (tx) => {
    const { state } = await lockCampaign(tx, BigInt(id));
    if (state !== 'RUNNING') refuse('ALREADY_DECIDED');
    await tx
      .updateTable('promotion_campaigns')
      .set({ state: 'STOPPED', stopped_at: house.clock.now(), stop_reason: reason })
      .where('id', '=', BigInt(id))
      .execute();
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'promotions.campaign.stopped',
      subject: subjectOf(id),
      after: { reason },
      address: caller.address,
    });
  });
  await campaignMemory.renew(house);
  return null;
}
