import { cardroomLobby as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { findPastHand, listPastHands } from './past-hands.ts';
import { listOwnTables, listTables, showLobby, showTable } from './show-lobby.ts';
import { readTalk, sayAtTable } from './table-talk.ts';

export function lobbyRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.lobby, ({ game }, caller) => showLobby(house, caller, game));
  serve(app, contract.listTables, ({ stakeId }, caller) => listTables(house, caller, stakeId));
  serve(app, contract.showTable, (input, caller) => showTable(house, caller, input));
  serve(app, contract.mine, (_input, caller) => listOwnTables(house, caller));
  serve(app, contract.listHands, (input, caller) => listPastHands(house, caller, input));
  serve(app, contract.readTalk, (input, caller) => readTalk(house, caller, input));
  serve(app, contract.sayAtTable, (input, caller) => sayAtTable(house, caller, input));
  serve(app, contract.findHand, ({ handId }, caller) => findPastHand(house, caller, handId));
}
