import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Method } from '@baize/contract';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';
import { type Edge, requestIdOf, visitorOf } from '../edge.ts';
import type { House } from '../house.ts';
import { tellAnswered } from './answered.ts';
import { isDraining } from './draining.ts';
import type { FoundRoute } from './gates.ts';
import { followPolicy } from './headers.ts';
import { lateChild } from './late-logger.ts';
import { endOnLine, isLineKnown, type ReadyHeaders, sayOnLine, together } from './ready-headers.ts';

/** A request of which the framework has heard nothing, and whoever asks before anyone has looked who they are. */
export type Arrived = {
  request: IncomingMessage;
  response: ServerResponse;
  visitor: Caller;
  id: string;
  log: FastifyBaseLogger;
  startedAt: number;
};

/** An answer as it is said; `says` stands beside what every answer to a call says. */
export type Said = {
  status: number;
  says: ReadyHeaders;
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer;
};

export type ShortWay = {
  edge: Edge;
  arrive(request: IncomingMessage, response: ServerResponse): Arrived;
  /** Says the answer, counts it and logs it, as it is done for every other. */
  give(arrived: Arrived, by: { found: FoundRoute; caller: Caller }, said: Said): void;
  /** Hands over to the framework what has turned out to be unusual. */
  leave(arrived: Arrived): void;
};

/** Whether it takes the answer upon itself; what it does not take, the framework does. */
type Take = (way: ShortWay, request: IncomingMessage, response: ServerResponse) => boolean;

const routesOf = new WeakMap<FastifyInstance, Map<string, Take>>();

function shortRoutes(app: FastifyInstance): Map<string, Take> {
  const known = routesOf.get(app) ?? new Map<string, Take>();
  routesOf.set(app, known);
  return known;
}

/** Beside a route of the framework: what is plain about it is answered without it. */
export function addShortRoute(
  app: FastifyInstance,
  { method, path }: { method: Method; path: string },
  take: Take,
): void {
  shortRoutes(app).set(`${method} ${path}`, take);
}

/**
 * Answers without the framework, which takes as long as all the rest of a small answer: visitors with what
 * stands ready, members where they make one of the few calls that are made often. They pass the same gates,
 * are told the same headers, counted and logged as by the framework. Whatever is unusual is left to it.
 */
export function openShortWay(app: FastifyInstance, house: House, edge: Edge): void {
  if (!isLineKnown) return;
  const routes = shortRoutes(app);
  const [framework] = app.server.listeners('request') as [RequestListener];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const isLast = () => isClosing || isDraining(app);
  const way: ShortWay = {
    edge,
    arrive: arriving(app, house, edge),
    give: giving(app, house, isLast),
    leave: ({ request, response }) => framework(request, response),
  };
  app.server.off('request', framework);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const take = routes.get(`${request.method} ${pathIn(request.url ?? '')}`);
    const isTaken = take && !isLast() && take(way, request, response);
    if (!isTaken) framework(request, response);
  });
}

function pathIn(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function arriving(app: FastifyInstance, house: House, edge: Edge): ShortWay['arrive'] {
  const addressOf = openAddresses(house);
  return (request, response) => {
    const id = requestIdOf(request);
    return {
      request,
      response,
      visitor: visitorOf({ ip: addressOf(request), headers: request.headers }, edge),
      id,
      log: lateChild(app.log, { reqId: id }),
      startedAt: performance.now(),
    };
  };
}

/** As the framework finds it: behind trusted proxies the one that they name. */
function openAddresses({ config }: House): (request: IncomingMessage) => string {
  if (config.trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile(config.trustedProxies);
  return (request) => proxyAddress(request, isTrusted);
}

/** Nobody else would meet what goes wrong while an answer is said: it must not end the server. */
export function breakOff({ log, response }: Arrived, fault: unknown): void {
  log.error({ err: fault }, 'an answer could not be said');
  response.destroy();
}

/**
 * Answers of one turn of the loop leave together, at its end. Each that left alone would wake whoever waits
 * for it, and to wake a sleeping processor takes both sides as long as to send; of those that leave one
 * upon the other, the first wakes them for all.
 */
function giving(app: FastifyInstance, house: House, isLast: () => boolean): ShortWay['give'] {
  const give = sayingTo(app, house, isLast);
  let waiting: Parameters<ShortWay['give']>[] = [];
  const giveAll = () => {
    const turn = waiting;
    waiting = [];
    for (const answer of turn) {
      try {
        give(...answer);
      } catch (fault) {
        breakOff(answer[0], fault);
      }
    }
  };
  return (...answer) => {
    if (waiting.push(answer) === 1) setImmediate(giveAll);
  };
}

function sayingTo(app: FastifyInstance, house: House, isLast: () => boolean): ShortWay['give'] {
  const leading = followPolicy(house);
  return ({ request, response, id, log, startedAt }, { found, caller }, said) => {
    const { status, says, body } = said;
    const own = { 'x-request-id': id, 'x-house-time': String(house.clock.now().getTime()) };
    sayOnLine(response, together(leading().calls, says), own);
    // A kept connection would hold the server open until it times out.
    const headers = isLast() ? { ...said.headers, connection: 'close' } : said.headers;
    endOnLine(response, { status, headers, body });
    tellAnswered(app, {
      found,
      caller,
      status,
      ms: performance.now() - startedAt,
      method: request.method ?? '',
      address: caller.address,
      log,
    });
  };
}
