import { edge, type Output } from '@baize/contract';
import { wasRefused } from '@baize/web/errors.ts';
import type { Sent } from '@baize/web/exchange.ts';
import { CompactEncrypt, importJWK } from 'jose';
import { exchange } from './exchange.ts';

type Key = Output<typeof edge.sessionKey.value>;

let key: Promise<Key> | undefined;

/** Sends a body that only the house can read. None of this replaces TLS. */
export async function exchangeSealed(where: string, { body, ...sent }: Sent): Promise<unknown> {
  // Browsers keep their ciphers to secure addresses; a house in the open gets the plain body.
  if (!globalThis.crypto?.subtle) return exchange(where, { ...sent, body });
  try {
    return await exchange(where, { ...sent, raw: await seal(body) });
  } catch (error) {
    if (!wasRefused(error) || error.errorCode !== 'request_body_required') throw error;
    // The house has a new key since this page was opened.
    key = undefined;
    return exchange(where, { ...sent, raw: await seal(body) });
  }
}

async function seal(body: unknown) {
  const { kid, ...jwk } = await sessionKey();
  const plain = new TextEncoder().encode(JSON.stringify(body ?? {}));
  const sealed = await new CompactEncrypt(plain)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
  return { body: sealed, type: 'application/jose' };
}

async function sessionKey(): Promise<Key> {
  key ??= exchange(edge.sessionKey.path) as Promise<Key>;
  try {
    return await key;
  } catch (error) {
    key = undefined;
    throw error;
  }
}
