import { openSocket } from '@baize/web/socket.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

export type LiveEvent = { kind?: string } & Record<string, unknown>;
type Listener = (event: LiveEvent) => void;

const COME_BACK_MS = 2_000;

/** One socket for all pages of this tab: opened with the first listener, closed after the last. */
const socket = openSocket({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
  hello: () => ({ token: session.token(), language: 'EN' }),
  waitMs: () => COME_BACK_MS,
  closesWhenIdle: true,
});

/** Hears what is told on a topic; without a kind it means: look anew. */
export function useLive(topic: string, onEvent: Listener): void {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    const leave = socket.subscribe(topic, (event) => latest.current(event));
    // What was said while the connection was down may be gone: whoever listens looks anew.
    const stop = socket.watch(() => {
      if (socket.isUp()) latest.current({});
    });
    return () => {
      stop();
      leave();
    };
  }, [topic]);
}

export function useLineUp(): boolean {
  return useSyncExternalStore(socket.watch, socket.isUp);
}
