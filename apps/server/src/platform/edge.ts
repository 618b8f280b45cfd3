import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Call, Language, Right } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, FoundCaller } from './caller.ts';
import { addressOf } from './edge/address.ts';
import { type Asked, addGate } from './edge/gates.ts';
import { languageOf } from './edge/language.ts';
import type { House } from './house.ts';
import { refuse } from './refusal.ts';

type Found = FoundCaller | undefined;

/** Finds who stands behind a token; undefined when it is not one of theirs. */
export type FindCaller = (house: House, token: string) => Promise<Found> | Found;

export type Edge = {
  callers: FindCaller[];
  /** The codes of the brand that this deployment serves. */
  brand?: () => readonly string[];
  defaultLanguage?: () => Language;
  /** Whether the brand has clients of 2017. */
  olderClients?: () => boolean;
};

const NO_RIGHTS: readonly Right[] = [];

/** Before any call is looked at: who asks, in which language, from where. */
export function acceptRequests(app: FastifyInstance, house: House, edge: Edge): void {
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = visitorOf(request, edge);
    refuseOtherBrands(edge, request);
    refuseForeignOrigins(house, request);
    done();
  });
  // A page is the same for everyone, so only calls ask who it is.
  addGate(app, 'onRequest', ({ call }) => (request) => {
    const token = tokenOf(request);
    if (!token) return undefined;
    const found = firstFound(house, edge.callers, token);
    // Whoever called a moment ago is known without a wait.
    if (!(found instanceof Promise)) return recognise(request, found, call);
    return found.then((found) => recognise(request, found, call));
  });
}

/** Whoever has not said who they are. */
export function visitorOf(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { defaultLanguage }: Edge,
): Caller {
  return {
    kind: 'visitor',
    memberId: 0n,
    operatorId: 0n,
    sessionId: 0n,
    rights: NO_RIGHTS,
    isRestricted: false,
    isFrozen: false,
    isRemembered: false,
    address: addressOf({ ip }),
    userAgent: (headers['user-agent'] ?? '').slice(0, 400),
    language: languageOf(headers) ?? defaultLanguage?.() ?? 'EN',
  };
}

function recognise(request: Asked, found: Found, call: Call | undefined): void {
  if (found) request.caller = { ...request.caller, ...found };
  // A feed read with a dead token says so, so that the client drops it.
  else if (isRead(request) && call) refuse('NOT_LOGGED_IN');
}

const OWN_WORDS = /^[\w.:-]{8,64}$/;

/** A request keeps the id its proxy gave it, so that one id follows it through every log. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && OWN_WORDS.test(given) ? given : randomUUID();
}

function firstFound(
  house: House,
  callers: readonly FindCaller[],
  token: string,
): Promise<Found> | Found {
  for (const [at, find] of callers.entries()) {
    const found = find(house, token);
    if (found instanceof Promise) {
      return found.then((found) => found ?? firstFound(house, callers.slice(at + 1), token));
    }
    if (found) return found;
  }
  return undefined;
}

/** What scripts of existing clients write where they have no token. */
const NO_TOKEN = /^(null|undefined)?$/i;

/** The token as it is, or after `Bearer`. */
export function tokenOf(request: Pick<Asked, 'headers'>): string | undefined {
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

function isRead({ method }: Pick<Asked, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
