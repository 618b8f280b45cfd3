import { protectionExclusionsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { excludeMember } from './exclusions.ts';
import { decideMatch, listMatches } from './same-person.ts';

export function exclusionOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.excludeMember, async ({ memberId, reason: _reason, ...input }, caller) => {
    await excludeMember(house, caller, { memberId: BigInt(memberId), ...input });
    return null;
  });
  serve(app, contract.listMatches, (input) => listMatches(house, input));
  serve(app, contract.decideMatch, (input, caller) => decideMatch(house, caller, input));
}
