import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '@baize/calendar';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance>();

/** Its answers are the last ones on their connections. */
export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app);
}

/** Longer than a connection without requests is kept, so that nobody's next request meets a closed one. */
const DRAINED_AFTER_MS = seconds(21);
const LOOK_EVERY_MS = 100;

/**
 * Takes no new connections and answers on those that are left, each with a word that it was the last
 * time; a kept connection on which nothing is asked ends by itself.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  draining.add(app);
  // The server's own way to close would hang up on kept connections just while someone asks on them.
  Server.prototype.close.call(app.server);
  const until = performance.now() + DRAINED_AFTER_MS;
  while (performance.now() < until && (await connectionsOf(app)) > 0) await sleep(LOOK_EVERY_MS);
}

function connectionsOf(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    app.server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
