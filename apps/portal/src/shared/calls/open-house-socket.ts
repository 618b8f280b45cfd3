import { openSocket, type Socket } from '@baize/web/socket.ts';
import { endedByHouse } from '../session/end-session.ts';
import { session } from '../session/session.ts';
import { socketLine } from './socket-line.ts';

export function openHouseSocket(): Socket {
  let said: string | undefined;
  const socket = openSocket({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
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
