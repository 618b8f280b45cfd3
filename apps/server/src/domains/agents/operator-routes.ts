import { agentsDesk as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { approveRun, listRunBills, listRuns, previewRun, recalculateRun } from './pay-desk.ts';
import { agentSettings } from './settings.ts';
import { saveAgentSettings } from './settings-desk.ts';
import { browseTree, endContract, giveContract, moveMember } from './tree-desk.ts';

export function agentsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readSettings, () => agentSettings(house.db));
  serve(app, contract.saveSettings, (wish, caller) => saveAgentSettings(house, caller, wish));
  serve(app, contract.payRuns, (wish) => listRuns(house, wish));
  serve(app, contract.runBills, (wish) => listRunBills(house, wish));
  serve(app, contract.previewRun, (wish) => previewRun(house, wish));
  serve(app, contract.approveRun, ({ runId }, caller) => approveRun(house, caller, runId));
  serve(app, contract.recalculateRun, (wish, caller) => recalculateRun(house, caller, wish));
  serve(app, contract.browseTree, (wish) => browseTree(house, wish));
  serve(app, contract.moveMember, (wish, caller) => moveMember(house, caller, wish));
  serve(app, contract.giveContract, (wish, caller) => giveContract(house, caller, wish));
  serve(app, contract.endContract, (wish, caller) => endContract(house, caller, wish));
}
