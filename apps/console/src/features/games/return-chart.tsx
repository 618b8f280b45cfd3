import { gamesOperator } from '@baize/contract';
import { LoadingRegion, Skeleton } from '@baize/ui';
import { type ChartAxis, ChartFrame, type ChartSeries } from '@baize/ui/chart';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sentenceOf } from '../../shared/errors.ts';
import { queryOf } from '../../shared/queries.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { distanceOf, pointsOf, type ReturnDays } from './return-look.ts';

type Props = { gameCode: string; name: string; days: number };

/** How far a game is from its promise, day by day, between the lines that chance alone seldom crosses. */
export function ReturnChart({ gameCode, name, days }: Props) {
  const text = useText();
  const read = useQuery(queryOf(gamesOperator.showReturn, { gameCode, days }));
  if (read.error) return <p role="alert">{sentenceOf(read.error)}</p>;
  if (!read.data) {
    return (
      <LoadingRegion>
        <Skeleton className="h-80" />
      </LoadingRegion>
    );
  }
  return <Drawn data={read.data} name={name} text={text} />;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const written = (seconds: number) => day.format(seconds * 1000);
const writtenShort = (seconds: number) => shortDay.format(seconds * 1000);

function Drawn({ data, name, text }: { data: ReturnDays; name: string; text: Text }) {
  const times = useMemo(() => data.list.map((row) => Date.parse(row.day) / 1000), [data]);
  const series = useMemo(() => seriesOf(data, text), [data, text]);
  const axes = useMemo(() => axesOf(text), [text]);
  return (
    <ChartFrame
      title={text('console.ownGames.chart', { name })}
      summary={text('console.ownGames.chartText', { name })}
      timeLabel={text('console.ownGames.day')}
      times={times}
      series={series}
      axes={axes}
      formatTime={written}
      formatTimeTick={writtenShort}
      empty={<p className="py-10 text-ink-soft">{text('console.ownGames.noBets')}</p>}
    />
  );
}

function seriesOf({ list, lowest, highest }: ReturnDays, text: Text): ChartSeries[] {
  return [
    {
      id: 'distance',
      label: text('console.ownGames.distance'),
      colour: 'brass',
      values: list.map(({ mean }) => distanceOf({ mean, lowest, highest })),
    },
    {
      id: 'above',
      label: text('console.ownGames.above'),
      colour: 'felt',
      values: list.map(({ bound }) => bound),
    },
    {
      id: 'below',
      label: text('console.ownGames.below'),
      colour: 'felt',
      values: list.map(({ bound }) => -bound),
    },
  ];
}

function axesOf(text: Text): { start: ChartAxis } {
  return { start: { unit: text('console.ownGames.points'), format: pointsOf } };
}
