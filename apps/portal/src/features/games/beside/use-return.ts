import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasOwnGame, loadOwnGame, type OwnGame } from '../../../shared/own-games/own-games.ts';
import type { Choice, PublishedRules } from '../stage/stage.ts';

/** How much comes back in the long run; a range where it depends on what is not chosen yet. */
export type ShownReturn = { lowest: number; highest: number };

/** The return of what is chosen now, computed by the code that decides the bets. */
export function useReturn(rules: PublishedRules, choice?: Choice): ShownReturn | undefined {
  const { gameCode, returns } = rules;
  const isOne = new Set(returns.map(({ returnToPlayer }) => fourDigits(returnToPlayer))).size <= 1;
  const game = useQuery({
    queryKey: ['games', 'own', gameCode],
    queryFn: () => loadOwnGame(gameCode),
    enabled: !isOne && choice !== undefined && hasOwnGame(gameCode),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return useMemo(() => {
    const own = game && choice && returnOfChoice(game, choice);
    return own ? { lowest: own, highest: own } : rangeOf(returns);
  }, [game, choice, returns]);
}

function returnOfChoice(game: OwnGame, choice: Choice): number | undefined {
  const read = game.readChoice(choice);
  return read === undefined ? undefined : game.returnOf(read).returnToPlayer;
}

function rangeOf(returns: PublishedRules['returns']): ShownReturn | undefined {
  if (returns.length === 0) return undefined;
  const all = returns.map(({ returnToPlayer }) => returnToPlayer);
  return { lowest: Math.min(...all), highest: Math.max(...all) };
}

/** Returns that look alike are alike. */
const fourDigits = (share: number) => share.toFixed(4);
