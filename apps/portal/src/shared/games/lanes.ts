import { minutes } from '@baize/calendar';
import { type catalogueLobby, firstView, type Output } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readFirst } from '../calls/read-first.ts';
import { useLanguage } from '../words/use-language.tsx';

type Lanes = Output<typeof catalogueLobby.vendorLanes.value>;
export type Lane = Lanes['data']['lanes'][number];

/** Everything under this key is asked again when operators change the catalogue. */
export const CATALOGUE_KEY = 'catalogue';

export const lanesQuery = (language: string) =>
  queryOptions({
    queryKey: [CATALOGUE_KEY, 'lanes', language],
    queryFn: async ({ signal }) =>
      (await readFirst<Lanes>(firstView.vendorLanes, { language }, signal)).data.lanes,
    staleTime: minutes(1),
  });

export function useLanesQuery() {
  const { language } = useLanguage();
  return useQuery(lanesQuery(language));
}

/** The categories that have a game, each with its vendors, in the operators' order. */
export function useLanes(): Lane[] | undefined {
  return useLanesQuery().data;
}
