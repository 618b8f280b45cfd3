import { minutes } from '@baize/calendar';
import { contentChat, contentMessages } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useModule } from '../brand/modules.ts';
import { ask } from '../calls/api.ts';
import { useSession } from '../session/use-session.ts';

export const unreadQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['messages', 'unread', token],
    queryFn: ({ signal }) => ask(contentMessages.unreadCount, {}, signal),
    staleTime: minutes(1),
  });

/** How many messages wait to be read. Guests of the house get none, so nobody asks for them. */
export function useUnreadCount(): number {
  const session = useSession();
  const isMember = session?.kind === 'member' || session?.kind === 'agent';
  const hasMessages = useModule('INBOX3');
  const mayAsk = isMember && hasMessages && !session.mustChangePassword;
  return useQuery({ ...unreadQuery(session?.token), enabled: mayAsk }).data ?? 0;
}

/** How many answers of support wait to be read. */
export function useUnreadChat(): number {
  const session = useSession();
  const mayAsk = session !== null && !session.mustChangePassword;
  return (
    useQuery({
      queryKey: ['chat', 'unread', session?.token],
      queryFn: ({ signal }) => ask(contentChat.unreadCount, {}, signal),
      staleTime: minutes(1),
      enabled: mayAsk,
    }).data ?? 0
  );
}
