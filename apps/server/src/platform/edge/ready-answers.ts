import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { Call } from '@baize/contract';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';
import { type Edge, requestIdOf, visitorOf } from '../edge.ts';
import type { House } from '../house.ts';
import { tellAnswered } from './answered.ts';
import { isDraining } from './draining.ts';
import { type FoundRoute, passageOf } from './gates.ts';
import { followPolicy } from './headers.ts';
import { lateChild } from './late-logger.ts';
import { isLineKnown, type ReadyHeaders, sayOnLine, together } from './ready-headers.ts';

/** What a visitor asks for, before the framework has made a request of it. */
type Wanted = { url: string; caller: Caller; headers: IncomingHttpHeaders };

/** An answer of which every byte stands ready. */
export type ReadyAnswer = {
  status: 200 | 304;
  /** What it says beside what every answer to a call says. */
  says: ReadyHeaders;
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer;
};

export type ReadyRoute = {
  call?: Call;
  name?: string;
  /** The answer, if it stands ready for this visitor. */
  find(wanted: Wanted): ReadyAnswer | undefined;
};

type Given = {
  known: Known;
  answer: ReadyAnswer;
  caller: Caller;
  id: string;
  log: FastifyBaseLogger;
  startedAt: number;
};

type Known = ReadyRoute & { found: FoundRoute; pass: ReturnType<typeof passageOf> };

const routesOf = new WeakMap<FastifyInstance, Map<string, Known>>();

function knownRoutes(app: FastifyInstance): Map<string, Known> {
  const known = routesOf.get(app) ?? new Map<string, Known>();
  routesOf.set(app, known);
  return known;
}

/** Beside a route of the framework: what of its answers stands ready is given without it. */
export function addReadyRoute(app: FastifyInstance, url: string, route: ReadyRoute): void {
  const found: FoundRoute = { url, call: route.call, name: route.name };
  knownRoutes(app).set(url, { ...route, found, pass: passageOf(app, found) });
}

/**
 * Gives visitors what stands ready before the framework is asked, which takes as long as all the rest of
 * such an answer. They pass the same gates, are told the same headers, counted and logged as by the
 * framework. Whatever is unusual is left to it: who has a token, a body, or is to be refused.
 */
export function giveReadyAnswers(app: FastifyInstance, house: House, edge: Edge): void {
  if (!isLineKnown) return;
  const routes = knownRoutes(app);
  const leading = followPolicy(house);
  const addressOf = openAddresses(house);
  const [framework] = app.server.listeners('request') as [RequestListener];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  function give(
    response: ServerResponse,
    { known, answer, caller, id, log, startedAt }: Given,
  ): void {
    const own = { 'x-request-id': id, 'x-house-time': String(house.clock.now().getTime()) };
    sayOnLine(response, together(leading().calls, answer.says), own);
    response.writeHead(answer.status, answer.headers).end(answer.body);
    tellAnswered(app, {
      found: known.found,
      caller,
      status: answer.status,
      ms: performance.now() - startedAt,
      method: 'GET',
      address: caller.address,
      log,
    });
  }

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    const known = method === 'GET' ? routes.get(pathIn(url)) : undefined;
    if (!known || isUnusual(headers) || isClosing || isDraining(app)) return false;
    const startedAt = performance.now();
    const caller = visitorOf({ ip: addressOf(request), headers }, edge);
    const answer = known.find({ url, caller, headers });
    if (!answer) return false;
    const id = requestIdOf(request);
    const log = lateChild(app.log, { reqId: id });
    const given = { known, answer, caller, id, log, startedAt };
    const waiting = known.pass({ caller, headers, method: 'GET', log }, { raw: response });
    if (!waiting) give(response, given);
    else
      waiting.then(
        () => give(response, given),
        () => framework(request, response),
      );
    return true;
  }

  app.server.off('request', framework);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    let isGiven = false;
    try {
      isGiven = isAnswered(request, response);
    } catch {
      // Refused, or a fault of ours: the framework meets it again, and says so in the form that it has.
    }
    if (!isGiven) framework(request, response);
  });
}

function pathIn(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Somebody who is known or names a brand, or a request with a body. */
function isUnusual(headers: IncomingHttpHeaders): boolean {
  return (
    headers.authorization !== undefined ||
    headers.merchant !== undefined ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    headers['content-encoding'] !== undefined
  );
}

/** As the framework finds it: behind trusted proxies the one that they name. */
function openAddresses({ config }: House): (request: IncomingMessage) => string {
  if (config.trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile(config.trustedProxies);
  return (request) => proxyAddress(request, isTrusted);
}
