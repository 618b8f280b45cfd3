import { protectionOverviewOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showFile } from './member-file.ts';
import { showState } from './state.ts';

export function overviewOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.memberFile, ({ memberId }, caller) =>
    showFile(house, caller, BigInt(memberId)),
  );
  serve(app, contract.memberStanding, async ({ memberId }) => {
    const { bar, limits, identity } = await showState(house, BigInt(memberId));
    return { bar, limits: limits.filter(({ value }) => value !== null), identity };
  });
}
