import { agentsPlacementOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showAgent } from './agent-card.ts';
import { decideApplication, listApplications } from './applications.ts';
import { browseTree } from './browse-tree.ts';
import { moveMember, previewMove } from './moves.ts';
import { openAgent } from './top-agents.ts';

export function placementOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.browseTree, (input) => browseTree(house, input));
  serve(app, contract.agentCard, (input) => showAgent(house, input));
  serve(app, contract.openAgent, (input, caller) => openAgent(house, caller, input));
  serve(app, contract.previewMove, (input) => previewMove(house, input));
  serve(app, contract.moveMember, (input, caller) => moveMember(house, caller, input));
  serve(app, contract.applications, (input) => listApplications(house, input));
  serve(app, contract.decideApplication, (input, caller) =>
    decideApplication(house, caller, input),
  );
}
