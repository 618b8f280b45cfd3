const RADIUS = 99;
const INNER = 62;

/** The ring's segment, clockwise from the top. */
export function segmentPath(index: number, count: number): string {
  const from = pointAt(index / count, RADIUS);
  const to = pointAt((index + 1) / count, RADIUS);
  const back = pointAt((index + 1) / count, INNER);
  const start = pointAt(index / count, INNER);
  return `M${from}A${RADIUS} ${RADIUS} 0 0 1 ${to}L${back}A${INNER} ${INNER} 0 0 0 ${start}Z`;
}

function pointAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`;
}

const BY_PAY: readonly [tenths: number, colour: string][] = [
  [0, '#33474d'],
  [12, '#7fb3a2'],
  [15, '#4f9d84'],
  [19, '#5b8fd0'],
  [20, '#5b8fd0'],
  [30, '#a36bc9'],
  [40, '#e07a4a'],
];
const DEAREST = '#e0b65a';

/** The dearer, the warmer. */
export function colourOfPay(tenths: number): string {
  return BY_PAY.find(([most]) => tenths <= most)?.[1] ?? DEAREST;
}
