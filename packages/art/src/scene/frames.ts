// Frames: a hairline of brass with one idea in the corners. Plates: the quiet field for the title.
import { repeat } from '../points.ts';
import { rect } from '../shapes.ts';
import { stroke } from './stage.ts';

const corner = (path: string, colour: string, opacity: number) => {
  const one = (i: number) =>
    `<path d="${path}" transform="translate(${i % 2 ? 300 : 0} ${i > 1 ? 400 : 0}) scale(${i % 2 ? -1 : 1} ${i > 1 ? -1 : 1})"/>`;
  return `<g fill="none" stroke="${colour}" stroke-width="1.6" opacity="${opacity}">${repeat(4, one)}</g>`;
};

const NOTCHED =
  'M34 10H266A24 24 0 0 0 290 34V366A24 24 0 0 0 266 390H34A24 24 0 0 0 10 366V34A24 24 0 0 0 34 10Z';

export const frames = {
  line: (c: string) => stroke(rect(10, 10, 280, 380, 6), c, 1.4, 0.8),
  notch: (c: string) => stroke(NOTCHED, c, 1.6, 0.85),
  deco: (c: string) => corner('M10 78V10H78M16 60V16H60M22 44V22H44', c, 0.9),
  fret: (c: string) => corner('M10 120V10H120M10 34H34V10M20 44H44V20H20Z', c, 0.9),
  arc: (c: string) =>
    corner('M10 100V10H100M10 46A36 36 0 0 0 46 10M10 62A52 52 0 0 0 62 10', c, 0.85),
  bead: (c: string) =>
    stroke(rect(9, 9, 282, 382, 5), c, 1, 0.7) +
    `<path d="${rect(14, 14, 272, 372, 3)}" fill="none" stroke="${c}" stroke-width="2.4" stroke-dasharray=".1 7" stroke-linecap="round" opacity=".8"/>`,
  none: () => '',
} satisfies Record<string, (colour: string) => string>;

export type FrameName = keyof typeof frames;

export const plates = {
  straight: 'M0 306H300V400H0Z',
  arch: 'M0 318C90 296 210 296 300 318V400H0Z',
  swag: 'M0 300C90 322 210 322 300 300V400H0Z',
  peak: 'M0 320L150 298L300 320V400H0Z',
  scallop: `M0 310${repeat(10, (i) => `A15 9 0 0 1 ${i * 30 + 30} 310`)}V400H0Z`,
  step: 'M0 318H44V310H92V302H208V310H256V318H300V400H0Z',
  tide: 'M0 312C50 294 100 330 150 312C200 294 250 294 300 312V400H0Z',
};

export type PlateName = keyof typeof plates;
