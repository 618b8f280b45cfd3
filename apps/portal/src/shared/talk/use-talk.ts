import { contentChat } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ask } from '../calls/api.ts';
import {
  type Conversation,
  readSaidEvent,
  type Said,
  withoutSaid,
  withSaid,
} from '../service/said.ts';
import { useSession } from '../session/use-session.ts';

type Room = {
  /** What the words are heard on: `chat:table:<room>`. */
  room: string;
  read: (signal: AbortSignal) => Promise<Conversation>;
  say: (text: string) => Promise<Said>;
};

/** What is said in the room of a table: read once, then heard. */
export function useTalk({ room, read, say }: Room) {
  const cache = useQueryClient();
  const token = useSession()?.token;
  const key = useMemo(() => ['talk', room, token] as const, [room, token]);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    enabled: token !== undefined,
  });
  const permission = useQuery({
    queryKey: ['chat', 'permission', token],
    queryFn: ({ signal }) => ask(contentChat.permission, {}, signal),
    enabled: token !== undefined,
  });
  const change = useCallback(
    (how: (before: Conversation) => Conversation) =>
      cache.setQueryData<Conversation>(key, (before) => before && how(before)),
    [cache, key],
  );
  const hear = useCallback(
    (event: SocketEvent) => {
      const said = readSaidEvent(event);
      if (said) change((before) => withSaid(before, [said]));
      else if (event.kind === 'hidden') {
        change((before) => withoutSaid(before, String(event.messageId)));
      } else void cache.invalidateQueries({ queryKey: key });
    },
    [cache, change, key],
  );
  useTopic(`chat:table:${room}`, hear);
  const sending = useMutation({
    mutationFn: say,
    onSuccess: (said) => change((before) => withSaid(before, [said])),
  });
  return { isIn: token !== undefined, query, permission: permission.data, sending };
}

export type Sending = Pick<ReturnType<typeof useTalk>['sending'], 'mutate' | 'isPending' | 'error'>;
