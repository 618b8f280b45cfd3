import {
  type Output,
  type sportsbookFixturesOperator,
  sportsbookParts,
  sportsbookTradingOperator,
} from '@baize/contract';
import { Figure, FigureRow, Tag, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ListColumn, moneyColumn, timeColumn } from '../../shared/list/columns.tsx';
import { TitledPage } from '../../shared/parts/titled-page.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { KeptMargins } from './kept-margins.tsx';
import { codeText, marketKeyText, selectionText } from './match-rows.ts';
import { StopButton, stopsQuery } from './stop-button.tsx';
import { betsColumn, lyingColumns, stakeColumn, TitledTable } from './titled-table.tsx';

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
  const stops = useQuery(stopsQuery);
  return (
    <TitledPage
      title="console.sports.risk"
      note="console.sports.riskLead"
      actions={mayTrade && <StopButton level="book" subject="" />}
      read={risk}
    >
      <Health />
      {risk.data && <Risk {...risk.data} />}
      <TitledTable
        title="console.sports.stops"
        empty="console.sports.noStops"
        rows={stops.data?.list ?? []}
        rowId={({ level, subject, market, selection }) =>
          `${level}/${subject}/${market}/${selection}`
        }
        columns={stopColumns}
      />
      {mayTrade && (
        <div className="mt-3 flex flex-wrap gap-2">
          {sportsbookParts.sports.map((sport) => (
            <StopButton
              key={sport}
              level="sport"
              subject={sport}
              name={text(`console.sports.sport.${sport}`)}
            />
          ))}
        </div>
      )}
      <KeptMargins />
    </TitledPage>
  );
}

function Risk({ selections, leagues }: Liabilities) {
  return (
    <>
      <TitledTable
        title="console.sports.heaviest"
        empty="console.sports.noBets"
        rows={selections}
        rowId={({ matchId, market, selection }) => `${matchId}/${market}/${selection}`}
        columns={heaviestColumns}
      />
      <TitledTable
        title="console.sports.leagues"
        empty="console.sports.noBets"
        rows={leagues}
        rowId={({ leagueId }) => leagueId}
        columns={leagueColumns}
      />
    </>
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

type Selection = Liabilities['selections'][number];
type League = Liabilities['leagues'][number];
type StopRow = Output<typeof sportsbookFixturesOperator.listStops.value>['list'][number];

const heaviestColumns: readonly ListColumn<Selection>[] = [
  {
    header: 'console.sports.match',
    onCard: 'title',
    cell: ({ matchId, home, away }) => (
      <Link to="/sportsbook/$matchId" params={{ matchId }} className={textLinkClasses}>
        {home} – {away}
      </Link>
    ),
  },
  {
    header: 'console.sports.selection',
    cell: ({ market, selection, runner, home, away }) =>
      `${marketKeyText(market)} · ${runner ?? selectionText(selection, { home, away })}`,
  },
  ...lyingColumns,
];

const leagueColumns: readonly ListColumn<League>[] = [
  { header: 'console.sports.league', onCard: 'title', cell: ({ name }) => name },
  betsColumn,
  stakeColumn,
  moneyColumn('console.sports.exposure', ({ exposure }) => exposure),
];

const stopColumns: readonly ListColumn<StopRow>[] = [
  {
    header: 'console.sports.what',
    onCard: 'title',
    cell: ({ level, name, market, selection }, { text }) =>
      [
        text(`console.sports.level.${level}`),
        level === 'sport' ? codeText(name) : name,
        market && marketKeyText(market),
        selection && codeText(selection),
      ]
        .filter(Boolean)
        .join(' · '),
  },
  { header: 'console.sports.reason', cell: ({ reason }) => reason },
  { header: 'console.sports.by', cell: ({ by }) => by },
  timeColumn('console.sports.since', ({ at }) => at, { isExact: true }),
  {
    header: 'console.sports.open',
    isHeaderHidden: true,
    right: 'sports.trade',
    cell: ({ level, subject, market, selection }) => (
      <StopButton level={level} subject={subject} market={market} selection={selection} />
    ),
  },
];
