import type { AskSocket } from '@baize/web/exchange.ts';

/** The page's socket as a way for calls, from when it was opened. */
let askSocket: AskSocket | undefined;

export const socketLine = {
  open(ask: AskSocket): void {
    askSocket = ask;
  },
  ask: (async (call) => askSocket?.(call)) satisfies AskSocket,
};
