import { operatorsEmergencies as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { currentEmergencies, listEmergencies, showEmergency } from './emergency-list.ts';
import { endEmergency } from './end-emergency.ts';
import { reviewEmergency } from './review-emergency.ts';
import { takeEmergency } from './take-emergency.ts';

export function emergencyOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listEmergencies, (wanted, caller) => listEmergencies(house, caller, wanted));
  serve(app, contract.currentEmergencies, (_, caller) => currentEmergencies(house, caller));
  serve(app, contract.takeEmergency, (wanted, caller) => takeEmergency(house, caller, wanted));
  serve(app, contract.endEmergency, async ({ id }, caller) => {
    await endEmergency(house, caller, BigInt(id));
    return showEmergency(house, caller, BigInt(id));
  });
  serve(app, contract.reviewEmergency, async (ruling, caller) => {
    await reviewEmergency(house, caller, ruling);
    return showEmergency(house, caller, BigInt(ruling.id));
  });
}
