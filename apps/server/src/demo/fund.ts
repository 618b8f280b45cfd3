import { randomUUID } from 'node:crypto';
import { payment } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { depositByCashier } from '../domains/cashier/index.ts';
import { findByUsername } from '../domains/members/index.ts';
import type { House } from '../platform/house.ts';
import { refuse } from '../platform/refusal.ts';
import { addTestRoute } from '../platform/test-routes.ts';

export { depositByCashier as fund };

export function fundRoute(app: FastifyInstance, house: House): void {
  addTestRoute(app, house, {
    method: 'POST',
    path: '/test/fund',
    input: z.object({ username: z.string(), amount: payment }),
    handle: async ({ username, amount }) => {
      const member = (await findByUsername(house.db, username)) ?? refuse('NOT_FOUND');
      const order = { memberId: member.id, amount, key: `test-fund:${randomUUID()}` };
      await depositByCashier(house, order);
      return { username };
    },
  });
}
