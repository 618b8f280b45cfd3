import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Whatever is said to a socket in one turn of the server's thread goes out in one packet. */
export type Gathering = (socket: WebSocket) => void;

/** A packet costs the server about as much as deciding what it holds. */
export function openGathering(): Gathering {
  const held = new Set<Socket>();
  function letGo(): void {
    for (const line of held) line.uncork();
    held.clear();
  }
  return (socket) => {
    const line = (socket as unknown as { _socket: Socket | null })._socket;
    if (!line || held.has(line)) return;
    if (held.size === 0) setImmediate(letGo);
    held.add(line);
    line.cork();
  };
}
