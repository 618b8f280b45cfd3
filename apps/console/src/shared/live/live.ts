import { useEffect, useRef, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

export type LiveEvent = { kind?: string } & Record<string, unknown>;
type Listener = (event: LiveEvent) => void;

const SESSION_ENDED = 4401;
const COME_BACK_MS = 2_000;

/** One socket for all desks of this tab: opened with the first listener, closed after the last. */
function openLine() {
  const listeners = new Map<string, Set<Listener>>();
  const watchers = new Set<() => void>();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUp = false;

  const send = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const setUp = (up: boolean) => {
    isUp = up;
    for (const watcher of watchers) watcher();
  };

  function connect(): void {
    timer = undefined;
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    socket = opened;
    opened.onopen = () => send({ type: 'hello', token: session.token(), language: 'EN' });
    opened.onmessage = ({ data }) => hear(String(data));
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      socket = undefined;
      setUp(false);
      const mayReturn = code !== SESSION_ENDED && listeners.size > 0;
      if (mayReturn) timer = setTimeout(connect, COME_BACK_MS);
    };
  }

  function hear(text: string): void {
    const said = JSON.parse(text) as LiveEvent & { type?: string; topic?: string };
    if (said.type === 'welcome') enter();
    else if (said.topic && said.kind) tell(said.topic, said);
  }

  function enter(): void {
    for (const topic of listeners.keys()) send({ type: 'subscribe', topic });
    setUp(true);
    // What was said while the line was down is gone: whoever listens looks for himself.
    for (const topic of listeners.keys()) tell(topic, {});
  }

  function tell(topic: string, event: LiveEvent): void {
    for (const listener of listeners.get(topic) ?? []) listener(event);
  }

  function leave(topic: string): void {
    listeners.delete(topic);
    send({ type: 'unsubscribe', topic });
    if (listeners.size > 0) return;
    clearTimeout(timer);
    const closing = socket;
    socket = undefined;
    closing?.close();
    setUp(false);
  }

  return {
    isUp: () => isUp,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    listen(topic: string, listener: Listener) {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard.add(listener));
      if (!socket && timer === undefined) connect();
      else if (heard.size === 1 && isUp) send({ type: 'subscribe', topic });
      return () => {
        heard.delete(listener);
        if (heard.size === 0) leave(topic);
      };
    },
  };
}

const line = openLine();

/** Hears what is told on a topic; without a kind it means: look anew. */
export function useLive(topic: string, onEvent: Listener): void {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => line.listen(topic, (event) => latest.current(event)), [topic]);
}

export function useLineUp(): boolean {
  return useSyncExternalStore(line.watch, line.isUp);
}
