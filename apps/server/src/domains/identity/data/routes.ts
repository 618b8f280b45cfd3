import { members as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askDataRequest } from '../../members/index.ts';
import { askAgain } from '../sessions/step-up.ts';
import { exportData } from './personal-data.ts';

export function dataRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.exportData, (_input, caller) => exportData(house, caller));
  serve(app, contract.askErasure, async (proof, caller) => {
    const member = await askAgain(house, caller, proof);
    const { due_at } = await askDataRequest(house, member.id, 'erase');
    return { dueAt: due_at.getTime() };
  });
}
