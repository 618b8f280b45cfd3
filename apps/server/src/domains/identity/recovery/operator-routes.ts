import { identityOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askFactorReset, resetPassword } from './reset.ts';

export function recoveryOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.resetMemberPassword, async ({ memberId, reason }, caller) => ({
    oneTimePassword: await resetPassword(house, caller, { memberId: BigInt(memberId), reason }),
  }));
  serve(app, contract.resetMemberFactors, async ({ memberId, reason }, caller) => ({
    approvalId: String(await askFactorReset(house, caller, { memberId: BigInt(memberId), reason })),
  }));
}
