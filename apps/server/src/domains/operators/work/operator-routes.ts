import { operatorsWork as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { assignWork, listPeople } from './assign.ts';
import { countWork, listWork, showWork } from './list-work.ts';
import { showStatistics } from './statistics.ts';
import { saveTargets, showTargets } from './targets.ts';

export function workOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listWork, (wanted, caller) => listWork(house, caller, wanted));
  serve(app, contract.countWork, (_, caller) => countWork(house, caller));
  serve(app, contract.showWork, (wanted, caller) => showWork(house, caller, wanted));
  serve(app, contract.assignWork, (wanted, caller) => assignWork(house, caller, wanted));
  serve(app, contract.listPeople, ({ kind }, caller) => listPeople(house, caller, kind));
  serve(app, contract.readTargets, () => showTargets(house, house.db));
  serve(app, contract.saveTargets, (change, caller) => saveTargets(house, caller, change));
  serve(app, contract.statistics, (wanted, caller) => showStatistics(house, caller, wanted));
}
