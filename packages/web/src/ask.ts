import type { Call, Output, Shape } from '@baize/contract';
import { z } from 'zod/mini';
import type { Exchange } from './exchange.ts';

/** Makes one call of the contract: sends the input, returns the value, throws what was refused. */
export function createAsk(exchange: Exchange, exchangeSealed: Exchange = exchange) {
  return async function ask<Input extends Shape, Value extends Shape>(
    call: Call<Input, Value>,
    input: Output<Input>,
    signal?: AbortSignal,
  ): Promise<Output<Value>> {
    const { path, body } = addressOf(call, input);
    // A noted answer says something beside its value.
    const isBare = call.answer === 'bare' || call.answer === 'noted';
    const value = await (call.encrypted ? exchangeSealed : exchange)(path, {
      method: call.method,
      body,
      signal,
      answer: isBare ? 'bare' : undefined,
    });
    return z.parse(call.value, value) as Output<Value>;
  };
}

/** A file for whoever may see it, and so asked for with the token. */
export function createAskFile(exchange: Exchange) {
  return async function askFile<Input extends Shape>(
    call: Call<Input>,
    input: Output<Input>,
    signal?: AbortSignal,
  ): Promise<Blob> {
    const { path, body } = addressOf(call, input);
    const sent = { method: call.method, body, signal, answer: 'file' } as const;
    return (await exchange(path, sent)) as Blob;
  };
}

type Fields = Record<string, unknown>;

/** Where a call goes, with what the path and the query take; what is left travels in the body. */
function addressOf<Input extends Shape>(call: Call<Input>, input: Output<Input>) {
  const { path, rest } = withParams(call.path, z.encode(call.input, input) as Fields);
  return call.method === 'GET'
    ? { path: withQuery(path, rest), body: undefined }
    : { path, body: rest };
}

/** `/wps/game/bets/:betId` takes its places from the input. */
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
