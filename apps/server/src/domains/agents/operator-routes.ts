import { agentsDesk as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { sendRunFile } from './centre/report-file.ts';
import { decideBill, listOpenDebts } from './pay/decide-bills.ts';
import { approveRun, holdRun, recalculateRun, startRun } from './pay/decide-runs.ts';
import { decideDispute, listDisputes } from './pay/disputes.ts';
import { listRunBills, listRuns, previewRun } from './pay/run-lists.ts';
import { decideApplication, listApplications } from './placement/applications.ts';
import { browseTree, endContract, giveContract } from './placement/browse-tree.ts';
import { moveMember, previewMove } from './placement/moves.ts';
import { listContracts, openAgent, setTopRebates, showAgent } from './placement/top-agents.ts';
import { saveAgentSettings } from './save-settings.ts';
import { agentSettings } from './settings.ts';

export function agentsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readSettings, () => agentSettings(house.db));
  serve(app, contract.saveSettings, (wish, caller) => saveAgentSettings(house, caller, wish));
  runRoutes(app, house);
  serve(app, contract.browseTree, (wish) => browseTree(house, wish));
  serve(app, contract.agentCard, (wish) => showAgent(house, wish));
  serve(app, contract.openAgent, (wish, caller) => openAgent(house, caller, wish));
  serve(app, contract.setTopRebates, (wish, caller) => setTopRebates(house, caller, wish));
  serve(app, contract.previewMove, (wish) => previewMove(house, wish));
  serve(app, contract.moveMember, (wish, caller) => moveMember(house, caller, wish));
  serve(app, contract.contracts, (wish) => listContracts(house, wish));
  serve(app, contract.giveContract, (wish, caller) => giveContract(house, caller, wish));
  serve(app, contract.endContract, (wish, caller) => endContract(house, caller, wish));
  serve(app, contract.applications, (wish) => listApplications(house, wish));
  serve(app, contract.decideApplication, (wish, caller) => decideApplication(house, caller, wish));
  serve(app, contract.disputes, (wish) => listDisputes(house, wish));
  serve(app, contract.decideDispute, (wish, caller) => decideDispute(house, caller, wish));
}

function runRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.payRuns, (wish) => listRuns(house, wish));
  serve(app, contract.runBills, (wish) => listRunBills(house, wish));
  serve(app, contract.runFile, ({ runId }, _caller, { reply }) => sendRunFile(house, reply, runId));
  serve(app, contract.previewRun, (wish) => previewRun(house, wish));
  serve(app, contract.startRun, (wish, caller) => startRun(house, caller, wish));
  serve(app, contract.approveRun, ({ runId }, caller) => approveRun(house, caller, runId));
  serve(app, contract.holdRun, (wish, caller) => holdRun(house, caller, wish));
  serve(app, contract.recalculateRun, (wish, caller) => recalculateRun(house, caller, wish));
  serve(app, contract.decideBill, (wish, caller) => decideBill(house, caller, wish));
  serve(app, contract.openDebts, (wish) => listOpenDebts(house, wish));
}
