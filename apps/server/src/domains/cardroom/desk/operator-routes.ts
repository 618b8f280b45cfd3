import { cardroomDeskOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { CardRoom } from '../hands/change-table.ts';
import { saveStake } from '../stakes/save-stake.ts';
import { listOperatorHands } from './list-hands.ts';
import { listStakes } from './list-stakes.ts';
import { decideSuspicion, listSuspicions } from './list-suspicions.ts';
import { closeTable, listOpenTables } from './list-tables.ts';
import { askVoidHand } from './void-hand.ts';

export function deskOperatorRoutes(app: FastifyInstance, room: CardRoom): void {
  const { house } = room.play;
  serve(app, contract.listStakes, () => listStakes(house));
  serve(app, contract.saveStake, (input, caller) => saveStake(house, caller, input));
  serve(app, contract.listTables, (input) => listOpenTables(house, input));
  serve(app, contract.closeTable, (input, caller) => closeTable(room, caller, input));
  serve(app, contract.listHands, (input) => listOperatorHands(house, input));
  serve(app, contract.askVoid, (input, caller) => askVoidHand(house, caller, input));
  serve(app, contract.listSuspicions, (input) => listSuspicions(house, input));
  serve(app, contract.decideSuspicion, (input, caller) => decideSuspicion(house, caller, input));
}
