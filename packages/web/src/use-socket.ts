import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Socket } from './socket.ts';
import type { SocketEvent } from './socket-messages.ts';

/** Null where no connection is wanted, as on the server. */
export const SocketContext = createContext<Socket | null>(null);

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

/** For a page that draws sixty times a second: what it says and hears passes through a worker while it stands. */
export function useSocketInWorker(): void {
  const socket = useContext(SocketContext);
  useEffect(() => socket?.moveToWorker(), [socket]);
}

const noWatch = () => () => undefined;
