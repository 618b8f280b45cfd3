import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { isDraining } from './draining.ts';
import { addReadyRoute, type ReadyAnswer } from './ready-answers.ts';
import { readyHeaders } from './ready-headers.ts';

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
    reply.header('content-type', JSON_TYPE);
    return healthOf(house);
  });
  const alive = readyHealth(ALIVE);
  const degraded = readyHealth(DEGRADED);
  addReadyRoute(app, '/healthz', {
    find: () => (healthOf(house) === ALIVE ? alive : degraded),
  });
  app.get('/readyz', async (_request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    const isReady = await databaseAnswers(house);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'degraded' });
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
const ALIVE = '{"status":"alive"}';
const DEGRADED = '{"status":"degraded"}';

const healthOf = (house: House) => (isStruggling(house) ? DEGRADED : ALIVE);

function readyHealth(body: string): ReadyAnswer {
  const headers = { 'content-type': JSON_TYPE, 'content-length': body.length };
  return { status: 200, says: readyHeaders({}), headers, body };
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
