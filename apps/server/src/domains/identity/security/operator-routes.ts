import { identityOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { linkedMembers } from './linked-members.ts';
import { securityConfig } from './security.ts';

export function securityOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.memberLocks, ({ memberId }) => securityConfig(house, BigInt(memberId)));
  serve(app, contract.linkedMembers, ({ memberId }) => linkedMembers(house, BigInt(memberId)));
}
