import type { RefusalCode } from '@baize/contract';
import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { type RefusalDetails, refuse } from '../../platform/refusal.ts';

/** Money that is about to leave: out of the house, or from one member to another. */
export type Leaving = {
  memberId: bigint;
  way: 'withdraw' | 'transferUp' | 'transferDown';
  at: Date;
};

/** Another domain's reason to keep money where it is, asked under the lock of the cash it would leave. */
export type MoneyGuard = (
  tx: Transaction,
  leaving: Leaving,
) => Promise<{ code: RefusalCode; details?: RefusalDetails } | null>;

export async function askGuards(house: House, tx: Transaction, leaving: Leaving): Promise<void> {
  for (const guard of house.contributed('moneyGuards')) {
    const objection = await guard(tx, leaving);
    if (objection) refuse(objection.code, objection.details);
  }
}
