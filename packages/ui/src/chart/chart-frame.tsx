import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';
import type { ChartColour, ChartData, ChartSeries } from './chart-options.ts';
import { ChartPlot } from './chart-plot.tsx';

export type { ChartAxis, ChartColour, ChartData, ChartSeries } from './chart-options.ts';

type ChartFrameProps = ChartData & {
  title: ReactNode;
  /** What the picture shows, in a sentence, for those who do not see it. */
  summary: string;
  timeLabel: string;
  heightPx?: number;
  /** Shown instead while there is nothing to draw. */
  empty?: ReactNode;
  className?: string | undefined;
};

/** A time series as a picture or as a table. Keep arrays and axes between renders. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, timeLabel, heightPx = 300, empty, className } = props;
  const { times, series, axes, formatTime, formatTimeTick } = props;
  const words = useWords();
  const [isTable, setTable] = useState(false);
  const [point, setPoint] = useState<number | null>(null);
  const data = useMemo<ChartData>(
    () => ({ times, series, axes, formatTime, ...(formatTimeTick && { formatTimeTick }) }),
    [times, series, axes, formatTime, formatTimeTick],
  );
  return (
    <figure className={cx('min-w-0', className)}>
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="type-card min-w-0 max-md:flex-1">{title}</span>
        <Legend data={data} point={isTable ? null : point} />
        <IconButton
          label={isTable ? words.showChart : words.showTable}
          icon={isTable ? <ChartLine /> : <Table2 />}
          onClick={() => setTable(!isTable)}
        />
      </figcaption>
      {times.length === 0 && empty}
      {times.length > 0 && isTable && (
        <ChartTable data={data} timeLabel={timeLabel} caption={summary} maxHeightPx={heightPx} />
      )}
      {times.length > 0 && !isTable && (
        <ChartPlot data={data} heightPx={heightPx} label={summary} onPoint={setPoint} />
      )}
    </figure>
  );
}

function Legend({ data, point }: { data: ChartData; point: number | null }) {
  const at = point === null ? undefined : data.times[point];
  return (
    <div className="num flex flex-wrap max-md:order-1 max-md:w-full md:ms-auto items-center gap-x-4 gap-y-1 text-[0.8125rem] text-ink-soft">
      {at !== undefined && <span className="font-semibold text-ink">{data.formatTime(at)}</span>}
      {data.series.map((series) => (
        <span key={series.id} className="flex items-center gap-2">
          <span
            aria-hidden
            className={cx(
              series.kind === 'bars' ? 'size-3 rounded-[3px]' : 'h-0.75 w-3.5 rounded-full',
              SWATCHES[series.colour],
            )}
          />
          <span>
            {series.label}, <bdi>{axisOf(data, series).unit}</bdi>
          </span>
          {point !== null && <b className="text-ink">{written(data, series, point)}</b>}
        </span>
      ))}
    </div>
  );
}

type ChartTableProps = { data: ChartData; timeLabel: string; caption: string; maxHeightPx: number };

function ChartTable({ data, timeLabel, caption, maxHeightPx }: ChartTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      style={{ height: maxHeightPx }}
      className="overflow-auto"
    >
      <table className="num w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-table">
          <tr>
            <th scope="col" className="type-label h-9 px-2 text-start">
              {timeLabel}
            </th>
            {data.series.map((series) => (
              <th key={series.id} scope="col" className="type-label h-9 px-2 text-end">
                {series.label}, <bdi>{axisOf(data, series).unit}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.times.map((time, at) => (
            <tr key={time}>
              <th scope="row" className="h-10 border-t px-2 text-start font-normal text-ink-soft">
                {data.formatTime(time)}
              </th>
              {data.series.map((series) => (
                <td key={series.id} className="h-10 border-t px-2 text-end">
                  {written(data, series, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function axisOf(data: ChartData, { axis = 'start' }: ChartSeries) {
  return data.axes[axis] ?? data.axes.start;
}

function written(data: ChartData, series: ChartSeries, at: number): string {
  const value = series.values[at];
  return value === null || value === undefined ? '–' : axisOf(data, series).format(value);
}

const SWATCHES: Record<ChartColour, string> = {
  felt: 'bg-felt',
  brass: 'bg-brass',
  info: 'bg-info',
  danger: 'bg-danger',
  'ink-soft': 'bg-ink-soft',
};
