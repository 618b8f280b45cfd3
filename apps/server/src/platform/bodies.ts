import { edge } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertTame, readForm, readJson } from './bodies/json.ts';
import { openJwe, publicJwk } from './bodies/jwe.ts';
import { type BodyKeys, openBodyKeys } from './bodies/keys.ts';
import { modulusOf, openLegacy } from './bodies/legacy.ts';
import { addHttpGate } from './edge/gates.ts';
import type { House } from './house.ts';
import { refuse } from './refusal.ts';
import { serve } from './serve.ts';

export { sealServicePath } from './bodies/legacy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for vendors, who sign its bytes. */
    rawBody: string;
  }
}

/** Which forms of body an encrypted call takes. None of them replaces TLS. */
export type BodyEncryption = { jwe: boolean; legacy: boolean; plain: boolean };

/** The switches as shipped: in production a body that could be read on the way is not taken. */
export function bodyEncryption({ config }: House): BodyEncryption {
  return { jwe: true, legacy: true, plain: config.profile !== 'production' };
}

type Switches = (house: House) => BodyEncryption | Promise<BodyEncryption>;

/** Reads every body before a call sees it: JSON, forms, and the encrypted forms where a call takes them. */
export function acceptBodies(
  app: FastifyInstance,
  house: House,
  switches: Switches = bodyEncryption,
): void {
  const keys = openBodyKeys(house);
  app.decorateRequest('rawBody', '');
  addHttpGate(app, 'onRequest', () => ({ headers }) => {
    const packed = headers['content-encoding'];
    if (packed && packed !== 'identity') refuse('UNSUPPORTED_CONTENT');
  });
  addHttpGate(app, 'preHandler', () => ({ query, params }) => {
    assertTame(query);
    assertTame(params);
  });
  const read = async (request: FastifyRequest, body: string | Buffer) =>
    readBody(request, String(body), async () => ({
      keys: await keys(),
      allowed: await switches(house),
    }));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(Object.keys(readers), { parseAs: 'string' }, read);
  serve(app, edge.sessionKey, async () => publicJwk((await keys()).jwe));
  serve(app, edge.sessionKeyRsa, async () => modulusOf((await keys()).legacy));
}

const FORM = 'application/x-www-form-urlencoded';

const readers: Record<string, (text: string) => unknown> = {
  'application/json': readJson,
  [FORM]: readForm,
  // Only encrypted calls take these two, and read them below.
  'text/plain': () => refuse('UNSUPPORTED_CONTENT'),
  'application/jose': () => refuse('UNSUPPORTED_CONTENT'),
};

type Opening = { keys: BodyKeys; allowed: BodyEncryption };

async function readBody(request: FastifyRequest, text: string, opening: () => Promise<Opening>) {
  const call = request.found?.call;
  if (call?.audience === 'vendor') request.rawBody = text;
  const type = contentType(request);
  if (call?.encrypted && text !== '') {
    const opened = await openBody(request, text, await opening());
    return opened === text && type === FORM ? readForm(text) : readJson(opened);
  }
  return readers[type]?.(text);
}

async function openBody(request: FastifyRequest, text: string, { keys, allowed }: Opening) {
  const header = request.headers.encryption;
  try {
    if (contentType(request) === 'application/jose') {
      if (allowed.jwe) return await openJwe(keys.jwe, text);
    } else if (typeof header === 'string' && header !== '') {
      if (allowed.legacy) return openLegacy(keys.legacy, header, text);
    } else if (allowed.plain) return text;
  } catch {
    // Why a body does not open is nobody's business but ours, and the answer is the same.
  }
  return refuse('BODY_UNREADABLE');
}

function contentType(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
}
