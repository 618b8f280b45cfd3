import { identityOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { accountsOfMember, revealAccount } from './accounts-of-member.ts';

export function payoutsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.memberPayoutAccounts, ({ memberId }) =>
    accountsOfMember(house, BigInt(memberId)),
  );
  serve(app, contract.revealPayoutAccount, (input, caller) => revealAccount(house, caller, input));
}
