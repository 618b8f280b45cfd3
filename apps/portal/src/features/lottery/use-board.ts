import { lotteryIssues } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { houseTime } from '../../shared/times/house-time.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';
import type { Board } from './cart.ts';

const LOOK_AGAIN_MS = 2_000;

export const boardQuery = (gameCode: string, language: string) =>
  queryOptions({
    queryKey: ['lottery', 'board', gameCode, language],
    queryFn: ({ signal }) => ask(lotteryIssues.board, { gameCode, language }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Between the closing of an issue and the next one the house is asked again.
    refetchInterval: ({ state }) => (isOver(state.data) ? LOOK_AGAIN_MS : false),
    gcTime: 0,
  });

function isOver(board: Board | undefined): boolean {
  if (!board) return false;
  const { issue } = board;
  if (!issue || houseTime.now() >= issue.closesAt) return true;
  return isAwaited(board, houseTime.now());
}

const DRAWN_WITHIN_MS = 20_000;

/** An issue was due, and its result is not here yet; what others draw takes its own time. */
export function isAwaited({ issue, last, isDrawnElsewhere }: Board, now: number): boolean {
  if (isDrawnElsewhere || !issue) return false;
  if (now >= issue.drawsAt) return true;
  const newest = last[0]?.number ?? '';
  return now - issue.opensAt < DRAWN_WITHIN_MS && isBefore(newest, issue);
}

function isBefore(newest: string, issue: NonNullable<Board['issue']>): boolean {
  const [day, n] = issue.number.split('-') as [string, string];
  const before = `${day}-${String(Number(n) - 1).padStart(4, '0')}`;
  return n !== '0001' && newest !== '' && newest < before;
}

/** All that a board shows: read once, and again whenever something was drawn or closed. */
export function useBoard(gameCode: string) {
  const cache = useQueryClient();
  const { language } = useLanguage();
  const board = useQuery(boardQuery(gameCode, language));
  const { data, refetch } = board;
  const renew = useCallback(() => {
    void cache.invalidateQueries({ queryKey: ['lottery'] });
  }, [cache]);
  useTopic(`game:${gameCode}`, renew);
  // A draw is told before its tickets are paid; the money says when they are.
  const paid = useCallback(
    ({ kind }: SocketEvent) => {
      if (kind === 'balance') void cache.invalidateQueries({ queryKey: ['lottery', 'tickets'] });
    },
    [cache],
  );
  useTopic('me', paid);
  const closesAt = data?.issue?.closesAt;
  useEffect(() => {
    if (closesAt === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, closesAt - houseTime.now()) + 300);
    return () => clearTimeout(timer);
  }, [closesAt, refetch]);
  return { board, fresh: useFresh(data?.last[0]?.number) };
}

/** The result that came while the page stood: the one that was there at first is old. */
function useFresh(newest: string | undefined): string | undefined {
  const first = useRef(newest);
  first.current ??= newest;
  return newest === first.current ? undefined : newest;
}
