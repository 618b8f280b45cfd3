import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { House } from '../../platform/house.ts';
import { addTestRoute } from '../../platform/test-routes.ts';
import { lettersTo } from './outbox.ts';

/** What was sent to a number or address, for tests that need the code in it. */
export function postTestRoutes(app: FastifyInstance, house: House): void {
  addTestRoute(app, house, {
    method: 'GET',
    path: '/test/outbox',
    input: z.object({ to: z.string() }),
    isBare: true,
    handle: ({ to }) => lettersTo(house, to),
  });
}
