import { gamesOperator } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useAct } from '../../shared/act/use-act.ts';
import { Dash, moneyColumn, titleColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import type { OwnGame } from '../../shared/play/own-games.ts';
import { type Stop, stopOnGame, useStops } from '../../shared/play/stops.ts';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { percentOf, promiseOf } from './return-look.ts';
import { ReturnTag } from './return-tag.tsx';

const DAYS = 30;

/** Everything that is played in the house: open or not, its limits, its rules and its return. */
export const OwnGamesPage = listPage(gamesOperator.listGames, {
  words: {
    title: 'console.ownGames.title',
    lead: 'console.ownGames.lead',
    none: 'console.ownGames.noReturns',
    noneText: 'console.ownGames.noReturnsText',
  },
  Actions: CheckButton,
  useData: useStopsAndReturns,
  rowId: ({ gameCode }) => gameCode,
  open: ({ gameCode }) => ({ to: '/own-games/$gameCode', params: { gameCode } }),
  columns: [
    titleColumn('console.bets.game', ({ name, gameCode }) => [name, gameCode], {
      isCode: true,
      sortBy: ({ name }) => name,
    }),
    {
      header: 'console.ownGames.stakes',
      align: 'figure',
      className: 'md:max-[64rem]:hidden',
      cell: ({ limits }, { currency }) => (
        <span className="whitespace-nowrap">
          <Sum amount={limits.min} currency="" /> – <Sum amount={limits.max} currency={currency} />
        </span>
      ),
    },
    moneyColumn('console.ownGames.maxPayout', ({ limits }) => limits.maxPayout, {
      className: 'md:max-[80rem]:hidden',
    }),
    {
      header: 'console.ownGames.promised',
      align: 'figure',
      sortBy: ({ lowest }) => lowest,
      cell: (game) => <span className="whitespace-nowrap">{promiseOf(game)}</span>,
    },
    {
      header: 'console.ownGames.measured30',
      align: 'figure',
      cell: ({ gameCode }, { data: { measured } }) => {
        const row = measured.get(gameCode);
        if (!row) return <Dash />;
        return (
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            <span>
              {percentOf(row.mean)}{' '}
              <span className="text-ink-soft">±{(row.bound * 100).toFixed(2)}</span>
            </span>
            <ReturnTag row={row} />
          </span>
        );
      },
    },
    {
      header: 'console.ownGames.rules',
      cell: ({ version, isIntact }, { text }) => (
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          <span className="num text-ink-soft">v{version}</span>
          <Tag tone={isIntact ? 'good' : 'bad'}>
            {text(isIntact ? 'console.ownGames.intact' : 'console.ownGames.differs')}
          </Tag>
        </span>
      ),
    },
    {
      header: 'console.bets.state',
      onCard: 'aside',
      cell: (game, { data }) => (
        <GameTag game={game} stop={stopOnGame(data.stops, game.gameCode)} />
      ),
    },
  ],
});

function useStopsAndReturns() {
  const stops = useStops().data?.list;
  const returns = useQuery(queryOf(gamesOperator.listReturns, { days: DAYS, byLevel: 'no' })).data;
  return useMemo(
    () => ({
      stops: stops ?? [],
      measured: new Map(returns?.list.map((row) => [row.gameCode, row])),
    }),
    [stops, returns],
  );
}

/** The nightly check of all rules, now. */
function CheckButton() {
  const text = useText();
  const check = useAct(gamesOperator.checkRules, {
    input: () => ({}),
    done: ({ games, wrong }) =>
      wrong.length === 0
        ? text('console.ownGames.checked', { count: games })
        : { tone: 'bad', title: text('console.ownGames.broken', { games: wrong.join(', ') }) },
    isFailureSaid: true,
  });
  if (!useMay('play.stop')) return null;
  return (
    <Button isBusy={check.isPending} onClick={() => check.mutate()}>
      <ShieldCheck aria-hidden className="size-4" />
      {text('console.ownGames.check')}
    </Button>
  );
}

export function GameTag({ game, stop }: { game: OwnGame; stop: Stop | undefined }) {
  const text = useText();
  if (stop) return <Tag tone="bad">{text('console.play.stopped')}</Tag>;
  if (!game.isOpen) return <Tag tone="warn">{text('console.ownGames.closed')}</Tag>;
  return <Tag tone="good">{text('console.ownGames.open')}</Tag>;
}
