import { contentChat, live } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ask } from '../../../../shared/calls/api.ts';
import {
  type Conversation,
  readSaidEvent,
  withoutSaid,
  withSaid,
} from '../../../../shared/service/said.ts';
import { useSession } from '../../../../shared/session/use-session.ts';

/** What is said at a table: read once, then heard. */
export function useTableChat(tableId: string) {
  const cache = useQueryClient();
  const token = useSession()?.token;
  const key = useMemo(() => ['live', 'chat', tableId, token] as const, [tableId, token]);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(live.chat, { tableId }, signal),
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
  useTopic(`chat:table:${tableId}`, hear);
  const sending = useMutation({
    mutationFn: (text: string) => ask(live.sayAtTable, { tableId, text }),
    onSuccess: (said) => change((before) => withSaid(before, [said])),
  });
  return { isIn: token !== undefined, query, permission: permission.data, sending };
}
