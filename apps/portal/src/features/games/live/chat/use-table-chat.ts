import { live } from '@baize/contract';
import { ask } from '../../../../shared/calls/api.ts';
import { useTalk } from '../../../../shared/talk/use-talk.ts';

/** What is said at a live table. */
export const useTableChat = (tableId: string) =>
  useTalk({
    room: tableId,
    read: (signal) => ask(live.chat, { tableId }, signal),
    say: (text) => ask(live.sayAtTable, { tableId, text }),
  });
