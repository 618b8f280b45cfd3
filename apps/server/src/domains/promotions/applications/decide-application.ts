import type { promotionsApplicationsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { findCampaign } from '../campaigns/campaign.ts';
import { giveStep } from '../rewards/claim.ts';
import { followGift } from '../rewards/limited-bonuses.ts';
import type { Application } from '../tables.ts';

type Ruling = Output<typeof contract.decideApplication.input>;

/** Decided once: approved it is given in the same transaction, rejected it says why. */
export async function decideApplication(
  house: House,
  caller: Caller,
  ruling: Ruling,
): Promise<null> {
  if (!ruling.isApproved && ruling.reason.trim().length < 3) {
    refuse('INVALID_INPUT', { value: { reason: 'too_small' } });
  }
  const found = await begin(house.db, (tx) => decide(house, tx, caller, ruling));
  await followGift(house, (await findCampaign(house.db, found.campaign_id))!);
  const { member_id: memberId, campaign_id: id } = found;
  house.realtime.publish(topicOfMember(memberId), { kind: 'promotion', id: String(id) });
  house.realtime.publish('ops:promotions', { kind: 'application' });
  return null;
}

async function decide(
  house: House,
  tx: Transaction,
  caller: Caller,
  { id, isApproved, reason: said }: Ruling,
): Promise<Application> {
  const at = house.clock.now();
  const asked = await tx
    .selectFrom('promotion_applications')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  if (!asked) refuse('NOT_FOUND');
  await lockCash(tx, asked.member_id, BRAND_CURRENCY);
  const reason = maskCardNumbers(said);
  const decided = await tx
    .updateTable('promotion_applications')
    .set({
      state: isApproved ? 'ISSUED' : 'REJECTED',
      reason,
      decided_at: at,
      decided_by: caller.operatorId,
    })
    .where('id', '=', asked.id)
    .where('state', '=', 'APPLYING')
    .returningAll()
    .executeTakeFirst();
  if (!decided) refuse('ALREADY_DECIDED');
  const money = isApproved ? await issue(house, tx, decided, at) : 0n;
  await recordAudit(house, tx, {
    actor: actorOf(caller),
    action: `promotions.application.${isApproved ? 'issued' : 'rejected'}`,
    subject: `member:${decided.member_id}`,
    after: { application: id, campaign: String(decided.campaign_id), reason, money: String(money) },
    address: caller.address,
  });
  return decided;
}

async function issue(house: House, tx: Transaction, asked: Application, at: Date) {
  const campaign = (await findCampaign(tx, asked.campaign_id))!;
  const { money } = await giveStep(house, tx, {
    campaign,
    memberId: asked.member_id,
    cycleKey: asked.cycle,
    step: 0,
    isReviewed: true,
    at,
  });
  return money;
}
