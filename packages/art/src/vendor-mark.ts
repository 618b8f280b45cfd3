// Vendor marks: one idea each, one colour, readable at 20 pixels.
import { turn, xf } from './affine.ts';
import { hash } from './chance.ts';
import { suitAt } from './motifs/suits.ts';
import { at, each, repeat } from './points.ts';
import { ell, ngon, poly, rect, ring, sector, star } from './shapes.ts';
import { svg } from './svg.ts';

const ideas = {
  chip: () => ring(50, 50, 46, 34) + suitAt('spade', 50, 48, 1.6),
  slats: () =>
    poly('10 90, 30 90, 42 10, 30 10') +
    poly('36 90, 56 90, 58 10, 48 10') +
    poly('62 90, 82 90, 74 10, 66 10'),
  sun: () => star(50, 50, 12, 48, 30) + ell(50, 50, 18),
  arc: () => sector(50, 50, 46, 20, -60, 200),
  nut: () => ngon(50, 50, 6, 48) + ngon(50, 50, 6, 28, -60),
  blocks: () => rect(10, 10, 34, 80, 4) + rect(56, 10, 34, 34, 17) + rect(56, 56, 34, 34, 4),
  vane: () => poly('50 4, 96 50, 50 50, 50 96, 4 50, 50 50'),
  crescent: () => ell(36, 50, 32) + ell(52, 44, 26),
  rotor: () => repeat(4, (i) => sector(50, 50, 46, 12, i * 90 + 6, i * 90 + 60)),
  roof: () => poly('6 84, 50 10, 94 84, 72 84, 50 46, 28 84'),
  bars: () => rect(8, 20, 84, 16, 8) + rect(8, 44, 60, 16, 8) + rect(8, 68, 84, 16, 8),
  gem: () => suitAt('diamond', 50, 50, 3.2) + suitAt('diamond', 50, 50, 1.5),
  blossom: () => repeat(5, (i) => ell(...at(50, 50, 30, i * 72 - 90), 17)) + ell(50, 50, 12),
  bolt: () => poly('10 10, 90 10, 90 34, 44 90, 10 90, 56 34, 10 34'),
  bow: () => sector(50, 90, 84, 60, -160, -20) + sector(50, 90, 48, 24, -160, -20),
  club: () => suitAt('club', 50, 46, 3),
  window: () =>
    ring(50, 50, 46, 38) +
    each([30, 70], (x) => ell(x, 50, 12)) +
    each([30, 70], (y) => ell(50, y, 12)),
  kite: () => poly('50 4, 86 40, 50 96, 14 40') + poly('50 22, 68 40, 50 68, 32 40'),
  steps: () => rect(8, 62, 84, 26, 4) + rect(22, 36, 56, 20, 4) + rect(36, 12, 28, 18, 4),
  wave: () =>
    each([26, 50, 74], (y) => sector(28, y, 22, 12, 180, 360) + sector(62, y, 22, 12, 0, 180)),
};

type Idea = keyof typeof ideas;

const HOUSE = 'chip';
const SAMPLE = 'blocks';

const known: Record<string, string> = { BAIZE: ideas[HOUSE](), SAMPLE: ideas[SAMPLE]() };

const free = (Object.keys(ideas) as Idea[]).filter((idea) => idea !== HOUSE && idea !== SAMPLE);

const TURNS = [0, 90, 180, 270] as const;

/** How an idea is set: bare, in a ring, or cut out of a disc or a tile. */
const settings = [
  (path: string) => path,
  (path: string) => ring(50, 50, 48, 41) + within(path, 0.6),
  (path: string) => ell(50, 50, 48) + within(path, 0.62),
  (path: string) => rect(4, 4, 92, 92, 18) + within(path, 0.66),
] as const;

const within = (path: string, s: number) => xf(path, { s, cx: 50, cy: 50 });

/** In currentColor. The house and the sample vendor have marks of their own; others follow from their code. */
export function vendorMark(code: string): string {
  const path = known[code.toUpperCase()] ?? invented(code.toUpperCase());
  return svg({
    box: [0, 0, 100, 100],
    body: `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`,
    attributes: ' aria-hidden="true"',
  });
}

function invented(key: string): string {
  const h = hash(key);
  const idea = ideas[free[h % free.length]!]();
  return settings[(h >>> 10) % 4]!(turn(idea, TURNS[(h >>> 14) % 4]!, 50, 50));
}
