// The house mark: a spade whose waist is cut by the two lines of the table's edge.
import { stop } from './light.ts';
import { svg, tag } from './svg.ts';

const SPADE =
  'M20 2.5C24 9 36 13 36 23.5C36 32 26 35.5 22.6 29C23 33 25 36 28 37.5H12C15 36 17 33 17.4 29C14 35.5 4 32 4 23.5C4 13 16 9 20 2.5Z';
/** The same spade with the lines cut out, so that it needs no second colour. */
const CUT = `${SPADE}M11 21.8V23.2H29V21.8ZM11 24.8V26.2H29V24.8Z`;

/** In currentColor, so that the page decides. */
export const brandMark = (): string =>
  svg({
    box: [0, 0, 40, 40],
    body: `<path d="${CUT}" fill="currentColor" fill-rule="evenodd"/>`,
    attributes: ' aria-hidden="true"',
  });

export type AppIconOptions = {
  /** Corners are left square for systems that cut their own mask. */
  maskable?: boolean;
  size?: number;
};

/** The mark in brass on lit baize: favicon and application icons. */
export function appIcon({ maskable = false, size = 512 }: AppIconOptions = {}): string {
  const id = tag('icon', maskable, size);
  const scale = maskable ? 7.2 : 9.4;
  const inset = 256 - 20 * scale;
  return svg({
    box: [0, 0, 512, 512],
    defs:
      `<radialGradient id="${id}g" cx=".4" cy=".25" r=".95">${stop('#1C6B52')}${stop('#0C3328', 0.6)}${stop('#07130F', 1)}</radialGradient>` +
      `<linearGradient id="${id}m" x1="0" y1="0" x2=".5" y2="1">${stop('#FFF0BF')}${stop('#E9BE5C', 0.4)}${stop('#B07A26', 1)}</linearGradient>`,
    body:
      `<rect width="512" height="512" rx="${maskable ? 0 : 112}" fill="url(#${id}g)"/>` +
      `<g transform="translate(${inset} ${inset}) scale(${scale})"><path d="${SPADE}" transform="translate(.5 1)" opacity=".45"/>` +
      `<path d="${CUT}" fill="url(#${id}m)" fill-rule="evenodd"/></g>`,
  }).replace('width="512" height="512" viewBox', `width="${size}" height="${size}" viewBox`);
}
