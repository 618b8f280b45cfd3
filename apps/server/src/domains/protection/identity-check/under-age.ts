import type { protectionExclusionsOperator as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember } from '../../members/index.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import { BRAND_CURRENCY, postTogether } from '../../wallet/index.ts';
import { NEVER, writeExclusion } from '../exclusions/exclusions.ts';
import { sourcesOf } from '../sources.ts';
import { changeWithin } from '../standing.ts';

const KIND = 'protection.under-age';

/** Someone played who was too young: a second person closes the account and gives back what was lost. */
export async function askStakesBack(
  house: House,
  caller: Caller,
  { memberId: id, reason }: Output<typeof contract.askStakesBack.input>,
): Promise<Output<typeof contract.askStakesBack.value>> {
  const memberId = BigInt(id);
  return begin(house.db, async (tx) => {
    if (!(await findMember(tx, memberId))) refuse('MEMBER_NOT_FOUND');
    const amount = await lostBy(house, tx, memberId);
    const payload = { memberId: String(memberId), amount: String(amount), reason };
    const subject = `member:${memberId}`;
    const approval = await askOneApproval(house, tx, { kind: KIND, subject, payload, caller });
    return { approvalId: String(approval), amount };
  });
}

/** Stakes less what came back, ever. */
async function lostBy(house: House, tx: Transaction, memberId: bigint): Promise<Money> {
  const [bets] = await sourcesOf(house).betsOf(tx, [{ memberId, since: new Date(0) }]);
  const { staked = 0n, won = 0n } = bets ?? {};
  return staked > won ? staked - won : 0n;
}

type Frozen = { memberId: string; amount: string; reason: string };

export const underAgeApproval: ApprovalKind = {
  kind: KIND,
  right: 'protection.decide',
  measure: (payload) => ({ of: 'credit', amount: BigInt((payload as Frozen).amount) }),
  apply: async (house, tx, payload, { approvalId, decidedBy }) => {
    const { memberId: id, amount, reason } = payload as Frozen;
    const memberId = BigInt(id);
    const by = { kind: 'operator', operatorId: decidedBy, memberId: 0n, address: '' } as const;
    await changeWithin(house, tx, memberId, async (_tx, _standing, at) => {
      if (String(await lostBy(house, tx, memberId)) !== amount) refuse('CHANGED_MEANWHILE');
      const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
      const row = { counter: 'adjustments', reason: 'ADJUST_ADD' } as const;
      const key = `#under-age.${approvalId}`;
      if (BigInt(amount) > 0n) {
        await postTogether(tx, [{ ...cash, ...row, amount: BigInt(amount), key }], at);
      }
      const exclusion = { memberId, kind: 'under-age', at, until: NEVER } as const;
      await writeExclusion(house, tx, by, { ...exclusion, termEndsAt: NEVER, waitHours: 0 });
    });
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'protection.stakes.returned',
      subject: `member:${memberId}`,
      after: { amount, reason },
    });
  },
};
