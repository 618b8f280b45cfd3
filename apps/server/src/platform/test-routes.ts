import { Socket } from 'node:net';
import type { Output, Shape } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Caller } from './caller.ts';
import type { House } from './house.ts';
import { moveClock, runJobNow } from './jobs/clock.ts';
import { refuse } from './refusal.ts';

/** A route that only exists while the house is being tested. */
export type TestRoute<Input extends Shape> = {
  method: 'GET' | 'POST';
  path: `/test/${string}`;
  input: Input;
  /** The answer as it is, without the envelope. */
  isBare?: true;
  handle(input: Output<Input>, caller: Caller): Promise<unknown>;
};

/** In every other profile there is no such path at all. */
export function addTestRoute<Input extends Shape>(
  app: FastifyInstance,
  house: House,
  route: TestRoute<Input>,
): void {
  if (house.config.profile !== 'test') return;
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request) => {
      // A year of timed work may take longer than any honest caller would wait.
      const { socket } = request.raw;
      if (socket instanceof Socket) socket.setTimeout(0);
      const given = route.method === 'GET' ? request.query : (request.body ?? {});
      const value = await route.handle(z.parse(route.input, given), request.caller);
      return route.isBare ? value : { success: true, value: value ?? null, message: '' };
    },
  });
}

const instant = z.union([z.int(), z.iso.datetime({ offset: true }), z.iso.datetime()]);

/** The routes of the clock and of timed work. */
export function testRoutes(app: FastifyInstance, house: House): void {
  addTestRoute(app, house, {
    method: 'POST',
    path: '/test/clock',
    input: z.object({
      now: z.optional(instant),
      advanceMs: z.optional(z.int()),
      leavesWork: z.optional(z.boolean()),
    }),
    handle: async ({ now, advanceMs, leavesWork }) => {
      const moved = await moveClock(house, target(house, now, advanceMs), { leavesWork });
      return { ...moved, now: moved.now.getTime() };
    },
  });
  addTestRoute(app, house, {
    method: 'POST',
    path: '/test/jobs/run',
    input: z.object({ name: z.string() }),
    handle: async ({ name }) => {
      if (!(await runJobNow(house, name))) refuse('NOT_FOUND');
      return { name, now: house.clock.now().getTime() };
    },
  });
}

function target(house: House, now?: number | string, advanceMs?: number): Date | 'real' {
  if (now !== undefined) return new Date(now);
  if (advanceMs === undefined) return 'real';
  return new Date(house.clock.now().getTime() + advanceMs);
}
