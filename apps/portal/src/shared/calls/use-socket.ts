import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { endedByHouse } from '../session/end-session.ts';
import { session } from '../session/session.ts';
import { openSocket, type Socket } from './socket.ts';
import type { SocketEvent } from './socket-words.ts';

/** Null where no connection is wanted, as on the server. */
export const SocketContext = createContext<Socket | null>(null);

export function openHouseSocket(): Socket {
  let said: string | undefined;
  return openSocket({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
    hello: () => {
      said = session.token();
      return { token: said, language: document.documentElement.lang };
    },
    // The end of a session that was traded for a new one concerns nobody.
    onSessionEnded: () => said === session.token() && endedByHouse(),
  });
}

/** Hears a topic for as long as the component stands. */
export function useTopic(topic: string, onEvent: (event: SocketEvent) => void): void {
  const socket = useContext(SocketContext);
  useEffect(() => socket?.subscribe(topic, onEvent), [socket, topic, onEvent]);
}

export function useSocketUp(): boolean {
  const socket = useContext(SocketContext);
  return useSyncExternalStore(
    socket?.watch ?? noWatch,
    () => socket?.isUp() ?? false,
    () => false,
  );
}

const noWatch = () => () => undefined;
