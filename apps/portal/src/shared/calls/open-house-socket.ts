import { openSocket, type Socket } from '@baize/web/socket.ts';
import { openInWorker } from '@baize/web/worker-connection.ts';
import { endedByHouse } from '../session/end-session.ts';
import { session } from '../session/session.ts';
import { socketLine } from './socket-line.ts';

export function openHouseSocket(): Socket {
  let said: string | undefined;
  let hasWorker = true;
  const address = `${location.origin.replace(/^http/, 'ws')}/ws`;
  const open = () => new WebSocket(address);
  const socket = openSocket({
    open,
    openInWorker: () =>
      hasWorker
        ? openInWorker(newWorker(), address, () => {
            hasWorker = false;
          })
        : open(),
    hello: () => {
      said = session.token();
      return { token: said, language: document.documentElement.lang };
    },
    // The end of a session that was traded for a new one concerns nobody.
    onSessionEnded: () => said === session.token() && endedByHouse(),
  });
  // Nothing is asked in the name of a session that was traded for a new one.
  socketLine.open(async (call) => (said === session.token() ? socket.ask(call) : undefined));
  return socket;
}

const newWorker = () =>
  new Worker(new URL('./line-worker.ts', import.meta.url), { type: 'module', name: 'line' });
