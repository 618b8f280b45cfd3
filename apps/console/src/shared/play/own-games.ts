import { gamesOperator, type Output } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '../queries.ts';

export type OwnGame = Output<typeof gamesOperator.listGames.value>['list'][number];

/** The house itself, among the vendors. */
export const OWN_VENDOR = 'BAIZE';

export const ownGamesQuery = queryOptions({
  ...queryOf(gamesOperator.listGames, {}),
  staleTime: 30_000,
});

export type GameNames = (gameCode: string) => string;

/** A game by its name, where it is one of ours; else by its code. */
export function useGameName(): GameNames {
  const list = useQuery(ownGamesQuery).data?.list;
  return useCallback(
    (gameCode) => list?.find((game) => game.gameCode === gameCode)?.name ?? gameCode,
    [list],
  );
}
