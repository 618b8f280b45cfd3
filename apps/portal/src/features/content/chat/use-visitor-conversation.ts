import { contentChatVisitors as contract } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { SocketContext } from '@baize/web/use-socket.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect } from 'react';
import { useBotCheck } from '../../../shared/bot-check/use-bot-check.ts';
import { ask } from '../../../shared/calls/api.ts';
import { type Conversation, readSaidEvent, withSaid } from '../../../shared/service/said.ts';

type VisitorConversation = Conversation & { topic: string | null };

const KEY = ['chat', 'visitor'];

/** What this browser said to support without signing in; none of it before the first words. */
export function useVisitorSupport(isWanted = true) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<VisitorConversation> => ask(contract.visitorSupport, {}, signal),
    staleTime: 0,
    enabled: isWanted,
  });
}

/** A visitor's conversation: like a member's, found by the browser's cookie. */
export function useVisitorConversation() {
  const cache = useQueryClient();
  const takeBotCheck = useBotCheck();
  const query = useVisitorSupport();
  const change = (how: (before: VisitorConversation) => VisitorConversation) =>
    cache.setQueryData<VisitorConversation>(KEY, (before) => before && how(before));
  const older = useMutation({
    mutationFn: () => {
      const before = query.data?.list[0]?.id;
      return ask(contract.visitorSupport, before ? { before } : {});
    },
    onSuccess: ({ list, hasMore }) =>
      change((before) => ({ ...before, ...withSaid(before, list), hasMore })),
  });
  const sending = useMutation({
    mutationFn: async (text: string) => {
      const botCheck = query.data?.topic ? undefined : await takeBotCheck();
      return ask(contract.sayAsVisitor, { text, ...(botCheck && { botCheck }) });
    },
    onSuccess: ({ said, topic }) =>
      change((before) => ({ ...before, ...withSaid(before, [said]), topic })),
  });
  useAnswers(query.data?.topic ?? null);
  return { query, older, sending };
}

/** Answers appear as they are written, as soon as there is a conversation. */
function useAnswers(topic: string | null): void {
  const cache = useQueryClient();
  const socket = useContext(SocketContext);
  const hear = useCallback(
    (event: SocketEvent) => {
      const said = readSaidEvent(event);
      if (!said) return void cache.invalidateQueries({ queryKey: KEY });
      cache.setQueryData<VisitorConversation>(
        KEY,
        (before) => before && { ...before, ...withSaid(before, [said]) },
      );
    },
    [cache],
  );
  useEffect(
    () => (topic === null ? undefined : socket?.subscribe(topic, hear)),
    [socket, topic, hear],
  );
}
