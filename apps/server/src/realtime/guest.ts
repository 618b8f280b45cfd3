import { performance } from 'node:perf_hooks';
import { type RefusalCode, refusals } from '@baize/contract';
import type { WebSocket } from 'ws';
import type { Caller } from '../platform/caller.ts';
import { wordsFor } from '../platform/errors/words.ts';
import type { Gathering } from './gathering.ts';
import type { Line } from './line.ts';

/** Why a socket is closed. The client logs in again, slows down, or comes back after a while. */
export const CLOSE = {
  restart: 1012,
  tooSlow: 1013,
  noHello: 4400,
  sessionEnded: 4401,
  tooMany: 4429,
} as const;

/** One open socket and who is behind it. */
export type Guest = {
  socket: WebSocket;
  caller: Caller;
  /** The same before they said who they are: each of their calls is asked anew. */
  visitor: Caller;
  token: string | undefined;
  isGreeted: boolean;
  isAlive: boolean;
  lines: Map<string, Line>;
  callsUnderWay: number;
  /** When this second began, and how many messages came in it. */
  second: { startedAt: number; messages: number };
  send(text: string): void;
};

const MESSAGES_PER_SECOND = 30;
/** Whoever reads so slowly that this much waits for them is better served by a fresh start. */
const MAX_WAITING_BYTES = 512 * 1024;

export function openGuest(socket: WebSocket, caller: Caller, gather: Gathering): Guest {
  return {
    socket,
    caller,
    visitor: caller,
    token: undefined,
    isGreeted: false,
    isAlive: true,
    lines: new Map(),
    callsUnderWay: 0,
    second: { startedAt: performance.now(), messages: 0 },
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_WAITING_BYTES) {
        dismiss(socket, CLOSE.tooSlow, 'too slow');
        return;
      }
      gather(socket);
      socket.send(text);
    },
  };
}

export function say(guest: Guest, message: Record<string, unknown>): void {
  guest.send(JSON.stringify(message));
}

export function sayNo(guest: Guest, code: RefusalCode, about: Record<string, unknown> = {}): void {
  const [, errorCode] = refusals[code];
  const message = wordsFor(guest.caller.language, code);
  say(guest, { type: 'refused', ...about, errorCode, message });
}

export function isTooFast({ second }: Guest): boolean {
  const now = performance.now();
  if (now - second.startedAt >= 1_000) {
    second.startedAt = now;
    second.messages = 0;
  }
  return ++second.messages > MESSAGES_PER_SECOND;
}

const PATIENCE_MS = 1_000;

/** Says goodbye; who does not answer it is cut off. */
export function dismiss(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), PATIENCE_MS).unref();
}
