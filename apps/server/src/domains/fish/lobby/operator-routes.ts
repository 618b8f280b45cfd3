import { fishOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { saveRoom } from '../rooms/save-room.ts';
import { listRooms, listSeas } from './operator-rooms.ts';

export function fishOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listRooms, () => listRooms(house));
  serve(app, contract.saveRoom, (input, caller) => saveRoom(house, caller, input));
  serve(app, contract.listSeas, (input) => listSeas(house, input));
}
