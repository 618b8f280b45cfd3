import { games } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import type { PlayedRound } from '../stage/stage.ts';

/** The rounds of this game that wait for their player, newest first; undefined while unknown. */
export function useOpenRounds(gameCode: string): readonly PlayedRound[] | undefined {
  const session = useSession();
  const open = useQuery({
    queryKey: ['games', 'open', gameCode, session?.token],
    queryFn: async ({ signal }) => (await ask(games.openBets, { gameCode }, signal)).list,
    enabled: session !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return session === null ? NONE : open.data;
}

const NONE: readonly PlayedRound[] = [];

/** The one that waits, where there is one at a time; null when none does. */
export function useOpenRound(gameCode: string): PlayedRound | null | undefined {
  const open = useOpenRounds(gameCode);
  return open && (open[0] ?? null);
}
