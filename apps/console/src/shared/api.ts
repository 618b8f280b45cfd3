import type { Call, Output, Shape } from '@baize/contract';
import { createAsk, createAskFile } from '@baize/web/ask.ts';
import { createExchange } from '@baize/web/exchange.ts';
import { z } from 'zod/mini';
import { session } from './session/session.ts';

const exchange = createExchange({
  token: session.token,
  language: () => 'en',
  onSessionEnded: () => session.end('ended'),
});

export const ask = createAsk(exchange);
export const askBlob = createAskFile(exchange);

/** The same with a file in a form. */
export async function askWithFile<Value extends Shape>(
  call: Call<Shape, Value>,
  file: File,
): Promise<Output<Value>> {
  const body = new FormData();
  body.append('file', file);
  const value = await exchange(call.path, { method: call.method, raw: { body } });
  return z.parse(call.value, value) as Output<Value>;
}
