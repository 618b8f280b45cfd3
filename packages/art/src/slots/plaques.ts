// Grounds of the cheaper symbols: each slot has its own shape, in the 200-unit box of a motif.
import { curve } from '../curves.ts';
import { at, type Point, repeat, times } from '../points.ts';
import { ell, ngon, poly, rect } from '../shapes.ts';

const lobes = (count: number, R: number, r: number): string =>
  curve(
    times(count * 2, (i): Point => [...at(100, 100, i % 2 ? r : R, -90 + (i * 180) / count)]),
    0.9,
  );

export const plaques = {
  card: rect(32, 18, 136, 164, 16),
  coin: ell(100, 100, 82),
  hexagon: ngon(100, 100, 6, 88),
  octagon: ngon(100, 100, 8, 88, -67.5),
  lozenge: poly('100 8!, 184 100!, 100 192!, 16 100!'),
  shield: 'M28 26H172V96C172 144 140 176 100 190C60 176 28 144 28 96Z',
  arch: 'M30 186V92A70 74 0 0 1 170 92V186Z',
  scroll:
    'M38 30C70 42 130 42 162 30C150 70 150 130 162 170C130 158 70 158 38 170C50 130 50 70 38 30Z',
  flower: lobes(8, 92, 72),
  shell: `M100 184C60 176 22 140 18 92${repeat(5, (i) => `Q${24 + i * 34} ${i % 4 === 0 ? 44 : 18} ${50 + i * 33} ${[52, 34, 34, 52, 92][i]}`)}C178 140 140 176 100 184Z`,
  leaf: 'M100 10C170 40 196 110 100 192C4 110 30 40 100 10Z',
  cut: poly('50 18!, 150 18!, 180 50!, 180 150!, 150 182!, 50 182!, 20 150!, 20 50!'),
  gear: poly(times(24, (i): Point => [...at(100, 100, i % 4 < 2 ? 90 : 76, -97 + i * 15)])),
  drop: 'M100 10C130 60 172 92 172 128A72 62 0 0 1 28 128C28 92 70 60 100 10Z',
  ticket: 'M26 34H174V76A24 24 0 0 0 174 124V166H26V124A24 24 0 0 0 26 76Z',
  gable: poly('100 10!, 182 62!, 168 62!, 168 186!, 32 186!, 32 62!, 18 62!'),
} satisfies Record<string, string>;

export type PlaqueName = keyof typeof plaques;
