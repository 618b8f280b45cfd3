import type { FastifyInstance } from 'fastify';
import { acceptBodies } from './platform/bodies.ts';
import { acceptRequests, type FindCaller } from './platform/edge.ts';
import { openServer } from './platform/edge-server.ts';
import { answerUnknown } from './platform/edge-unknown.ts';
import { sendHeaders } from './platform/headers.ts';
import { healthRoutes } from './platform/health.ts';
import type { House } from './platform/house.ts';
import { limitCalls } from './platform/limits.ts';
import type { Buckets } from './platform/limits-shared.ts';
import { logAnswers } from './platform/log.ts';
import { measureCalls } from './platform/metrics.ts';
import { openapiRoute } from './platform/openapi.ts';
import { openScreens } from './platform/static.ts';

/** What a test may put in place: callers without a login, limits of its own, a look at every route. */
export type Fittings = {
  callers?: FindCaller[];
  buckets?: Buckets;
  beforeRoutes?: (app: FastifyInstance) => void;
};

/** The whole server on one page: what it is made of, and in which order. */
export async function buildApp(house: House, fittings: Fittings = {}): Promise<FastifyInstance> {
  const app = openServer(house);
  fittings.beforeRoutes?.(app);
  logAnswers(app);
  await sendHeaders(app, house);
  answerUnknown(app, await openScreens(app));
  acceptRequests(app, house, { callers: [...(fittings.callers ?? [])] });
  limitCalls(app, house, fittings.buckets);
  acceptBodies(app, house);
  healthRoutes(app, house);
  measureCalls(app, house);
  openapiRoute(app);
  return app;
}
