import { cardroomLobby } from '@baize/contract';
import { ask } from '../../../../shared/calls/api.ts';
import { useTalk } from '../../../../shared/talk/use-talk.ts';

/** What is said at a card table. */
export const useTableTalk = (tableId: string, room: string) =>
  useTalk({
    room,
    read: (signal) => ask(cardroomLobby.readTalk, { tableId }, signal),
    say: (text) => ask(cardroomLobby.sayAtTable, { tableId, text }),
  });
