import { minutes } from '@baize/calendar';
import type { Output, system } from '@baize/contract';
import { useSocketUp, useTopic } from '@baize/web/use-socket.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { takeEarly } from '../calls/early-status.ts';
import { exchange } from '../calls/exchange.ts';
import { STATUS_PATH } from '../calls/first-calls.ts';

export type Status = Output<typeof system.status.value>;

/** While no socket tells us, we look ourselves: an operator's switch must be seen within two seconds. */
const POLL_MS = 1_800;

export const statusQuery = queryOptions({
  queryKey: ['system', 'status'],
  queryFn: ({ signal }) => exchange(STATUS_PATH, { early: takeEarly(), signal }) as Promise<Status>,
  staleTime: minutes(1),
});

/** Keeps the status true for as long as the page stands: by the socket, else by looking. */
export function useStatus() {
  const cache = useQueryClient();
  const isUp = useSocketUp();
  const refresh = useCallback(
    () => void cache.invalidateQueries({ queryKey: ['system'] }),
    [cache],
  );
  useTopic('system', refresh);
  // What was said while the socket was away may be older than what it can replay.
  useEffect(() => {
    if (isUp) refresh();
  }, [isUp, refresh]);
  return useQuery({
    ...statusQuery,
    // A socket says what is new, not what could not be fetched.
    refetchInterval: ({ state }) => (isUp && state.status !== 'error' ? false : POLL_MS),
  });
}

/** Below the gate the status is always there. */
export function useOpenStatus(): Status {
  return useQuery(statusQuery).data!;
}

/**
 * A part of the status: whoever looks at it is drawn again when that part changes, and not with every
 * status, whose sealed addresses differ each time.
 */
export function useStatusPart<Part>(select: (status: Status) => Part): Part | undefined {
  return useQuery({ ...statusQuery, select }).data;
}

export function useBrand(): Brand {
  return useStatusPart(brandOf)!;
}

type Brand = Status['info']['brand'];
export const brandOf = ({ info }: Status): Brand => info.brand;
export const themeOf = ({ info }: Status): Status['info']['theme'] => info.theme;
export const isOpenNow = ({ state }: Status): boolean => state === 0;
export const modulesOf = ({ info }: Status): Status['info']['whitelabel'] => info.whitelabel;
export const resourcesOf = ({ info }: Status): Status['info']['resources'] => info.resources;
