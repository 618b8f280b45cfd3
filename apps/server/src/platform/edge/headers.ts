import { days, seconds } from '@baize/calendar';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { House } from '../house.ts';
import { editionOf } from '../memory.ts';
import { framesOf } from './frames.ts';
import { packAnswers } from './packing.ts';
import { type ReadyHeaders, readyHeaders, sayReady } from './ready-headers.ts';
import { isCallPath } from './unknown.ts';

const ONE_YEAR_S = days(365) / seconds(1);

/** What every answer says to the browser, whatever it answers. */
export async function sendHeaders(app: FastifyInstance, house: House): Promise<void> {
  const readyNow = followPolicy(house);
  app.addHook('onRequest', (request, reply, done) => {
    const { calls, pages } = readyNow();
    if (!leadsToCall(request)) sayReady(reply, pages, { 'x-request-id': request.id });
    else {
      // Devices have clocks of their own; what ends at a second is counted down by ours.
      const time = String(house.clock.now().getTime());
      sayReady(reply, calls, { 'x-request-id': request.id, 'x-house-time': time });
    }
    done();
  });
  packAnswers(app);
}

/** The route that was found, not what was typed: /%77ps leads to /wps as well. */
function leadsToCall(request: FastifyRequest): boolean {
  const { url } = request;
  return isCallPath(url.includes('%') ? (request.routeOptions.url ?? url) : url);
}

/** The same for every answer for as long as the house runs. */
function constantHeaders(config: Config): Record<string, string> {
  const subdomains = isPublic(config) ? '; includeSubDomains' : '';
  return {
    // Browsers heed it only when it came by TLS, so a house without it loses nothing.
    'strict-transport-security': `max-age=${ONE_YEAR_S}${subdomains}`,
    'referrer-policy': 'same-origin',
    // Signing in with Google opens a window that must find its way back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

type Leading = { calls: ReadyHeaders; pages: ReadyHeaders };

/** Vendors are connected while the house runs: the policy is written anew when their origins change. */
export function followPolicy(house: House): () => Leading {
  let edition: number | undefined;
  let leading: Leading;
  return () => {
    const now = editionOf(house);
    if (now !== edition) leading = leadingWith(house);
    edition = now;
    return leading;
  };
}

function leadingWith(house: House): Leading {
  const policy = policyWith(house.config, framesOf(house));
  const headers = { ...constantHeaders(house.config), 'content-security-policy': policy };
  return {
    pages: readyHeaders(headers),
    // An answer that may be kept says so itself.
    calls: readyHeaders({ ...headers, 'cache-control': 'no-store' }),
  };
}

function policyWith({ BAIZE_CONTENT_ORIGIN }: Config, frames: string): string {
  const content = BAIZE_CONTENT_ORIGIN ? [new URL(BAIZE_CONTENT_ORIGIN).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...content],
    'media-src': ["'self'", 'blob:', ...content],
    // Our own sockets are part of 'self'; any other would be a way out for what a page knows.
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...content, frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' ').trim())
    .join(';');
}

/** Where a name of the wide world is ours, and not one that a developer's machine shares. */
function isPublic({ profile, BAIZE_ORIGIN }: Config): boolean {
  return profile === 'production' || (BAIZE_ORIGIN?.startsWith('https:') ?? false);
}
