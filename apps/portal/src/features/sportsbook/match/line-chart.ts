export const VIEW = { width: 560, height: 170, foot: 10 } as const;

type Points = readonly { at: number; odds: Readonly<Record<string, number>> }[];

export type LineChart = {
  from: number;
  to: number;
  paths: Record<string, string>;
  last: Record<string, number>;
  ticks: { y: number; odds: number }[];
};

/** Steps over time; prices by their logarithm, since 1.10 to 1.20 is as far as 5.50 to 6.00. */
export function chartOf(points: Points, codes: readonly string[]): LineChart | null {
  const all = points.flatMap(({ odds }) => codes.flatMap((code) => odds[code] ?? []));
  if (points.length < 2 || all.length === 0) return null;
  const [from, to] = [points[0]!.at, points.at(-1)!.at];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = Math.log(high / low) || 1;
  const x = (at: number) => ((at - from) / Math.max(1, to - from)) * VIEW.width;
  const reach = VIEW.height - 2 * VIEW.foot;
  const y = (odds: number) => VIEW.height - VIEW.foot - (Math.log(odds / low) / span) * reach;
  const paths = Object.fromEntries(
    codes.map((code) => [code, stepsOf(points, code, (at, odds) => [x(at), y(odds)])]),
  );
  const last = Object.fromEntries(
    codes.map((code) => [code, points.findLast(({ odds }) => code in odds)?.odds[code] ?? 0]),
  );
  const middle = Math.round(Math.sqrt(low * high));
  const ticks = [...new Set([low, middle, high])].map((odds) => ({ y: y(odds), odds }));
  return { from, to, paths, last, ticks };
}

function stepsOf(
  points: Points,
  code: string,
  place: (at: number, odds: number) => [number, number],
): string {
  let path = '';
  for (const { at, odds } of points) {
    const price = odds[code];
    if (price === undefined) continue;
    const [x, y] = place(at, price).map((value) => value.toFixed(1));
    path += path ? `H${x}V${y}` : `M${x} ${y}`;
  }
  return path && `${path}H${VIEW.width}`;
}
