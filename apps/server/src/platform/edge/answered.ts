import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import { type FoundRoute, followRoutes } from './gates.ts';

/** What is known of an answer once it was given, by HTTP or over a socket. */
export type Answered = {
  found: FoundRoute | null;
  /** Null where a request was turned away before anyone looked who asks. */
  caller: Caller | null;
  status: number;
  ms: number;
  method: string;
  address: string;
  log: FastifyBaseLogger;
  /** The request, for an answer by HTTP that no route has given. */
  request?: FastifyRequest;
};

type Hear = (answered: Answered) => void;

const hearersOf = new WeakMap<FastifyInstance, Hear[]>();

/** Whoever counts or logs answers hears of all of them here. */
export function hearAnswers(app: FastifyInstance, hear: Hear): void {
  const known = hearersOf.get(app);
  if (known) {
    known.push(hear);
    return;
  }
  hearersOf.set(app, [hear]);
  followRoutes(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { found, caller, method, ip: address, log } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    tellAnswered(app, { found, caller, status, ms, method, address, log, request });
    done();
  });
}

export function tellAnswered(app: FastifyInstance, answered: Answered): void {
  for (const hear of hearersOf.get(app) ?? []) hear(answered);
}
