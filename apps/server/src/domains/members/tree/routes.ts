import { members as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { checkAffiliate, defaultAgentCode } from './affiliate.ts';

export function treeRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.affiliate, ({ code }) => checkAffiliate(house, code));
  serve(app, contract.defaultAgent, ({ domain }, _caller, { request }) =>
    defaultAgentCode(house, domain ?? request.hostname),
  );
}
