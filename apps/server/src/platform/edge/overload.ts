import type { CallClass } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal.ts';
import { addGate } from './gates.ts';

/**
 * How many calls may be under way, and how late the process may run, before more are turned away.
 * Bets and money outrank lists and reports: those go first, and at a smaller number.
 */
const ROOM = {
  first: { underWay: 1_000, lateMs: 400 },
  others: { underWay: 400, lateMs: 150 },
} as const;
const FIRST: ReadonlySet<CallClass> = new Set<CallClass>(['bet', 'money', 'vendor']);
// A moment's stumble with hardly anyone in the house is no overload.
const FEW = 32;
const LOOK_EVERY_MS = 20;

/** Says no at once, where the answer would only come when nobody waits for it any more. */
export function refuseOverload(app: FastifyInstance, watch: Lateness = openLateness()): void {
  let underWay = 0;
  const leave = () => {
    underWay -= 1;
  };
  addGate(app, 'onRequest', ({ call }) => {
    if (!call) return undefined;
    const room = FIRST.has(call.class) ? ROOM.first : ROOM.others;
    return (_request, reply) => {
      const isLate = underWay >= FEW && watch.lateMs() > room.lateMs;
      if (isLate || underWay >= room.underWay) refuse('BUSY', { retryAfterSeconds: 1 });
      underWay += 1;
      // Every answer closes once, also that of a caller who hangs up before it.
      reply.raw.once('close', leave);
    };
  });
  app.addHook('onClose', async () => watch.close());
}

export type Lateness = { lateMs(): number; close(): void };

/** How much later than asked for a timer last came: what waits in front of everything else. */
export function openLateness(): Lateness {
  let lastAt = performance.now();
  let late = 0;
  const timer = setInterval(() => {
    const at = performance.now();
    late = Math.max(0, at - lastAt - LOOK_EVERY_MS);
    lastAt = at;
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    lateMs: () => late,
    close: () => clearInterval(timer),
  };
}
