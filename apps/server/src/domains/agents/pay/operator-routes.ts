import { agentsPayOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { decideBill } from './decide-bills.ts';
import { approveRun, holdRun, recalculateRun, startRun } from './decide-runs.ts';
import { decideDispute, listDisputes } from './disputes.ts';
import { listOpenDebts } from './open-debts.ts';
import { sendRunFile } from './run-file.ts';
import { listRunBills, listRuns, previewRun } from './run-lists.ts';

export function payOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.payRuns, (input) => listRuns(house, input));
  serve(app, contract.runBills, (input) => listRunBills(house, input));
  serve(app, contract.runFile, ({ runId }, _caller, { reply }) => sendRunFile(house, reply, runId));
  serve(app, contract.previewRun, (input) => previewRun(house, input));
  serve(app, contract.startRun, (input, caller) => startRun(house, caller, input));
  serve(app, contract.approveRun, ({ runId }, caller) => approveRun(house, caller, runId));
  serve(app, contract.holdRun, (input, caller) => holdRun(house, caller, input));
  serve(app, contract.recalculateRun, (input, caller) => recalculateRun(house, caller, input));
  serve(app, contract.decideBill, (input, caller) => decideBill(house, caller, input));
  serve(app, contract.openDebts, (input) => listOpenDebts(house, input));
  serve(app, contract.disputes, (input) => listDisputes(house, input));
  serve(app, contract.decideDispute, (input, caller) => decideDispute(house, caller, input));
}
