import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Language, Right } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { languageOf } from './edge/language.ts';
import type { House } from './house.ts';
import { refuse } from './refusal.ts';

/** Finds who stands behind a token; undefined when it is not one of theirs. */
export type FindCaller = (
  house: House,
  token: string,
) => Promise<(Pick<Caller, 'kind' | 'sessionId'> & Partial<Caller>) | undefined>;

type Edge = {
  callers: FindCaller[];
  /** The codes of the brand that this deployment serves. */
  brand?: () => readonly string[];
  defaultLanguage?: () => Language;
};

const NO_RIGHTS: readonly Right[] = [];

/** Before any call is looked at: who asks, in which language, from where. */
export function acceptRequests(app: FastifyInstance, house: House, edge: Edge): void {
  app.decorateRequest('hasStaleToken', false);
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    request.caller = visitorOf(request, edge);
    refuseOtherBrands(edge, request);
    refuseForeignOrigins(house, request);
    const token = tokenOf(request);
    if (!token) return done();
    recognise(house, edge, request, token).then(() => done(), done);
  });
}

function visitorOf({ ip, headers }: FastifyRequest, { defaultLanguage }: Edge): Caller {
  return {
    kind: 'visitor',
    memberId: 0n,
    operatorId: 0n,
    sessionId: 0n,
    rights: NO_RIGHTS,
    isRestricted: false,
    isFrozen: false,
    isRemembered: false,
    address: ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 400),
    language: languageOf(headers) ?? defaultLanguage?.() ?? 'EN',
  };
}

async function recognise(house: House, edge: Edge, request: FastifyRequest, token: string) {
  const found = await firstFound(house, edge.callers, token);
  request.hasStaleToken = !found;
  if (found) request.caller = { ...request.caller, ...found };
  // A feed read with a dead token says so, so that the client drops it.
  else if (isRead(request) && request.routeOptions.config.call) refuse('NOT_LOGGED_IN');
}

const OWN_WORDS = /^[\w.:-]{8,64}$/;

/** A request keeps the id its proxy gave it, so that one id follows it through every log. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && OWN_WORDS.test(given) ? given : randomUUID();
}

async function firstFound(house: House, callers: FindCaller[], token: string) {
  for (const find of callers) {
    const found = await find(house, token);
    if (found) return found;
  }
  return undefined;
}

/** What scripts of existing clients write where they have no token. */
const NO_TOKEN = /^(null|undefined)?$/i;

/** The token as it is, or after `Bearer`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers.authorization?.replace(/^Bearer(\s+|$)/i, '').trim() ?? '';
  return NO_TOKEN.test(token) ? undefined : token;
}

/** A header sent twice arrives as one text with a comma, and names no brand either. */
function refuseOtherBrands({ brand }: Edge, request: FastifyRequest): void {
  const named = request.headers.merchant;
  if (named === undefined) return;
  if ((brand?.() ?? ['baize']).includes(String(named).toLowerCase())) return;
  refuse('FUNCTION_NOT_AVAILABLE');
}

/** A browser that changes something must have come from our own pages. */
function refuseForeignOrigins(house: House, request: FastifyRequest): void {
  const origin = request.headers.origin;
  if (!origin || isRead(request)) return;
  const own = [house.config.BAIZE_ORIGIN, `http://${request.host}`, `https://${request.host}`];
  if (!own.includes(origin)) refuse('FOREIGN_ORIGIN');
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
