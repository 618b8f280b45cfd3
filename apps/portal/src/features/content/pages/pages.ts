import { minutes } from '@baize/calendar';
import { contentPages, type Output } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';

export type PageKind = (typeof contentPages.pageKinds)[number];
export type PageHead = Output<typeof contentPages.pages.value>['list'][number];

const PER_PAGE = 12;

export function usePages(kind: PageKind, page: number) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['content', 'pages', kind, language, page],
    queryFn: ({ signal }) =>
      ask(contentPages.pages, { kind, page, pageSize: PER_PAGE, language }, signal),
    placeholderData: keepPreviousData,
    staleTime: minutes(1),
  });
}

export function usePage(kind: PageKind, slug: string | undefined) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['content', 'page', kind, slug, language],
    queryFn: ({ signal }) => ask(contentPages.page, { kind, slug: slug!, language }, signal),
    enabled: slug !== undefined,
    staleTime: minutes(1),
  });
}
