import { cardroomLobby, type Output } from '@baize/contract';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ask } from '../../../../shared/calls/api.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { useLanguage } from '../../../../shared/words/use-language.tsx';

export type Lobby = Output<typeof cardroomLobby.lobby.value>;
export type LobbyGame = Lobby['games'][number];
export type Stake = LobbyGame['stakes'][number];
/** A stake as a table tells it, without who else is in the house. */
export type TableStake = Omit<Stake, 'tables' | 'players'>;
export type TableTile = Output<typeof cardroomLobby.listTables.value>['tables'][number];

const LOBBY = ['cardroom', 'lobby'] as const;
const LOOK_MS = 15_000;
/** News of a busy room come by the dozen; they are read together. */
const GATHER_MS = 1_500;

/** All games of the card room by stake; counted anew when tables change. */
export function useCardLobby() {
  const cache = useQueryClient();
  const token = useSession()?.token;
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: [...LOBBY, 'games', token, language],
    queryFn: ({ signal }) => ask(cardroomLobby.lobby, { game: '' }, signal),
    refetchInterval: LOOK_MS,
  });
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = useCallback(() => {
    if (gathering.current) return;
    gathering.current = setTimeout(() => {
      gathering.current = undefined;
      void cache.invalidateQueries({ queryKey: LOBBY });
    }, GATHER_MS);
  }, [cache]);
  useTopic('cards:lobby', hear);
  return query;
}

export function useStakeTables(stakeId: string, isOpen: boolean) {
  const token = useSession()?.token;
  return useQuery({
    queryKey: [...LOBBY, 'tables', stakeId, token],
    queryFn: ({ signal }) => ask(cardroomLobby.listTables, { stakeId }, signal),
    enabled: isOpen,
    refetchInterval: LOOK_MS,
  });
}

/** Where one sits already: the way back into a hand. */
export function useMyTables() {
  const token = useSession()?.token;
  return useQuery({
    queryKey: [...LOBBY, 'mine', token],
    queryFn: ({ signal }) => ask(cardroomLobby.mine, {}, signal),
    enabled: token !== undefined,
    refetchInterval: LOOK_MS,
  });
}
