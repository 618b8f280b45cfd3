import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Call } from '@baize/contract';
import { z } from 'zod/mini';
import { BODY_LIMIT } from '../edge/server.ts';
import type { House } from '../house.ts';
import { isNoise } from '../serve.ts';

/** What a plain request says: fields in its address, or a body that is still to come. */
export type SaidPlainly = { query: object } | 'body';

type Name = { call: Call; method: Call['method']; path: string };

/**
 * Reads requests that are as nearly all are, and of the others nothing: undefined leaves them to the
 * framework, which knows all that there can be in one.
 */
export function openPlainness(house: House, { call, method, path }: Name) {
  const isRead = method === 'GET';
  const fields = fieldsOf(call);
  return (request: IncomingMessage): SaidPlainly | undefined => {
    const { url = '', headers } = request;
    if (isUnusual(headers) || isFromElsewhere(house, headers)) return undefined;
    if (!isRead) return url === path && hasPlainBody(headers) ? 'body' : undefined;
    if (headers['content-length'] !== undefined) return undefined;
    const query = readQuery(url.slice(path.length), fields);
    return query && { query };
  };
}

function fieldsOf({ input }: Call): ReadonlySet<string> {
  return new Set(input instanceof z.ZodMiniObject ? Object.keys(input.def.shape) : []);
}

/** Nobody says who they are, or a brand is named, or the body is packed or of unknown length. */
function isUnusual(headers: IncomingHttpHeaders): boolean {
  return (
    headers.authorization === undefined ||
    headers.merchant !== undefined ||
    headers['content-encoding'] !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    headers.expect !== undefined
  );
}

/** Where a page is told to be ours by anything but its plain name, the framework looks closer. */
function isFromElsewhere({ config }: House, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === config.BAIZE_ORIGIN) return false;
  if (headers['x-forwarded-host'] !== undefined || host === undefined) return true;
  return origin !== `https://${host}` && origin !== `http://${host}`;
}

const PLAIN_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
const PLAIN_LENGTH = /^[1-9]\d{0,5}$/;

function hasPlainBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'] ?? '';
  return (
    PLAIN_TYPE.test(headers['content-type'] ?? '') &&
    PLAIN_LENGTH.test(length) &&
    Number(length) <= BODY_LIMIT
  );
}

const PLAIN_QUERY = /^\?\w+=\w+(&\w+=\w+){0,9}$/;

/** Names that the call knows, each once, with letters and digits that mean themselves. */
function readQuery(text: string, fields: ReadonlySet<string>): object | undefined {
  const query: Record<string, string> = {};
  if (text === '') return query;
  if (!PLAIN_QUERY.test(text)) return undefined;
  for (const pair of text.slice(1).split('&')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (isNoise(name)) continue;
    if (!fields.has(name) || Object.hasOwn(query, name)) return undefined;
    query[name] = pair.slice(at + 1);
  }
  return query;
}
