import { cashierAmlOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { assignCase, closeCase, listCases, noteCase, showCase } from './cases.ts';

export function amlOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listCases, (input) => listCases(house, input));
  serve(app, contract.showCase, ({ caseId }) => showCase(house, caseId));
  serve(app, contract.assignCase, (input, caller) => assignCase(house, caller, input));
  serve(app, contract.noteCase, (input, caller) => noteCase(house, caller, input));
  serve(app, contract.closeCase, (input, caller) => closeCase(house, caller, input));
}
