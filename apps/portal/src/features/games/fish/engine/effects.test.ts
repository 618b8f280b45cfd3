import { expect, test } from 'vitest';
import { labelEffect } from './effects.ts';
import type { Painter, Picture, Stamp } from './painters/painter.ts';

test('what was paid is read whole where a fish is caught at an edge, and rises over it elsewhere', () => {
  const label = { width: 200, height: 80 } as Picture;
  const view = { width: 390 };
  const places: [number, number][] = [];
  const copy = (_: Picture, { x, y }: Stamp) => places.push([x, Math.round(y)]);
  const painter = { copy } as Partial<Painter> as Painter;
  for (const [x, y] of [
    [380, 300],
    [4, 300],
    [200, 300],
    [200, 2],
  ] as const) {
    labelEffect({ label, density: 2, view }, { x, y }, 0).draw(painter, 0.7);
  }
  const rise = 300 - places[2]![1];
  expect(rise).toBeGreaterThan(30);
  const edges = [340, 50, 200].map((x) => [x, 300 - rise]);
  expect(places).toEqual([...edges, [200, 54 - rise]]);
});
