import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { isDraining } from './draining.ts';

/** Alive as soon as the process is; ready only while it can serve. */
export function healthRoutes(app: FastifyInstance, house: House): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // A kept connection would hold the server open until it times out.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || isDraining(app)) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8');
    return isStruggling(house) ? '{"status":"degraded"}' : '{"status":"alive"}';
  });
  app.get('/readyz', async (_request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    const isReady = await databaseAnswers(house);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'degraded' });
  });
}

/** The database does not answer, or every connection to it is taken and someone waits for one. */
function isStruggling({ watch, pool }: House): boolean {
  return watch.isAway() || pool.waitingCount > 0;
}

async function databaseAnswers(house: House): Promise<boolean> {
  try {
    await house.pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}
