import type { cashierTurnoverOperator as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember } from '../../members/index.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import type { Requirement } from '../tables.ts';

const KIND = 'cashier.turnover';

/** Asks to let a member off what is left of one requirement. It frees money, so nobody does it alone. */
export async function askWaiver(
  house: House,
  caller: Caller,
  { id, reason }: Output<typeof contract.waiveTurnover.input>,
): Promise<Output<typeof contract.waiveTurnover.value>> {
  return begin(house.db, async (tx) => {
    const { member_id: memberId, kind, required, filled } = await lockOpen(tx, id);
    const payload = {
      requirement: id,
      memberId: String(memberId),
      // Whoever decides knows people by their names.
      username: (await findMember(tx, memberId))?.username ?? '',
      credit: kind,
      left: String(required - filled),
      reason: maskCardNumbers(reason),
    };
    const asking = { kind: KIND, subject: `turnover:${id}`, payload, caller };
    return { approvalId: String(await askOneApproval(house, tx, asking)) };
  });
}

type Frozen = { requirement: string; left: string; reason: string };

/** The second person agrees: what was asked for is waived, and no more than that. */
export const waiverApproval: ApprovalKind = {
  kind: KIND,
  right: 'cashier.adjust',
  apply: async (house, tx, payload, { approvalId, decidedBy }) => {
    const { requirement, left, reason } = payload as Frozen;
    const more = { reason, approval: String(approvalId), upTo: BigInt(left) };
    await waive(house, tx, { id: requirement, actor: `operator:${decidedBy}`, ...more });
  },
};

/** The house itself lets a member off: nobody at a desk asks for this. */
export async function waiveTurnover(
  house: House,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await begin(house.db, (tx) => waive(house, tx, { id, reason, actor: 'system' }));
}

type Waiver = { id: string; reason: string; actor: string; approval?: string; upTo?: Money };

async function waive(
  house: House,
  tx: Transaction,
  { id, reason, actor, approval, upTo }: Waiver,
): Promise<void> {
  const { member_id: memberId, required, filled } = await lockOpen(tx, id);
  const left = required - filled;
  // A corrected bet has made it more since: that was never asked for.
  if (upTo !== undefined && left > upTo) refuse('CHANGED_MEANWHILE');
  await tx
    .updateTable('turnover_requirements')
    .set({ closed_at: house.clock.now(), closed_for: 'waived' })
    .where('id', '=', BigInt(id))
    .execute();
  await recordAudit(house, tx, {
    actor,
    action: 'cashier.turnover.waived',
    subject: `member:${memberId}`,
    before: { left: String(left) },
    after: { requirement: id, reason, ...(approval && { approval }) },
  });
}

async function lockOpen(tx: Transaction, id: string): Promise<Requirement> {
  const open = await tx
    .selectFrom('turnover_requirements')
    .selectAll()
    .where('id', '=', BigInt(id))
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return open ?? refuse('NOT_FOUND');
}
