// The cannons of the four seats: a foot of shell and a barrel that grows with what its shot costs.
import { stop } from '../light.ts';
import { repeat } from '../points.ts';
import { svg, tag } from '../svg.ts';
import type { CannonPiece, CannonTone } from './addresses.ts';

type Metal = { light: string; middle: string; dark: string; accent: string };

const METALS: Record<CannonTone, Metal> = {
  gold: { light: '#FFE9AE', middle: '#E0A83E', dark: '#7A4A0E', accent: '#F0532D' },
  blue: { light: '#E6EEF4', middle: '#93A9BA', dark: '#36495A', accent: '#4C9BF0' },
  green: { light: '#E8F4EE', middle: '#97B5A8', dark: '#3A5549', accent: '#3FC48C' },
  red: { light: '#F6EAE6', middle: '#BDA39B', dark: '#5C423C', accent: '#E8654C' },
};

const INK = '#061522';

export function cannon(tone: CannonTone, piece: CannonPiece): string {
  const id = tag('cannon', tone, piece);
  const metal = METALS[tone];
  const defs =
    `<linearGradient id="${id}b">${stop(metal.dark)}${stop(metal.light, 0.28)}${stop(metal.middle, 0.55)}${stop(metal.dark, 1)}</linearGradient>` +
    `<radialGradient id="${id}d" cx=".4" cy=".2" r=".9">${stop(metal.light)}${stop(metal.middle, 0.5)}${stop(metal.dark, 1)}</radialGradient>`;
  if (piece === 'foot') return svg({ box: [-80, -32, 160, 58], defs, body: foot(id, metal) });
  return svg({
    box: [-40, -104, 80, 128],
    defs,
    body: `<g stroke="${INK}" stroke-width="2.5" stroke-linejoin="round">${barrel(id, metal, Number(piece))}</g>`,
  });
}

const foot = (id: string, { dark }: Metal) =>
  `<path d="M-76 26C-76 -14 -40 -30 0 -30S76 -14 76 26Z" fill="#021524" opacity=".6"/>` +
  `<path d="M-70 26C-68 -10 -38 -26 0 -26S68 -10 70 26Z" fill="url(#${id}d)" stroke="${INK}" stroke-width="2.5"/>` +
  repeat(5, (i) => {
    const x = (i - 2) * 25;
    return `<path d="M0 -26C${x * 0.6} -18 ${x * 1.1} 0 ${x * 1.3} 26" fill="none" stroke="${dark}" stroke-opacity=".7" stroke-width="2"/>`;
  });

/** The ends of its trunnion lie at the middle of the box, where it turns. */
function barrel(id: string, { accent }: Metal, level: number): string {
  const paint = `fill="url(#${id}b)"`;
  const wide = 8 + level * 1.2;
  const rings = repeat(
    level,
    (i) =>
      `<path d="M${-wide - 2} ${-70 + i * 11}H${wide + 2}" stroke="${accent}" stroke-width="5"/>`,
  );
  const wings =
    level < 3
      ? ''
      : `<path d="M${-wide - 14} -64L${-wide - 3} -58V-20L${-wide - 16} -12ZM${wide + 14} -64L${wide + 3} -58V-20L${wide + 16} -12Z" ${paint} stroke-width="2"/>`;
  const crown =
    level < 5 ? '' : `<path d="M-22 -92L-16 -102L0 -94L16 -102L22 -92V-84H-22Z" ${paint}/>`;
  return (
    `${wings}<path d="M${-wide} -84H${wide}L${wide + 4} -4H${-wide - 4}Z" ${paint}/>` +
    `<path d="M${-wide - 5} -96H${wide + 5}L${wide + 2} -80H${-wide - 2}Z" ${paint}/>${crown}` +
    `<ellipse cy="-95" rx="${wide + 1}" ry="4" fill="${INK}"/>${rings}` +
    `<circle r="20" fill="url(#${id}d)"/><circle r="9" fill="${accent}" stroke-width="2"/><circle cx="-3" cy="-3" r="3" fill="#fff" stroke="none" opacity=".8"/>`
  );
}
