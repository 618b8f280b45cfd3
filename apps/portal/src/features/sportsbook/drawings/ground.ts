/** A place on the ground: across from the left goal to the right, down from the far side to the near. */
export type Spot = readonly [across: number, down: number];

export const VIEW = { width: 420, height: 232 } as const;

const FAR = { top: 62, width: 300 };
const NEAR_WIDTH = 404;
const FOOT = 14;

/** From the ground to the screen, a little from above: what is near is wider. */
export function project([across, down]: Spot): [number, number] {
  const depth = VIEW.height - FAR.top - FOOT;
  const y = FAR.top + depth * (0.86 * down + 0.14 * down * down);
  const width = FAR.width + (NEAR_WIDTH - FAR.width) * down;
  return [VIEW.width / 2 + (across - 0.5) * width, y];
}

/** A line over the ground as a path on the screen. */
export function pathOf(spots: readonly Spot[], isClosed = false): string {
  const points = spots.map((spot) =>
    project(spot)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `M${points.join('L')}${isClosed ? 'Z' : ''}`;
}

const ARC_STEPS = 20;

type Arc = { centre: Spot; radius: Spot; from?: number; to?: number };

/** Part of a circle on the ground, in degrees. */
export function arcOf({ centre: [x, y], radius: [rx, ry], from = 0, to = 360 }: Arc): Spot[] {
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / ARC_STEPS) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** The same on the other side of the middle. */
export const mirrored = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]) => [1 - x, y]);

export const boxOf = (x0: number, y0: number, x1: number, y1: number): Spot[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
  [x0, y0],
];
