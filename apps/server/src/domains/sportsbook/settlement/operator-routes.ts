import {
  sportsbookSettlementOperator as contract,
  sportsbookFixturesOperator as fixtures,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askCorrection, askVoid } from './correct-result.ts';
import { enterFinishes } from './enter-finishes.ts';
import { enterResult, showResult, tellScore } from './enter-result.ts';
import { moveMatch } from './move-match.ts';

export function settlementOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.enterResult, (input, caller) => enterResult(house, caller, input));
  serve(app, contract.showResult, ({ matchId }, caller) => showResult(house, caller, matchId));
  serve(app, contract.enterFinishes, (input, caller) => enterFinishes(house, caller, input));
  serve(app, contract.setPhase, (input, caller) => tellScore(house, caller, input));
  serve(app, fixtures.moveMatch, (input, caller) => moveMatch(house, caller, input));
  serve(app, contract.askCorrection, (input, caller) => askCorrection(house, caller, input));
  serve(app, contract.askVoid, (input, caller) => askVoid(house, caller, input));
}
