import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { type ChartData, type ChartRoom, chartOptions } from './chart-options.ts';

type ChartPlotProps = {
  data: ChartData;
  heightPx: number;
  label: string;
  onPoint: (at: number | null) => void;
};

/** The drawn part. It is drawn anew when the data or the theme changes, and only resized else. */
export function ChartPlot({ data, heightPx, label, onPoint }: ChartPlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const themeVersion = useThemeVersion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme has new colours to read
  useEffect(() => {
    const element = frame.current!;
    const width = element.clientWidth;
    const options = chartOptions(data, readRoom(element.parentElement!), {
      width,
      height: heightPx,
    });
    const hooks = { setCursor: [(plot: uPlot) => onPoint(plot.cursor.idx ?? null)] };
    const columns = [data.times, ...data.series.map(({ values }) => values)] as uPlot.AlignedData;
    const plot = new uPlot({ ...options, hooks }, columns, element);
    const watcher = new ResizeObserver(() => {
      if (element.clientWidth !== plot.width)
        plot.setSize({ width: element.clientWidth, height: heightPx });
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [data, heightPx, onPoint, themeVersion]);

  return (
    <div role="img" aria-label={label} style={{ height: heightPx }} className="overflow-hidden">
      {/* Figures on a canvas lose their sign to the wrong side when the page runs from right to left. */}
      <div ref={frame} dir="ltr" className={plotClasses} />
    </div>
  );
}

function readRoom(element: HTMLElement): ChartRoom {
  const style = getComputedStyle(element);
  return {
    colour: (name) => style.getPropertyValue(`--${name}`).trim(),
    font: `12px ${style.fontFamily}`,
    isRtl: style.direction === 'rtl',
  };
}

/** Counts the changes of theme and direction on the page's root. */
function useThemeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const watcher = new MutationObserver(() => setVersion((count) => count + 1));
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir', 'style'] });
    return () => watcher.disconnect();
  }, []);
  return version;
}

// The few rules of uPlot's own stylesheet that are used here; its places are physical.
const plotClasses = [
  '[&_.u-wrap]:relative [&_.u-wrap]:select-none [&_canvas]:block [&_canvas]:size-full',
  '[&_:is(.u-over,.u-under,.u-axis,.u-select)]:absolute [&_.u-under]:overflow-hidden [&_.u-off]:hidden!',
  '[&_:is(.u-cursor-x,.u-cursor-pt)]:absolute [&_:is(.u-cursor-x,.u-cursor-pt)]:top-0 [&_:is(.u-cursor-x,.u-cursor-pt)]:left-0 [&_:is(.u-cursor-x,.u-cursor-pt)]:pointer-events-none',
  '[&_.u-cursor-x]:h-full [&_.u-cursor-x]:border-r [&_.u-cursor-x]:border-dashed [&_.u-cursor-x]:border-edge [&_.u-cursor-pt]:rounded-full',
].join(' ');
