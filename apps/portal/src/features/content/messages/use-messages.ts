import { minutes } from '@baize/calendar';
import { contentMessages as contract, type Output } from '@baize/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useSession } from '../../../shared/session/use-session.ts';

export type Received = Output<typeof contract.inbox.value>['list'][number];
export type Sent = Output<typeof contract.outbox.value>['list'][number];
export type RecipientType = (typeof contract.recipientTypes)[number];
export type Box = 'inbox' | 'outbox';

const PER_PAGE = 10;

export function useInbox(page: number) {
  const token = useSession()?.token;
  return useQuery({
    queryKey: ['messages', 'inbox', token, page],
    queryFn: ({ signal }) => ask(contract.inbox, { page, size: PER_PAGE }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useOutbox(page: number) {
  const token = useSession()?.token;
  return useQuery({
    queryKey: ['messages', 'outbox', token, page],
    queryFn: ({ signal }) => ask(contract.outbox, { page, size: PER_PAGE }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useRecipientTypes() {
  const token = useSession()?.token;
  return useQuery({
    queryKey: ['messages', 'recipients', token],
    queryFn: ({ signal }) => ask(contract.recipients, {}, signal),
    staleTime: minutes(1),
  });
}

/** Marks and deletes; the lists and the count are looked up again afterwards. */
export function useMessageMarks(box: Box) {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: ['messages'] });
  const read = useMutation({
    mutationFn: (ids: string[]) => ask(contract.readInbox, { ids }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (ids: string[]) =>
      box === 'inbox' ? ask(contract.deleteInbox, { ids }) : ask(contract.deleteOutbox, { ids }),
    onSettled: refresh,
  });
  return { read, remove };
}
