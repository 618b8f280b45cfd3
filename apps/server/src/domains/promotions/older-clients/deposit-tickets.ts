import type { promotionsOlderTickets as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listDepositOffers } from '../rewards/deposit-offers.ts';
import { leaveCampaign } from '../rewards/leave.ts';

const RATE_OF_PERCENT = 10_000;
const PREFIX = 'D-';

export async function listDiscounts(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Output<typeof contract.discountTickets.value>> {
  const offers = await listDepositOffers(house, memberId, language);
  return offers.map(({ id, title, summary, isJoined, minDeposit, rate, cap, money, multiple }) => ({
    transactionId: `${PREFIX}${id}`,
    promotionId: id,
    type: 'DEPOSIT_DISCOUNT',
    status: isJoined ? 'APPLIED' : 'AVAILABLE',
    name: title,
    description: summary,
    minDepositAmount: minDeposit,
    bonusRate: rate / RATE_OF_PERCENT,
    maxBonus: cap,
    bonus: money,
    turnoverMultiple: multiple,
  }));
}

export async function cancelTicket(
  house: House,
  { memberId, transactionId }: { memberId: bigint; transactionId: string },
): Promise<null> {
  const id = transactionId.startsWith(PREFIX) ? transactionId.slice(PREFIX.length) : '';
  if (!/^\d{1,18}$/.test(id)) refuse('TICKET_NONE');
  return leaveCampaign(house, { memberId, id });
}
