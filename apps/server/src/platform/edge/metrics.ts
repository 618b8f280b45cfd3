import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from '../house.ts';
import { hearAnswers } from './answered.ts';
import { forWatchers } from './watchers.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5];

/** What a watcher may know: the process, its pool, and how long each call takes. */
export function measureCalls(app: FastifyInstance, house: House): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call and status.',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  watchPool(registry, house);
  hearAnswers(app, ({ found, status, ms }) => {
    const call = found?.name ?? found?.url ?? 'none';
    duration.observe({ call, status }, ms / 1_000);
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
