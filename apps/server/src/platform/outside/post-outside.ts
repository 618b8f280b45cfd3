import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isOutsideHost, NOT_CALLED } from './public-address.ts';

type Posting = {
  headers: Record<string, string>;
  body: string | Buffer;
  withinMs: number;
  /** Where our own net is closed: how a name is turned into the number that is called. */
  lookup?: LookupFunction | undefined;
};

/** Posts to an outside system and tells the status of its answer; nobody is followed elsewhere. */
export function postOutside(url: string, posting: Posting): Promise<number> {
  const { headers, body, withinMs, lookup } = posting;
  if (lookup && !isOutsideHost(url)) return Promise.reject(new Error(NOT_CALLED));
  const request = url.startsWith('https:') ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(withinMs),
        // A connection of its own each time: none is left over from an earlier look.
        agent: false,
        ...(lookup && { lookup }),
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
