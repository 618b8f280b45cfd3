import { createAsk, createAskFile } from '@baize/web/ask.ts';
import type { Exchange } from '@baize/web/exchange.ts';
import { loadChunk } from '../loading/chunk.ts';
import { exchange, exchangeBySocket } from './exchange.ts';

// The cipher is wanted only where someone proves who they are, so it travels by itself.
const exchangeSealed: Exchange = async (path, sent) => {
  const sealing = await loadChunk(() => import('./sealed.ts'));
  return sealing.exchangeSealed(path, sent ?? {});
};

/** Makes one call of the contract: sends the input, returns the value, throws what was refused. */
export const ask = createAsk(exchange, { sealed: exchangeSealed, bySocket: exchangeBySocket });

export const askFile = createAskFile(exchange);
