import uPlot from 'uplot';

export type ChartColour = 'felt' | 'brass' | 'info' | 'danger' | 'ink-soft';

export type ChartSeries = {
  id: string;
  label: string;
  /** One for each time; null where nothing was measured. */
  values: readonly (number | null)[];
  colour: ChartColour;
  kind?: 'line' | 'bars';
  axis?: 'start' | 'end';
};

export type ChartAxis = {
  /** Shown with the name of each series: "₱", "members". */
  unit: string;
  format: (value: number) => string;
  /** Shorter, beside the grid: "800k". */
  formatTick?: (value: number) => string;
};

export type ChartData = {
  /** Seconds since 1970, ascending. */
  times: readonly number[];
  series: readonly ChartSeries[];
  axes: { start: ChartAxis; end?: ChartAxis };
  formatTime: (seconds: number) => string;
  formatTimeTick?: (seconds: number) => string;
};

/** Colours and direction, read from the page where the chart stands. */
export type ChartRoom = { colour: (name: string) => string; font: string; isRtl: boolean };

type Size = { width: number; height: number };

export function chartOptions(data: ChartData, room: ChartRoom, size: Size): uPlot.Options {
  const hasBars = data.series.some(({ kind }) => kind === 'bars');
  const ranges = valueRanges(data.series);
  return {
    ...size,
    legend: { show: false },
    padding: [12, data.axes.end ? 0 : 16, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
    scales: {
      x: {
        time: true,
        dir: room.isRtl ? -1 : 1,
        range: (_, min, max) => widen(data.times, hasBars, [min, max]),
      },
      start: { range: () => ranges.start },
      end: { range: () => ranges.end },
    },
    series: [{}, ...data.series.map((series) => drawSeries(series, data.times.length, room))],
    axes: [timeAxis(data, room), ...valueAxes(data, room)],
  };
}

function drawSeries(series: ChartSeries, count: number, room: ChartRoom): uPlot.Series {
  const colour = room.colour(series.colour);
  const scale = series.axis ?? 'start';
  if (series.kind === 'bars') {
    const paths = uPlot.paths.bars!({ size: [0.62, 36], radius: [0.08, 0] });
    return { scale, fill: `${colour}a8`, stroke: colour, width: 0, paths, points: { show: false } };
  }
  const points = {
    show: count <= 40,
    size: 7,
    width: 2,
    stroke: colour,
    fill: room.colour('table'),
  };
  return { scale, stroke: colour, width: 2, points };
}

function timeAxis(
  { times, formatTime, formatTimeTick = formatTime }: ChartData,
  room: ChartRoom,
): uPlot.Axis {
  return {
    stroke: room.colour('ink-soft'),
    font: room.font,
    gap: 8,
    size: 36,
    grid: { show: false },
    ticks: { show: false },
    splits: (plot) => thin(times, Math.max(2, Math.floor(plot.bbox.width / devicePixelRatio / 56))),
    values: (_, splits) => splits.map(formatTimeTick),
  };
}

function valueAxes({ axes, series }: ChartData, room: ChartRoom): uPlot.Axis[] {
  const sides = room.isRtl ? { start: 1, end: 3 } : { start: 3, end: 1 };
  return (['start', 'end'] as const).flatMap((scale) => {
    const axis = axes[scale];
    if (!axis || !series.some((one) => (one.axis ?? 'start') === scale)) return [];
    const write = axis.formatTick ?? axis.format;
    return [
      {
        scale,
        side: sides[scale] as uPlot.Axis.Side,
        stroke: room.colour('ink-soft'),
        font: room.font,
        gap: 10,
        size: 64,
        grid: { show: scale === 'start', stroke: room.colour('line'), width: 1, dash: [2, 3] },
        ticks: { show: false },
        values: (_: uPlot, splits: number[]) => splits.map(write),
      },
    ];
  });
}

/** Every time, or as many as there is room for, evenly. */
export function thin(times: readonly number[], most: number): number[] {
  const step = Math.ceil(times.length / most);
  return times.filter((_, at) => at % step === 0);
}

/** Bars at both ends need half a step of room beside them. */
function widen(
  times: readonly number[],
  hasBars: boolean,
  [min, max]: [number, number],
): [number, number] {
  const step = times.length > 1 ? times[1]! - times[0]! : 86_400;
  const room = hasBars || times.length < 2 ? step / 2 : 0;
  return [min - room, max + room];
}

type Range = [number, number];

/** Zero is always in sight, and on one height for both axes: else the picture would lie. */
export function valueRanges(series: readonly ChartSeries[]): { start: Range; end: Range } {
  const start = extent(series.filter(({ axis = 'start' }) => axis === 'start'));
  const end = extent(series.filter(({ axis }) => axis === 'end'));
  const below = Math.max(shareBelow(start), shareBelow(end));
  return { start: lower(start, below), end: lower(end, below) };
}

function extent(series: readonly ChartSeries[]): Range {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const room = (high - low || 1) * 0.08;
  return [low < 0 ? low - room : 0, Math.max(high, (high - low) * 0.1) + room];
}

function shareBelow([low, high]: Range): number {
  return -low / (high - low);
}

function lower([, high]: Range, below: number): Range {
  return [(-below / (1 - below)) * high, high];
}
