import { contentChat as contract } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import type { ChatModel } from '../../../shared/service/open-chat.ts';
import {
  type Conversation,
  readSaidEvent,
  type Said,
  withoutSaid,
  withSaid,
} from '../../../shared/service/said.ts';
import { useSession } from '../../../shared/session/use-session.ts';

const CALLS = {
  support: { read: contract.support, say: contract.sayToSupport, topic: 'chat:me' },
  room: { read: contract.room, say: contract.sayInRoom, topic: 'chat:room' },
} as const;

/** One conversation: what was said last, what was said before, and what is said right now. */
export function useConversation(model: ChatModel) {
  const cache = useQueryClient();
  const token = useSession()?.token;
  const { read, say, topic } = CALLS[model];
  const key = ['chat', model, token];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(read, {}, signal),
    staleTime: 0,
  });
  const change = (how: (before: Conversation) => Conversation) =>
    cache.setQueryData<Conversation>(['chat', model, token], (before) => before && how(before));
  const older = useMutation({
    mutationFn: () => {
      const before = query.data?.list[0]?.id;
      return ask(read, before ? { before } : {});
    },
    onSuccess: ({ list, hasMore }) => change((before) => ({ ...withSaid(before, list), hasMore })),
  });
  const sending = useMutation({
    mutationFn: (text: string) => ask(say, { text }),
    onSuccess: (said: Said) => change((before) => withSaid(before, [said])),
  });
  const hear = useCallback(
    (event: SocketEvent) => {
      const said = readSaidEvent(event);
      const { kind, messageId } = event;
      cache.setQueryData<Conversation>(['chat', model, token], (before) => {
        if (before && said) return withSaid(before, [said]);
        if (before && kind === 'hidden') return withoutSaid(before, String(messageId));
        return before;
      });
      // A silence was spoken, or more was missed than is kept.
      if (!said && kind !== 'hidden') void cache.invalidateQueries({ queryKey: ['chat'] });
    },
    [cache, model, token],
  );
  useTopic(topic, hear);
  return { query, older, sending };
}
