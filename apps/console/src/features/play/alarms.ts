import { gamesOperator, playJackpotsOperator, playOrdersOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ownGamesQuery, useGameName } from '../../shared/play/own-games.ts';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';

export type Alarm = {
  id: string;
  kind: 'rules' | 'return' | 'pot' | 'bet';
  name: string;
  words: string;
  to: string;
};

const DAYS = 30;

/** Everything about play that somebody should look at now. */
export function useAlarms() {
  const text = useText();
  const nameOf = useGameName();
  const mayLedger = useMay('ledger.read');
  const games = useQuery(ownGamesQuery);
  const returns = useQuery(queryOf(gamesOperator.listReturns, { days: DAYS, byLevel: 'no' }));
  const pots = useQuery(queryOf(playJackpotsOperator.showPots, {}));
  const late = useQuery({
    ...queryOf(playOrdersOperator.unfinishedBets, { pageSize: 50 }),
    enabled: mayLedger,
  });
  const reads = [games, returns, pots, ...(mayLedger ? [late] : [])];
  const list: Alarm[] = [
    ...(games.data?.list ?? [])
      .filter(({ isIntact }) => !isIntact)
      .map(({ gameCode, name }) => ({
        id: `rules ${gameCode}`,
        kind: 'rules' as const,
        name,
        words: text('console.alarms.rules'),
        to: `/own-games/${gameCode}`,
      })),
    ...(returns.data?.list ?? [])
      .filter(({ isAlarm }) => isAlarm)
      .map(({ gameCode, mean, bets }) => ({
        id: `return ${gameCode}`,
        kind: 'return' as const,
        name: nameOf(gameCode),
        words: text('console.alarms.return', {
          mean: (mean * 100).toFixed(2),
          bets: bets.toLocaleString('en'),
        }),
        to: `/own-games/${gameCode}`,
      })),
    ...(pots.data?.list ?? [])
      .filter(({ isRight }) => !isRight)
      .map(({ pot }) => ({
        id: `pot ${pot}`,
        kind: 'pot' as const,
        name: pot,
        words: text('console.alarms.pot'),
        to: '/jackpots',
      })),
    ...(late.data?.list ?? [])
      .filter(({ handedAt }) => handedAt !== null)
      .map(({ betId, problem, gameCode }) => ({
        id: `bet ${betId}`,
        kind: 'bet' as const,
        name: nameOf(gameCode),
        words: text('console.alarms.bet', { number: betId, problem }),
        to: `/bets/${betId}`,
      })),
  ];
  return {
    list,
    error: reads.find(({ error }) => error)?.error,
    isPending: reads.some(({ isPending }) => isPending),
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
  };
}
