import { gamesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listCrashRounds } from './round-lists.ts';
import { askVoidRound } from './void-round.ts';

export function crashOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listCrashRounds, (input) => listCrashRounds(house, input));
  serve(app, contract.askVoidCrash, (input, caller) => askVoidRound(house, caller, input));
}
