import type { Chance } from '../chance.ts';
import { short } from '../light.ts';
import type { Palette } from '../palette.ts';

/** What everything around the emblem is drawn with. `ref` names a paint of the picture's own. */
export type Stage = { pal: Palette; r: Chance; ref: (name: string) => string };

const faint = (opacity: number) => (opacity < 1 ? ` opacity="${short(opacity)}"` : '');

export const fill = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${faint(opacity)}/>`;

export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${faint(opacity)}/>`;

export const disc = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${colour}"${faint(opacity)}/>`;
