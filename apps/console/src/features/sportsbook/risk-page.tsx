import {
  type Output,
  sportsbookFixturesOperator,
  sportsbookTradingOperator,
} from '@baize/contract';
import { Figure, FigureRow, Tag, textLinkClasses } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { KeptMargins } from './kept-margins.tsx';
import { StopButton } from './stop-button.tsx';

const EVERY_MS = 5_000;
type Liabilities = Output<typeof sportsbookTradingOperator.liabilities.value>;

/** What the open book could cost, where it weighs most, what stands still, and whether the clockwork runs. */
export function SportsRiskPage() {
  const text = useText();
  const mayTrade = useMay('sports.trade');
  const risk = useQuery({
    ...queryOf(sportsbookTradingOperator.liabilities, {}),
    refetchInterval: EVERY_MS,
  });
  const stops = useQuery(queryOf(sportsbookFixturesOperator.listStops, {}));
  if (risk.error) return <FailurePage error={risk.error} reset={() => void risk.refetch()} />;
  const isStopped = stops.data?.list.some(({ level }) => level === 'book') ?? false;
  return (
    <PageBody>
      <PageHead
        title={text('console.sports.risk')}
        note={text('console.sports.riskLead')}
        actions={mayTrade && <StopButton level="book" subject="" isStopped={isStopped} />}
      />
      <Health />
      {risk.data && <Heaviest data={risk.data} />}
      {risk.data && <ByLeague data={risk.data} />}
      <Stops list={stops.data?.list ?? []} />
      <KeptMargins />
    </PageBody>
  );
}

function Health() {
  const text = useText();
  const { exact } = useTimes();
  const { data } = useQuery({
    ...queryOf(sportsbookTradingOperator.health, {}),
    refetchInterval: EVERY_MS,
  });
  if (!data) return null;
  return (
    <FigureRow>
      <Figure label={text('console.sports.clockwork')}>
        <Tag tone={data.isRunning ? 'good' : 'bad'}>
          {text(data.isRunning ? 'console.sports.runs' : 'console.sports.stands')}
        </Tag>
      </Figure>
      <Figure label={text('console.sports.live')}>
        <b className="num">{data.live}</b>
      </Figure>
      <Figure label={text('console.sports.openBets')}>
        <b className="num">{data.openBets}</b>
      </Figure>
      <Figure
        label={text('console.sports.unsettled')}
        note={data.oldestUnsettledAt !== null && exact(data.oldestUnsettledAt)}
      >
        <b className="num">{data.unsettled}</b>
      </Figure>
    </FigureRow>
  );
}

function Heaviest({ data }: { data: Liabilities }) {
  const text = useText();
  const { currency } = useBrand();
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-card">{text('console.sports.heaviest')}</h2>
      <Table
        caption={text('console.sports.heaviest')}
        rows={data.selections}
        rowId={({ matchId, market, selection }) => `${matchId}/${market}/${selection}`}
        isSortedByServer
        empty={text('console.sports.noBets')}
        columns={[
          {
            id: 'match',
            header: text('console.sports.match'),
            onCard: 'title',
            cell: ({ matchId, home, away }) => (
              <Link to="/sportsbook/$matchId" params={{ matchId }} className={textLinkClasses}>
                {home} – {away}
              </Link>
            ),
          },
          {
            id: 'selection',
            header: text('console.sports.selection'),
            cell: ({ market, selection }) => (
              <span className="code">
                {market} {selection}
              </span>
            ),
          },
          {
            id: 'bets',
            header: text('console.sports.bets'),
            align: 'figure',
            cell: ({ bets }) => bets,
          },
          {
            id: 'stake',
            header: text('console.sports.stake'),
            align: 'figure',
            cell: ({ stake }) => sum(stake),
          },
          {
            id: 'pays',
            header: text('console.sports.pays'),
            align: 'figure',
            cell: ({ payout }) => sum(payout),
          },
          {
            id: 'profit',
            header: text('console.sports.profit'),
            align: 'figure',
            cell: ({ profit }) => sum(profit),
          },
        ]}
      />
    </section>
  );
}

function ByLeague({ data }: { data: Liabilities }) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-card">{text('console.sports.leagues')}</h2>
      <Table
        caption={text('console.sports.leagues')}
        rows={data.leagues}
        rowId={({ leagueId }) => leagueId}
        isSortedByServer
        empty={text('console.sports.noBets')}
        columns={[
          {
            id: 'name',
            header: text('console.sports.league'),
            onCard: 'title',
            cell: ({ name }) => name,
          },
          {
            id: 'bets',
            header: text('console.sports.bets'),
            align: 'figure',
            cell: ({ bets }) => bets,
          },
          {
            id: 'stake',
            header: text('console.sports.stake'),
            align: 'figure',
            cell: ({ stake }) => <Sum amount={stake} currency={currency} />,
          },
          {
            id: 'exposure',
            header: text('console.sports.exposure'),
            align: 'figure',
            cell: ({ exposure }) => <Sum amount={exposure} currency={currency} />,
          },
        ]}
      />
    </section>
  );
}

type StopRow = Output<typeof sportsbookFixturesOperator.listStops.value>['list'][number];

function Stops({ list }: { list: readonly StopRow[] }) {
  const text = useText();
  const { exact } = useTimes();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-card">{text('console.sports.stops')}</h2>
      <Table
        caption={text('console.sports.stops')}
        rows={list}
        rowId={({ level, subject, market, selection }) =>
          `${level}/${subject}/${market}/${selection}`
        }
        isSortedByServer
        empty={text('console.sports.noStops')}
        columns={[
          {
            id: 'what',
            header: text('console.sports.what'),
            onCard: 'title',
            cell: ({ level, subject, market, selection }) => (
              <span className="code">
                {[level, subject, market, selection].filter(Boolean).join(' ')}
              </span>
            ),
          },
          { id: 'why', header: text('console.sports.reason'), cell: ({ reason }) => reason },
          { id: 'by', header: text('console.sports.by'), cell: ({ by }) => by },
          {
            id: 'at',
            header: text('console.sports.since'),
            cell: ({ at }) => <span className="num">{exact(at)}</span>,
          },
        ]}
      />
    </section>
  );
}
