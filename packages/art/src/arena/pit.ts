// The ring of the arena from the front row: galleries, bunting, two spots, raked sand. 1440 x 760.
import { chance } from '../chance.ts';
import { stop } from '../light.ts';
import { n, repeat, times } from '../points.ts';
import { rays } from '../shapes.ts';
import { svg, tag } from '../svg.ts';
import type { PitLook } from './addresses.ts';

const NIGHTS: Record<PitLook, { sky: string; low: string; crowd: readonly string[] }> = {
  sol: {
    sky: '#3a1710',
    low: '#170807',
    crowd: ['#2a110e', '#26100e', '#1f0e0d', '#251113', '#331718', '#44201c'],
  },
  sabong: {
    sky: '#0d1626',
    low: '#060a12',
    crowd: ['#0c1420', '#0b121d', '#0a1018', '#101826', '#172234', '#1f2d42'],
  },
};

const [W, H] = [1440, 760];
const MIDDLE = W / 2;
const WALL = 330;
const SAND = { y: 520, rx: 760, ry: 170 };
const FLAGS = ['#E0B65A', '#C8331F', '#F3EBD8', '#2B6CC4', '#2FA37A'];

export function pit(look: PitLook): string {
  const id = tag('pit', look);
  const { sky, low, crowd } = NIGHTS[look];
  const luck = chance(`crowd of ${look}`);
  const rim = (name: string, from: string, to: string) =>
    `<linearGradient id="${id}${name}">${stop(from, 0)}${stop('#2a100c', 0.47)}${stop('#0c1830', 0.53)}${stop(to, 1)}</linearGradient>`;
  const beam = (name: string, colour: string) =>
    `<linearGradient id="${id}${name}" x1="0" y1="0" x2="0" y2="1">${stop(colour, 0, 0.5)}${stop(colour, 1, 0)}</linearGradient>`;
  const pool = (name: string, colour: string) =>
    `<radialGradient id="${id}${name}">${stop(colour, 0, 0.5)}${stop(colour, 1, 0)}</radialGradient>`;
  return svg({
    box: [0, 0, W, H],
    attributes: ' preserveAspectRatio="xMidYMid slice"',
    defs:
      `<linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1">${stop(sky)}${stop(low, 1)}</linearGradient>` +
      rim('w', '#8f1d10', '#1a57ad') +
      `<radialGradient id="${id}g" cx=".5" cy=".42" r=".62">${stop('#F2CE8E')}${stop('#C68F4E', 0.45)}${stop('#55301A', 1)}</radialGradient>` +
      beam('l', '#ff7a4c') +
      beam('r', '#69b0ff') +
      pool('p', '#ff9a6a') +
      pool('q', '#a6d2ff') +
      `<linearGradient id="${id}d" x1="0" y1="0" x2="0" y2="1">${stop('#000', 0.5, 0)}${stop('#0b0405', 1, 0.94)}</linearGradient>`,
    body:
      `<rect width="${W}" height="${H}" fill="url(#${id}s)"/>` +
      crowd
        .map((colour, tier) => row(luck, WALL - 26 - (crowd.length - 1 - tier) * 36, colour))
        .join('') +
      wall(id) +
      sand(id) +
      `<path d="M150 -20L40 ${SAND.y}H660L230 -20Z" fill="url(#${id}l)" opacity=".7"/>` +
      `<path d="M1290 -20L1400 ${SAND.y}H780L1210 -20Z" fill="url(#${id}r)" opacity=".7"/>` +
      bunting(-10, 16, MIDDLE - 40, -6, 52) +
      bunting(MIDDLE + 40, -6, W + 10, 16, 52) +
      `<rect width="${W}" height="${H}" fill="url(#${id}d)"/>`,
  });
}

/** Heads and shoulders, one beside the other. */
function row(luck: ReturnType<typeof chance>, y: number, colour: string): string {
  const people = 56;
  const path = repeat(people + 2, (i) => {
    const x = (i - 1) * (W / people) + luck.range(-5, 5);
    const away = (x - MIDDLE) / MIDDLE;
    const top = y + away * away * 34 + luck.range(-4, 4);
    const r = 8.5;
    return `M${n(x - r)} ${n(top)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0M${n(x - 16)} ${n(top + 60)}q0 -50 16 -50t16 50z`;
  });
  return `<path d="${path}" fill="${colour}"/>`;
}

function wall(id: string): string {
  const top = `M-10 ${WALL - 14}Q${MIDDLE} ${WALL - 54} ${W + 10} ${WALL - 14}`;
  const posts = repeat(15, (i) => {
    const x = (i / 14) * W;
    const y = WALL - 14 - (1 - ((x - MIDDLE) / MIDDLE) ** 2) * 20;
    return `<path d="M${n(x)} ${n(y)}V${WALL + 50}" stroke="#00000070" stroke-width="2"/><circle cx="${n(x)}" cy="${n(y)}" r="4.5" fill="#F4D58B"/>`;
  });
  return (
    `<path d="${top}V${WALL + 60}H-10Z" fill="url(#${id}w)"/>` +
    `<path d="${top}" fill="none" stroke="#F0C869" stroke-width="4"/>${posts}` +
    `<path d="M-10 ${WALL + 22}Q${MIDDLE} ${WALL - 2} ${W + 10} ${WALL + 22}V${H}H-10Z" fill="#2d170d"/>`
  );
}

function sand(id: string): string {
  const { y, rx, ry } = SAND;
  const ellipse = (x: number, w: number, h: number, fill: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" fill="${fill}"/>`;
  const rings = times(4, (i) => 150 + i * 170)
    .map(
      (r) =>
        `<ellipse cx="${MIDDLE}" cy="${y}" rx="${r}" ry="${n((r * ry) / rx)}" fill="none" stroke="#7a4820" stroke-opacity=".4" stroke-width="2.5"/>`,
    )
    .join('');
  return (
    ellipse(MIDDLE, rx, ry, `url(#${id}g)`) +
    `<g transform="translate(${MIDDLE} ${y}) scale(1 ${n(ry / rx) || 0.2})"><path d="${rays(0, 0, 48, 740, 150, 0.36)}" fill="#6b3d17" opacity=".2"/><path d="${rays(0, 0, 16, 130, 46, 0.5)}" fill="#7a3f16" opacity=".42"/></g>` +
    rings +
    ellipse(MIDDLE - 300, 390, 105, `url(#${id}p)`) +
    ellipse(MIDDLE + 300, 390, 105, `url(#${id}q)`)
  );
}

/** A string of flags between two nails. */
function bunting(x0: number, y0: number, x1: number, y1: number, sag: number): string {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2];
  const flags = repeat(15, (i) => {
    const t = (i + 0.5) / 15;
    const q = 1 - t;
    const x = q * q * x0 + 2 * q * t * mx + t * t * x1;
    const y = q * q * y0 + 2 * q * t * my + t * t * y1;
    return `<path d="M${n(x - 11)} ${n(y)}H${n(x + 11)}L${n(x)} ${n(y + 26)}Z" fill="${FLAGS[i % FLAGS.length]}"/>`;
  });
  return `<path d="M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}" fill="none" stroke="#0b0505" stroke-width="1.6"/>${flags}`;
}
