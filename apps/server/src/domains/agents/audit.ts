import type { Caller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { recordAudit } from '../operators/index.ts';

export type MemberAct = { memberId: bigint; action: string; after: object };

/** Records what an operator did to someone of the tree. */
export async function recordOnMember(
  house: House,
  tx: Transaction,
  caller: Caller,
  { memberId, action, after }: MemberAct,
): Promise<void> {
  await recordAudit(house, tx, {
    actor: `operator:${caller.operatorId}`,
    action,
    subject: `member:${memberId}`,
    after,
    address: caller.address,
  });
}
