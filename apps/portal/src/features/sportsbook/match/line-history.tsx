import { sportsbookFixtures } from '@baize/contract';
import { EmptyLine, NativeSelect, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useNames } from '../../../shared/sportsbook/names.ts';
import { useOddsText } from '../../../shared/sportsbook/odds-format.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Market, MatchRow } from '../book.ts';
import { chartOf, VIEW } from './line-chart.ts';

const COLOURS = ['#e0b65a', '#7ab6f5', '#f0705c', '#52c49a', '#b48cf2'];
const LOOK_AGAIN_MS = 15_000;

/** How the prices of a market went, as steps: a price holds until the next one. */
export function LineHistory({ row, markets }: { row: MatchRow; markets: readonly Market[] }) {
  const text = useText();
  const { marketName } = useNames();
  const sides = { home: row.home.name, away: row.away.name };
  const few = markets.filter(({ selections }) => selections.length <= COLOURS.length);
  const [chosen, setChosen] = useState<string>();
  const market = few.find(({ key }) => key === chosen) ?? few[0];
  const { data } = useQuery({
    queryKey: ['sports', 'lines', row.matchId, market?.key],
    queryFn: ({ signal }) =>
      ask(sportsbookFixtures.lineHistory, { matchId: row.matchId, market: market!.key }, signal),
    enabled: market !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (!market) return <EmptyLine>{text('sportsbook.history.none')}</EmptyLine>;
  return (
    <div className="grid gap-3">
      <NativeSelect
        isCompact
        aria-label={text('sportsbook.history.market')}
        value={market.key}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={few.map(({ key, selections }) => ({
          value: key,
          label: nameOf(marketName(key, sides), key, selections),
        }))}
      />
      {data ? (
        <Chart points={data.points} market={market} sides={sides} />
      ) : (
        <Skeleton className="h-44" />
      )}
    </div>
  );
}

/** Several lines of one market are told apart by their line. */
function nameOf(name: string, key: string, selections: Market['selections']): string {
  const line = /\.(-?\d+)(\.|$)/.exec(key)?.[1];
  return line && selections.length === 2 ? `${name} \u2066${Number(line) / 4}\u2069` : name;
}

type Points = { at: number; odds: Record<string, number> }[];
type ChartProps = { points: Points; market: Market; sides: { home: string; away: string } };

function Chart({ points, market, sides }: ChartProps) {
  const text = useText();
  const oddsText = useOddsText();
  const { selectionName } = useNames();
  const { time } = useTimes();
  const codes = market.selections.map(({ code }) => code);
  const chart = chartOf(points, codes);
  if (!chart) return <EmptyLine>{text('sportsbook.history.none')}</EmptyLine>;
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {codes.map((code, n) => (
          <span key={code} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className="h-0.75 w-4 rounded-full"
              style={{ background: COLOURS[n] }}
            />
            <bdi>{selectionName(market.key, code, sides)}</bdi>
            <b dir="ltr" className="num">
              {oddsText(chart.last[code] ?? 0)}
            </b>
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        role="img"
        aria-label={text('sportsbook.history.title')}
        direction="ltr"
        className="w-full overflow-visible"
      >
        {chart.ticks.map(({ y, odds }) => (
          <g key={odds}>
            <path d={`M0 ${y}H${VIEW.width}`} stroke="var(--line)" />
            <text x="2" y={y - 3} className="num fill-ink-soft text-[11px]">
              {oddsText(odds)}
            </text>
          </g>
        ))}
        {codes.map((code, n) => (
          <path
            key={code}
            d={chart.paths[code]}
            fill="none"
            stroke={COLOURS[n]}
            strokeWidth="2"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <p dir="ltr" className="num mt-1 flex justify-between text-[0.6875rem] text-ink-soft">
        <span>{time(chart.from)}</span>
        <span>{time(chart.to)}</span>
      </p>
    </figure>
  );
}
