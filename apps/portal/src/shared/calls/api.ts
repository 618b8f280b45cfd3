import { type Call, type Output, type RefusalCode, refusalOf, type Shape } from '@baize/contract';
import { z } from 'zod/mini';
import { loadChunk } from '../loading/chunk.ts';
import { wasRefused } from './errors.ts';
import { exchange } from './exchange.ts';

/** Makes one call of the contract: sends the input, returns the value, throws what was refused. */
export async function ask<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
  input: Output<Input>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Output<Value>> {
  const { method } = call;
  const { path, rest } = withParams(call.path, z.encode(call.input, input) as Fields);
  const where = method === 'GET' ? withQuery(path, rest) : path;
  const body = method === 'GET' ? undefined : rest;
  // A noted answer says something beside its value.
  const isBare = call.answer === 'bare' || call.answer === 'noted';
  const value = call.encrypted
    ? await exchangeSealed(where, { method, body, signal })
    : await exchange(where, { method, body, signal, isBare });
  return z.parse(call.value, value) as Output<Value>;
}

type Sent = Parameters<typeof exchange>[1];

// The cipher is wanted only where someone proves who he is, so it travels by itself.
async function exchangeSealed(where: string, sent: Sent): Promise<unknown> {
  const sealing = await loadChunk(() => import('./sealed.ts'));
  return sealing.exchangeSealed(where, sent ?? {});
}

/** The house's own word for why a call was refused. */
export function refusalCode(error: unknown): RefusalCode | undefined {
  return wasRefused(error) ? refusalOf(error.errorCode) : undefined;
}

type Fields = Record<string, unknown>;

/** `/wps/game/bets/:betId` takes its places from the input; what is left travels otherwise. */
function withParams(path: string, input: Fields) {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

function withQuery(path: string, input: Fields): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
