// A chip from above, and a die's face. A chip's value is set by the page over the middle.
import { stop } from '../light.ts';
import { type Pips, pips } from '../motifs/dice.ts';
import { at, each, repeat } from '../points.ts';
import { ell, sector } from '../shapes.ts';
import { svg, tag } from '../svg.ts';
import { BLACK, RED } from './ink.ts';

export const chipColours = {
  1: ['#E9E2CF', '#8B8468'],
  5: ['#C8402E', '#6E130C'],
  10: ['#2C6FB5', '#0E2F5C'],
  25: ['#1F8F6A', '#083F2E'],
  100: ['#26302D', '#070B0A'],
  500: ['#7B4FA0', '#35184F'],
  1000: ['#E0A83E', '#7A4A0E'],
} as const;

export type ChipValue = keyof typeof chipColours;
export const chipValues = Object.keys(chipColours).map(Number) as ChipValue[];

export function chip(value: ChipValue): string {
  const id = tag('chip', value);
  const [face, edge] = chipColours[value];
  const inlay = value === 1 ? '#2C6FB5' : '#FFF8E8';
  const blocks = repeat(8, (i) => sector(50, 50, 47, 36, i * 45 - 9, i * 45 + 9));
  const beads = repeat(8, (i) => ell(...at(50, 50, 41.5, i * 45 + 22.5), 2.2));
  return svg({
    box: [0, 0, 100, 100],
    defs: `<radialGradient id="${id}g" cx=".36" cy=".28" r=".9">${stop(face)}${stop(edge, 1)}</radialGradient>`,
    body:
      `<circle cx="50" cy="53" r="46" opacity=".45"/><circle cx="50" cy="50" r="47" fill="url(#${id}g)"/>` +
      `<path d="${blocks}" fill="${inlay}"/><path d="${beads}" fill="#FFF8E8" opacity=".75"/>` +
      `<circle cx="50" cy="50" r="34" fill="${edge}"/><circle cx="50" cy="50" r="31" fill="url(#${id}g)" stroke="#FFF8E8" stroke-opacity=".55" stroke-dasharray="2 3"/>` +
      '<path d="M14 34A40 40 0 0 1 62 8" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".4" fill="none"/>',
  });
}

export function die(value: Pips): string {
  const id = tag('die', value);
  const colour = value === 1 || value === 4 ? RED : BLACK;
  const spots = each(pips[value], ([x, y]) =>
    ell(50 + x * 24, 49 + y * 24, value === 1 ? 13 : 8.5),
  );
  return svg({
    box: [0, 0, 100, 100],
    defs: `<linearGradient id="${id}g" x1="0" y1="0" x2=".5" y2="1">${stop('#fff')}${stop('#DCD2BA', 1)}</linearGradient>`,
    body:
      '<rect x="4" y="6" width="92" height="92" rx="20" opacity=".4"/>' +
      `<rect x="4" y="3" width="92" height="92" rx="20" fill="url(#${id}g)"/><path d="${spots}" fill="${colour}"/>`,
  });
}
