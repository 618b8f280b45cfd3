import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

/** Where calls live: what is not found there is answered as a call, not as a page. */
const CALL_PATHS = /^\/(wps|lgw|lotto|ops|vendor|test|ws|healthz|readyz|metrics)(\/|\?|$)/;

export function isCallPath(path: string): boolean {
  return CALL_PATHS.test(path);
}

/** The path of a request, without what was asked of it. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!;
}

type Route = { verb: string; url: string; pattern?: RegExp };
type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Answers what no route answers: a known path with another verb, a page, or nothing at all.
 * Made before the first route, so that it hears of every one.
 */
export function answerUnknown(app: FastifyInstance, answerPage: AnswerPage): void {
  // Apart, because pages are asked for all the time and calls that do not exist hardly ever.
  const routes: Record<'calls' | 'others', Route[]> = { calls: [], others: [] };
  app.addHook('onRoute', ({ method, url }) => {
    const known = isCallPath(url) ? routes.calls : routes.others;
    for (const verb of [method].flat()) known.push({ verb, url });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const known = isCallPath(path) ? routes.calls : routes.others;
    const verbs = known.filter((route) => answers(route, path)).map(({ verb }) => verb);
    if (verbs.length > 0) {
      reply.header('allow', [...new Set(verbs)].join(', '));
      refuse('METHOD_NOT_SUPPORTED');
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isCallPath(path) || !isRead) refuse('NOT_FOUND');
    return answerPage(request, reply);
  });
}

/** A thousand patterns are made when the first of them is asked for, not while everyone waits for the start. */
function answers(route: Route, path: string): boolean {
  route.pattern ??= patternOf(route.url);
  return route.pattern.test(path);
}

/** `/wps/game/bets/:betId` answers for every bet. */
function patternOf(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}$`);
}
