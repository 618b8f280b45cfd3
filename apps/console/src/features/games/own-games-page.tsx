import { gamesOperator } from '@baize/contract';
import { Button, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useAct } from '../../shared/act/use-act.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { type OwnGame, ownGamesQuery } from '../../shared/play/own-games.ts';
import { type Stop, stopOnGame, useStops } from '../../shared/play/stops.ts';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { type GameReturn, percentOf, promiseOf } from './return-look.ts';
import { ReturnTag } from './returns-page.tsx';

const DAYS = 30;

/** Everything that is played in the house: open or not, its limits, its rules and its return. */
export function OwnGamesPage() {
  const text = useText();
  const navigate = useNavigate();
  const { currency } = useBrand();
  const games = useQuery(ownGamesQuery);
  const stops = useStops().data?.list;
  const returns = useReturns();
  const columns = useMemo(
    () => columnsOf({ text, currency, stops: stops ?? [], returns }),
    [text, currency, stops, returns],
  );
  if (games.error) return <FailurePage error={games.error} reset={() => void games.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.ownGames.title')}
        lead={text('console.ownGames.lead')}
        actions={<CheckButton />}
      />
      <Table
        caption={text('console.ownGames.title')}
        columns={columns}
        rows={games.data?.list ?? []}
        rowId={({ gameCode }) => gameCode}
        isLoading={games.isPending}
        onRowOpen={({ gameCode }) =>
          void navigate({ to: '/own-games/$gameCode', params: { gameCode } })
        }
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.ownGames.noReturns')}
          />
        }
      />
    </PageBody>
  );
}

function useReturns(): readonly GameReturn[] | undefined {
  return useQuery(queryOf(gamesOperator.listReturns, { days: DAYS, byLevel: 'no' })).data?.list;
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

type Ties = {
  text: Text;
  currency: string;
  stops: readonly Stop[];
  returns: readonly GameReturn[] | undefined;
};

function columnsOf({ text, currency, stops, returns }: Ties): Column<OwnGame>[] {
  const measured = new Map(returns?.map((row) => [row.gameCode, row]));
  return [
    {
      id: 'name',
      header: text('console.bets.game'),
      onCard: 'title',
      sortBy: ({ name }) => name,
      cell: ({ name, gameCode }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{name}</span>
          <span className="code text-ink-soft">{gameCode}</span>
        </span>
      ),
    },
    {
      id: 'stakes',
      header: text('console.ownGames.stakes'),
      align: 'figure',
      className: 'md:max-[64rem]:hidden',
      cell: ({ limits }) => (
        <span className="whitespace-nowrap">
          <Sum amount={limits.min} currency="" /> – <Sum amount={limits.max} currency={currency} />
        </span>
      ),
    },
    {
      id: 'payout',
      header: text('console.ownGames.maxPayout'),
      align: 'figure',
      className: 'md:max-[80rem]:hidden',
      cell: ({ limits }) => <Sum amount={limits.maxPayout} currency={currency} />,
    },
    {
      id: 'promise',
      header: text('console.ownGames.promised'),
      align: 'figure',
      sortBy: ({ lowest }) => lowest,
      cell: (game) => <span className="whitespace-nowrap">{promiseOf(game)}</span>,
    },
    {
      id: 'measured',
      header: text('console.ownGames.measured30'),
      align: 'figure',
      cell: ({ gameCode }) => {
        const row = measured.get(gameCode);
        if (!row) return <span className="text-ink-soft">–</span>;
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
      id: 'rules',
      header: text('console.ownGames.rules'),
      cell: ({ version, isIntact }) => (
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          <span className="num text-ink-soft">v{version}</span>
          <Tag tone={isIntact ? 'good' : 'bad'}>
            {text(isIntact ? 'console.ownGames.intact' : 'console.ownGames.differs')}
          </Tag>
        </span>
      ),
    },
    {
      id: 'state',
      header: text('console.bets.state'),
      onCard: 'aside',
      cell: (game) => <GameTag game={game} stop={stopOnGame(stops, game.gameCode)} />,
    },
  ];
}
