import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { House } from '../house.ts';
import { timeAnswers } from './answer-times.ts';
import { hearAnswers } from './answered.ts';
import { forWatchers } from './watchers.ts';

/** What a watcher may know: the process, its pool, and how long each call takes. */
export function measureCalls(app: FastifyInstance, house: House): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const note = timeAnswers(registry);
  watchPool(registry, house);
  hearAnswers(app, ({ found, status, ms }) => {
    note(found?.name ?? found?.url ?? 'none', status, ms / 1_000);
  });
  app.get('/metrics', { onRequest: forWatchers(house) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook('onClose', async () => registry.clear());
  return registry;
}

function watchPool(registry: Registry, { pool }: House): void {
  const readings = {
    open: () => pool.totalCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
  };
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the serving pool, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, read] of Object.entries(readings)) this.set({ state }, read());
    },
  });
}
