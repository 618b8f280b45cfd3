import { catalogueEditingOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { changeGame, createGame, listAllGames, readGame, removeGame } from './games.ts';
import { markGames, orderGames } from './marks.ts';
import { saveRules, showRules } from './rules.ts';
import { listVendors, removeVendor, saveVendor } from './vendors.ts';

export function editingOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listVendors, () => listVendors(house));
  serve(app, contract.saveVendor, (change, caller) => saveVendor(house, caller, change));
  serve(app, contract.removeVendor, ({ code }, caller) => removeVendor(house, caller, code));
  serve(app, contract.listGames, (wanted) => listAllGames(house, wanted));
  serve(app, contract.readGame, ({ nodeId }) => readGame(house, nodeId));
  serve(app, contract.createGame, (wanted, caller) => createGame(house, caller, wanted));
  serve(app, contract.changeGame, (change, caller) => changeGame(house, caller, change));
  serve(app, contract.removeGame, ({ nodeId }, caller) => removeGame(house, caller, nodeId));
  serve(app, contract.orderGames, ({ nodeIds }, caller) => orderGames(house, caller, nodeIds));
  serve(app, contract.markGames, (marks, caller) => markGames(house, caller, marks));
  serve(app, contract.readRules, () => showRules(house));
  serve(app, contract.saveRules, (change, caller) => saveRules(house, caller, change));
}
