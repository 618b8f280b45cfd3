import { minutes } from '@baize/calendar';
import { catalogueLobby, playLaunch } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { CATALOGUE_KEY } from '../../../shared/games/lanes.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';

export type GameName = { vendor: string; gameCode: string };

/** Asks the house to open a game: once per visit, and again only when someone says so. */
export function useLaunch({ vendor, gameCode }: GameName, isEnabled: boolean) {
  const session = useSession();
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['launch', session?.token, vendor, gameCode],
    queryFn: ({ signal }) =>
      ask(
        playLaunch.launchGame,
        {
          ...NOTHING_MORE,
          gameCode,
          vassalage: vendor,
          language,
          backUrl: location.origin,
          accountType: session?.kind === 'trial' ? '0' : '1',
        },
        signal,
      ),
    enabled: isEnabled && session !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** What older clients say beside, and the house drops. */
const NOTHING_MORE = {
  inPortal: '1',
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: '3',
  gameId: '',
  vendor: '',
  gameType: '',
  roomId: '',
  username: '',
  merchant: '',
  device: '',
  lottoArea: '',
  lottoPrizeMode: '',
  lottoGameCode: '',
  lottoView: '',
  lottoMode: '',
  confirmTrans: '0',
  webView: '',
  isCoin: '',
};

/** Name, picture and mark of the game, for what stands around it. */
export function useSingleGame({ vendor, gameCode }: GameName) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [CATALOGUE_KEY, 'game', language, vendor, gameCode],
    queryFn: ({ signal }) =>
      ask(catalogueLobby.singleGame, { vassalage: vendor, gameCode, gameId: '', language }, signal),
    staleTime: minutes(1),
  });
}
