import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';
import { type FoundRoute, passageOf } from './gates.ts';
import { type Arrived, addShortRoute, type Said, type ShortWay } from './short-way.ts';

/** What a visitor asks for. */
type Wanted = { url: string; caller: Caller; headers: IncomingHttpHeaders };

/** An answer of which every byte stands ready. */
export type ReadyAnswer = Said & { status: 200 | 304 };

export type ReadyRoute = {
  call?: Call;
  name?: string;
  /** The answer, if it stands ready for this visitor. */
  find(wanted: Wanted): ReadyAnswer | undefined;
};

type Known = ReadyRoute & { found: FoundRoute; pass: ReturnType<typeof passageOf> };

/** Beside a route of the framework: what of its answers stands ready is given to visitors without it. */
export function addReadyRoute(app: FastifyInstance, path: string, route: ReadyRoute): void {
  const found: FoundRoute = { url: path, call: route.call, name: route.name };
  const known = { ...route, found, pass: passageOf(app, found, ['onRequest', 'preHandler']) };
  addShortRoute(app, { method: 'GET', path }, (way, request, response) => {
    if (isUnusual(request.headers)) return false;
    const arrived = way.arrive(request, response);
    try {
      return isGiven(way, known, arrived);
    } catch {
      // Refused, or a fault of ours: the framework meets it again, and says so in the form that it has.
      return false;
    }
  });
}

function isGiven(way: ShortWay, { find, found, pass }: Known, arrived: Arrived): boolean {
  const { request, response, visitor: caller, log } = arrived;
  const { url = '', headers } = request;
  const answer = find({ url, caller, headers });
  if (!answer) return false;
  const give = () => way.give(arrived, { found, caller }, answer);
  const waiting = pass({ caller, headers, method: 'GET', log }, { raw: response });
  if (!waiting) give();
  else waiting.then(give, () => way.leave(arrived));
  return true;
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
