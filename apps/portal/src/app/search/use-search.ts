import { minutes } from '@baize/calendar';
import { catalogueLobby, contentHelp } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { searchHelp } from '../../features/content/help/help-search.ts';
import { ask } from '../../shared/calls/api.ts';
import { CATALOGUE_KEY } from '../../shared/games/lanes.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';

const MAX_GAMES = 24;
const MAX_ARTICLES = 6;
const DRAWN: readonly string[] = ['LOTT', 'ELOTT'];

/** What fits the typed words: games, lotteries, and answers of the help centre. */
export function useSearch(typed: string) {
  const { language } = useLanguage();
  const wanted = useDeferredValue(typed.trim());
  const isAsked = wanted.length > 0;
  const games = useQuery({
    queryKey: [CATALOGUE_KEY, 'search', language, wanted],
    queryFn: ({ signal }) => ask(catalogueLobby.gameList, inputOf(wanted, language), signal),
    enabled: isAsked,
    staleTime: minutes(1),
    placeholderData: keepPreviousData,
  });
  const help = useQuery({
    queryKey: ['content', 'help', language],
    queryFn: ({ signal }) => ask(contentHelp.helpCenter, { lang: language, device: 'WEB' }, signal),
    enabled: isAsked,
    staleTime: minutes(1),
  });
  const found = isAsked ? (games.data?.games ?? []) : [];
  return {
    isAsked,
    isComing: isAsked && (games.isPending || help.isPending),
    games: found.filter(({ gameType }) => !DRAWN.includes(gameType)),
    lotteries: found.filter(({ gameType }) => DRAWN.includes(gameType)),
    articles: isAsked ? searchHelp(help.data ?? [], wanted).slice(0, MAX_ARTICLES) : [],
  };
}

function inputOf(gameName: string, language: string) {
  return {
    gameName,
    language,
    gameType: '',
    vassalage: '',
    gameClassify: '',
    isNew: '',
    after: '',
    filter: 'ALL' as const,
    pageNo: 1,
    pageSize: MAX_GAMES,
  };
}
