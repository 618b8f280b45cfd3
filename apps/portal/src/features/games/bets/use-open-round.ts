import { games } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import type { PlayedRound } from '../stage/stage.ts';

/** The round of this game that waits for its player; null when none does, undefined while unknown. */
export function useOpenRound(gameCode: string): PlayedRound | null | undefined {
  const session = useSession();
  const open = useQuery({
    queryKey: ['games', 'open', gameCode, session?.token],
    queryFn: async ({ signal }) =>
      (await ask(games.openBets, { gameCode }, signal)).list[0] ?? null,
    enabled: session !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return session === null ? null : open.data;
}
