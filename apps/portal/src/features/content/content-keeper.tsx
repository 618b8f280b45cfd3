import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { notices } from '../../shared/pages/notice.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { chatOf, openChat } from '../../shared/service/open-chat.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';
import { Announcer } from './announcements/announcer.tsx';
import { AppUpdate } from './pages/app-update.tsx';

const JUST_READ_MS = 2_000;

/** Stands beside every page: what is announced, written or said appears without being asked for. */
export function ContentKeeper({ mayPopUp }: { mayPopUp: boolean }) {
  const session = useSession();
  useBoardNews();
  useChatAddress();
  return (
    <>
      {session && !session.mustChangePassword && <MemberNews />}
      {mayPopUp && <Announcer />}
      <AppUpdate />
    </>
  );
}

/** A missed event has no kind: then everything is looked up again. */
function useBoardNews(): void {
  const cache = useQueryClient();
  const hear = useCallback(
    ({ kind, part }: SocketEvent) => {
      const renew = (name: string) => void cache.invalidateQueries({ queryKey: [name] });
      if (kind === 'content' || kind === undefined) renew('content');
      if (kind === 'message' || kind === undefined) renew('messages');
      if (kind === 'content' && part === 'chat') renew('chat');
    },
    [cache],
  );
  useTopic('system', hear);
  // A visitor's page was read before anyone listened: what is older than a moment is read again.
  useEffect(() => {
    const before = Date.now() - JUST_READ_MS;
    void cache.invalidateQueries({
      queryKey: ['content'],
      predicate: ({ state }) => state.dataUpdatedAt < before,
    });
  }, [cache]);
}

function MemberNews() {
  const text = useText();
  const cache = useQueryClient();
  const hearMe = useCallback(
    ({ kind }: SocketEvent) => {
      if (kind !== 'message' && kind !== undefined) return;
      void cache.invalidateQueries({ queryKey: ['messages'] });
      if (kind) notices.tell({ tone: 'info', title: text('content.messages.new') });
    },
    [cache, text],
  );
  const hearSupport = useCallback(
    ({ kind, isStaff }: SocketEvent) => {
      if (overlay.current()?.name === 'chat') return;
      void cache.invalidateQueries({ queryKey: ['chat', 'unread'] });
      if (kind === 'said' && isStaff === true) {
        notices.tell({ tone: 'info', title: text('content.chat.answered') });
      }
    },
    [cache, text],
  );
  useTopic('me', hearMe);
  useTopic('chat:me', hearSupport);
  return null;
}

/** Where a link leads to the chat of the house, the chat opens and the address is tidied. */
function useChatAddress(): void {
  const router = useRouter();
  useEffect(() => {
    const { pathname, search } = window.location;
    const chat = chatOf(pathname + search);
    if (!chat) return;
    openChat(chat);
    router.history.replace(pathname);
  }, [router]);
}
