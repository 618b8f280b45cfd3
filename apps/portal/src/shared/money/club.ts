import { seconds } from '@baize/calendar';
import { loyaltyLevels, type Output } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../calls/api.ts';

export type Club = Output<typeof loyaltyLevels.club.value>;

/** One's own way moves while one plays elsewhere. */
const LOOK_MS = seconds(15);

export const clubQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['loyalty', 'club', token],
    queryFn: ({ signal }) => ask(loyaltyLevels.club, {}, signal),
    refetchInterval: LOOK_MS,
    enabled: token !== undefined,
  });

export const medalOf = (level: number) => `/art/medal/${level}.svg`;
