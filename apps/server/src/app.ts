import { type FastifyInstance, fastify } from 'fastify';
import { acceptRequests } from './platform/edge.ts';
import { answerErrors } from './platform/errors.ts';
import { healthRoutes } from './platform/health.ts';
import type { House } from './platform/house.ts';

/** The whole server on one page: what it is made of, and in which order. */
export async function buildApp(house: House): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: house.log,
    bodyLimit: 64 * 1024,
    maxParamLength: 200,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 20_000,
    disableRequestLogging: true,
    trustProxy: house.config.trustedProxies.length > 0 ? house.config.trustedProxies : false,
  });
  answerErrors(app);
  acceptRequests(app, house, { callers: [] });
  healthRoutes(app, house);
  return app;
}
