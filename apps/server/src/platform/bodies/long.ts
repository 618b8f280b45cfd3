import type { Call } from '@baize/contract';
import type { FastifyInstance } from 'fastify';

/** Lets some calls have longer bodies than all others. Asked before the calls are served. */
export function takeLongBodies(app: FastifyInstance, calls: readonly Call[], bytes: number): void {
  app.addHook('onRoute', (route) => {
    const { call } = route.config ?? {};
    if (call && calls.includes(call)) route.bodyLimit = bytes;
  });
}
