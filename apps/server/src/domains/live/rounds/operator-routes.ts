import { liveOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listOperatorRounds, listOperatorTables } from './operator-rounds.ts';
import { askVoidRound } from './void-round.ts';

export function roundOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listTables, () => listOperatorTables(house));
  serve(app, contract.listRounds, (input) => listOperatorRounds(house, input));
  serve(app, contract.askVoid, (input, caller) => askVoidRound(house, caller, input));
}
