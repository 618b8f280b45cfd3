import { constants } from 'node:zlib';
import { days, seconds } from '@baize/calendar';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { House } from '../house.ts';
import { framesOf } from './frames.ts';
import { isCallPath, pathOf } from './unknown.ts';

const ONE_YEAR_S = days(365) / seconds(1);

/** What every answer says to the browser, whatever it answers. */
export async function sendHeaders(app: FastifyInstance, house: House): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(house) },
    // Browsers heed it only when it came by TLS, so a house without it loses nothing.
    strictTransportSecurity: { maxAge: ONE_YEAR_S, includeSubDomains: isPublic(house.config) },
    referrerPolicy: { policy: 'same-origin' },
    // Signing in with Google opens a window that must find its way back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    // Set first, so that an answer that may be kept can say so itself.
    // The route that was found, not what was typed: /%77ps leads to /wps as well.
    const path = request.routeOptions.url ?? pathOf(request);
    if (!isCallPath(path)) return;
    reply.header('cache-control', 'no-store');
    // Devices have clocks of their own; what ends at a second is counted down by ours.
    reply.header('x-house-time', house.clock.now().getTime());
  });
  await compressAnswers(app);
}

type Directives = Record<string, (string | (() => string))[]>;

function policy(house: House): Directives {
  const { BAIZE_CONTENT_ORIGIN } = house.config;
  const content = BAIZE_CONTENT_ORIGIN ? [new URL(BAIZE_CONTENT_ORIGIN).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...content],
    'media-src': ["'self'", 'blob:', ...content],
    // Our own sockets are part of 'self'; any other would be a way out for what a page knows.
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    // Vendors are connected while the house runs.
    'frame-src': ["'self'", ...content, () => framesOf(house)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  };
}

/** Where a name of the wide world is ours, and not one that a developer's machine shares. */
function isPublic({ profile, BAIZE_ORIGIN }: Config): boolean {
  return profile === 'production' || (BAIZE_ORIGIN?.startsWith('https:') ?? false);
}

/** Packing costs more than it saves below a kilobyte; a packed request is never unpacked. */
async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // The default quality is meant for files that are packed once, and takes a core for each.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
