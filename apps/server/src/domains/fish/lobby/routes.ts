import { fish as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../../play/index.ts';
import { readSea } from '../seas/show-sea.ts';
import { listRooms, showRules } from './rooms.ts';
import { listVisits, proveVisit, showOwnVisit } from './visits.ts';

export function lobbyRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listRooms, () => listRooms(house));
  serve(app, contract.roomRules, ({ room }) => showRules(house, room));
  serve(app, contract.findSea, ({ seaId }) => readSea(house, seaId));
  serve(app, contract.ownVisit, (_input, caller) => showOwnVisit(house, playerOf(caller)));
  serve(app, contract.listVisits, (input, caller) => listVisits(house, playerOf(caller), input));
  serve(app, contract.proveVisit, (input, caller) => proveVisit(house, playerOf(caller), input));
}
