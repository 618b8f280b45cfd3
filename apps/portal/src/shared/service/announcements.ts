import { minutes } from '@baize/calendar';
import { type contentAnnouncements, firstView, type Output } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readFirst } from '../calls/read-first.ts';
import { useSession } from '../session/use-session.ts';
import { useLanguage } from '../words/use-language.tsx';

export type Announcements = Output<typeof contentAnnouncements.announcements.value>;
export type Notice = Announcements['player'][number];
export type Popup = Announcements['popup'][number];
export type Promotion = Announcements['promotion'][number];

type Reader = { language: string; token: string | undefined };

/** Everything announced now, by one call for the whole portal; whoever logs in has marks of their own. */
export const announcementsQuery = ({ language, token }: Reader) =>
  queryOptions({
    queryKey: ['content', 'announcements', language, token],
    queryFn: ({ signal }) =>
      readFirst<Announcements>(
        firstView.announcements,
        { types: 'B,PL,PU,PR,H', platform: 'W', execution: '', language },
        signal,
      ),
    staleTime: minutes(1),
  });

export function useAnnouncements() {
  const { language } = useLanguage();
  return useQuery(announcementsQuery({ language, token: useSession()?.token }));
}
