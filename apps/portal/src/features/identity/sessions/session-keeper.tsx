import { identitySessions, members } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useSocketUp, useTopic } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useMember } from '../../../shared/session/member.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { ForcedChangeModal } from '../recovery/forced-change-modal.tsx';

const TOUCH_MS = 180_000;

/** Stands beside every page while someone is signed in. */
export function SessionKeeper() {
  const session = useSession();
  const member = useMember();
  useTouch(session?.token);
  useNews();
  useKeptLanguage();
  const mustChange = session?.mustChangePassword || member?.mustChangePassword;
  return session && mustChange ? <ForcedChangeModal /> : null;
}

/** A session that ended elsewhere is noticed here; being noticed is no activity. */
function useTouch(token: string | undefined): void {
  const { refetch } = useQuery({
    queryKey: ['touch', token],
    queryFn: () => ask(identitySessions.touch, {}),
    refetchInterval: TOUCH_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
    retry: false,
    enabled: token !== undefined,
  });
  const isUp = useSocketUp();
  const wasUp = useRef(isUp);
  useEffect(() => {
    // The house closes the socket of a session that it ends.
    if (wasUp.current && !isUp) void refetch();
    wasUp.current = isUp;
  }, [isUp, refetch]);
}

/** What is announced about the member concerns what was fetched about them. */
function useNews(): void {
  const cache = useQueryClient();
  const hear = useCallback(
    ({ kind }: SocketEvent) => {
      // A bet changes the balance and nothing else about them.
      if (kind !== 'balance') void cache.invalidateQueries({ queryKey: ['member'] });
    },
    [cache],
  );
  useTopic('me', hear);
}

/** A language chosen while signed in is kept for the messages that are sent. */
function useKeptLanguage(): void {
  const { language } = useLanguage();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    void ask(members.language, { language }).catch(() => undefined);
  }, [language]);
}
