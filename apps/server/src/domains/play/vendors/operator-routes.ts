import { vendorDesk as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listAlarms, markAlarm } from './alarms.ts';
import { askDoor } from './ask-door.ts';
import { askSecret } from './ask-secret.ts';
import { compareDay, listComparisons } from './compare.ts';
import { listMessages, listRounds } from './desk-lists.ts';
import { listDoors } from './save-door.ts';

export function vendorOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listDoors, () => listDoors(house));
  serve(app, contract.saveDoor, (change, caller) => askDoor(house, caller, change));
  serve(app, contract.rotateSecret, (wish, caller) => askSecret(house, caller, wish));
  serve(app, contract.listMessages, (wish) => listMessages(house, wish));
  serve(app, contract.listRounds, (wish) => listRounds(house, wish));
  serve(app, contract.listAlarms, (wish) => listAlarms(house, wish));
  serve(app, contract.markAlarm, (wish, caller) => markAlarm(house, caller, wish));
  serve(app, contract.listComparisons, (wish) => listComparisons(house, wish));
  serve(app, contract.compareNow, ({ code, day }) => compareDay(house, code, day));
}
