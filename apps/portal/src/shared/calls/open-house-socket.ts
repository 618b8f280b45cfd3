import { openSocket, type Socket } from '@baize/web/socket.ts';
import { endedByHouse } from '../session/end-session.ts';
import { session } from '../session/session.ts';

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
