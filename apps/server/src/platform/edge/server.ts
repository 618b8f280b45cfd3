import { minutes } from '@baize/calendar';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { requestIdOf } from '../edge.ts';
import { answerBrokenRequests, answerErrors, answerFrameworkErrors } from '../errors.ts';
import type { House } from '../house.ts';
import { followRoutes } from './gates.ts';
import { lateChild } from './late-logger.ts';
import { ReadyResponse } from './ready-headers.ts';

/** The longest body that a call takes, where it does not ask for more. */
export const BODY_LIMIT = 64 * 1024;

/** The bare server: how much it takes, how long it waits, and what it says when something breaks. */
export function openServer({ config, log }: House): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    childLoggerFactory: lateChild,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    connectionTimeout: minutes(1),
    keepAliveTimeout: 20_000,
    // Whoever never finishes their headers or their body is cut off within half a minute or so.
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      ServerResponse: ReadyResponse,
    },
    // Whoever still has a connection while we close is answered, and told that it was the last time.
    return503OnClosing: false,
    genReqId: requestIdOf,
    frameworkErrors: answerFrameworkErrors,
    clientErrorHandler: answerBrokenRequests,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  });
  answerErrors(app);
  followRoutes(app);
  return app;
}
