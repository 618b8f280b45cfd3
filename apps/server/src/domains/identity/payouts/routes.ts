import { identityPayoutAccounts as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { identitySettings } from '../../system/index.ts';
import { askAgain } from '../sessions/step-up.ts';
import { banks } from './banks.ts';
import { networks } from './coin-addresses.ts';
import {
  ACCOUNT_LIMITS,
  addPayoutAccount,
  listPayoutAccounts,
  removePayoutAccount,
} from './payout-accounts.ts';

export function payoutsRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.banks, () => [...banks]);
  serve(app, contract.payoutAccountRules, () => ({
    limits: { ...ACCOUNT_LIMITS },
    waitHours: identitySettings(house).payoutWaitHours,
    networks: [...networks],
  }));
  serve(app, contract.payoutAccounts, async (_input, { memberId }) => ({
    list: await listPayoutAccounts(house, memberId),
  }));
  serve(app, contract.addPayoutAccount, async (order, caller) =>
    addPayoutAccount(house, await askAgain(house, caller, order), order),
  );
  serve(app, contract.removePayoutAccount, async (order, caller) => {
    await askAgain(house, caller, order);
    await removePayoutAccount(house, caller.memberId, BigInt(order.bankCardId));
    return null;
  });
}
