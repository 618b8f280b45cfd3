// A sea from its floor to the light above: water, ridges, what stands there, the bed and its growth. 1600 x 900.
import { type Chance, chance } from '../chance.ts';
import { stop } from '../light.ts';
import { n, repeat, times } from '../points.ts';
import { svg, tag } from '../svg.ts';
import type { SeaLook } from './addresses.ts';
import { type CoralKind, coral } from './corals.ts';
import { landmarks } from './landmarks.ts';

export const [W, H] = [1600, 900];

type Hue = readonly [tip: string, root: string];

type Water = {
  /** From the light above down to the bed. */
  depths: readonly [string, string, string, string, string];
  sun: string;
  far: string;
  near: string;
  bed: readonly [string, string];
  growth: readonly CoralKind[];
  hues: readonly Hue[];
};

const WARM: readonly Hue[] = [
  ['#FF8A6A', '#A62A3A'],
  ['#FFC861', '#A85A12'],
  ['#F58FB4', '#8A2458'],
  ['#8FE3C0', '#166A5A'],
  ['#C6A6FF', '#4A2E86'],
];

const WATERS: Record<SeaLook, Water> = {
  lagoon: {
    depths: ['#d6fff0', '#7fe6d8', '#35b8c4', '#1a8aa8', '#0c5c84'],
    sun: '#fffbe0',
    far: '#3fb0b8',
    near: '#2490a4',
    bed: ['#e8d49a', '#8a7a4e'],
    growth: ['weed', 'fan', 'brain', 'branch'],
    hues: [
      ['#FFB08A', '#C0503A'],
      ['#FFE08A', '#C08A2A'],
      ['#FFA6C8', '#B04A7A'],
      ['#9AF0B8', '#2A8A5A'],
    ],
  },
  reef: {
    depths: ['#4fd6d2', '#1fa3bd', '#0c6390', '#063a66', '#03203f'],
    sun: '#ffffe2',
    far: '#0d6082',
    near: '#074268',
    bed: ['#0b4f63', '#04202f'],
    growth: ['branch', 'tubes', 'weed', 'brain'],
    hues: WARM,
  },
  wreck: {
    depths: ['#8fd6a8', '#3a9c86', '#176a68', '#0c4148', '#05232a'],
    sun: '#fff6cf',
    far: '#17605f',
    near: '#0c4448',
    bed: ['#1d5648', '#07241f'],
    growth: ['weed', 'weed', 'brain', 'tubes'],
    hues: [
      ['#B6D96A', '#3C6A1E'],
      ['#E8C46A', '#7E5216'],
      ['#8FE3B0', '#1C6A4A'],
      ['#F0A26A', '#8A3A1A'],
    ],
  },
  abyss: {
    depths: ['#16407a', '#0d2a5c', '#0a1a44', '#070f2e', '#03061a'],
    sun: '#86b8ff',
    far: '#0c1f4c',
    near: '#081536',
    bed: ['#101c40', '#04081c'],
    growth: ['lamps', 'branch', 'weed', 'lamps'],
    hues: [
      ['#6AF0E0', '#0E4A6A'],
      ['#B48AFF', '#2E1A6A'],
      ['#FF7AC8', '#5A1450'],
      ['#7AB8FF', '#123A7A'],
    ],
  },
};

export function sea(look: SeaLook): string {
  const id = tag('sea', look);
  const water = WATERS[look];
  const luck = chance(`sea of ${look}`);
  const [a, b, c, d, e] = water.depths;
  return svg({
    box: [0, 0, W, H],
    attributes: ' preserveAspectRatio="xMidYMax slice"',
    defs:
      `<linearGradient id="${id}w" x1="0" y1="0" x2="0" y2="1">${stop(a)}${stop(b, 0.18)}${stop(c, 0.5)}${stop(d, 0.8)}${stop(e, 1)}</linearGradient>` +
      `<radialGradient id="${id}s" cx=".56" cy="-.08" r=".86">${stop(water.sun, 0, 0.95)}${stop(water.sun, 0.22, 0.36)}${stop(water.sun, 1, 0)}</radialGradient>` +
      `<linearGradient id="${id}b" x1="0" y1="0" x2="0" y2="1">${stop(water.bed[0])}${stop(water.bed[1], 1)}</linearGradient>` +
      `<linearGradient id="${id}l" x1="0" y1="0" x2="0" y2="1">${stop(water.sun, 0, 0.24)}${stop(water.sun, 1, 0)}</linearGradient>` +
      `<linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1">${stop(e, 0.1, 0)}${stop(e, 1, 0.85)}</linearGradient>` +
      `<radialGradient id="${id}v" cx=".5" cy=".46" r=".74">${stop(e, 0.55, 0)}${stop(e, 1, 0.72)}</radialGradient>` +
      water.hues
        .map(
          ([tip, root], i) =>
            `<linearGradient id="${id}g${i}" x1="0" y1="0" x2="0" y2="1">${stop(tip)}${stop(root, 1)}</linearGradient>`,
        )
        .join(''),
    body:
      `<rect width="${W}" height="${H}" fill="url(#${id}w)"/>` +
      `<rect width="${W}" height="${H}" fill="url(#${id}s)"/>` +
      ridge(luck, { y: 600, rise: 90, steps: 7, fill: water.far, opacity: 0.6 }) +
      landmarks[look](water.near, luck) +
      ridge(luck, { y: 720, rise: 64, steps: 8, fill: water.near, opacity: 0.88 }) +
      shafts(id) +
      bed(luck, id) +
      growth(luck, id, water) +
      `<rect y="640" width="${W}" height="260" fill="url(#${id}f)"/>` +
      `<rect width="${W}" height="${H}" fill="url(#${id}v)"/>`,
  });
}

type Ridge = { y: number; rise: number; steps: number; fill: string; opacity: number };

function ridge(luck: Chance, { y, rise, steps, fill, opacity }: Ridge): string {
  const hills = repeat(steps + 1, (i) => {
    const x = (i / steps) * (W + 40) - 20;
    const top = y + luck.range(-rise, rise) - Math.abs(i / steps - 0.5) * rise * 1.6;
    return `Q${n(x - W / steps / 2)} ${n(top - luck.range(0, rise))} ${n(x)} ${n(top)}`;
  });
  return `<path d="M-20 ${H}V${y}${hills}L${W + 20} ${H}Z" fill="${fill}" opacity="${opacity}"/>`;
}

const shafts = (id: string) =>
  repeat(7, (i) => {
    const x = 180 + i * 200 + (i % 2) * 60;
    const w = 26 + (i % 3) * 26;
    const lean = (x - W * 0.56) * 0.5;
    return `<path d="M${n(x - w * 0.4)} -20H${n(x + w * 0.4)}L${n(x + lean + w * 2)} 740H${n(x + lean - w * 2)}Z" fill="url(#${id}l)"/>`;
  });

function bed(luck: Chance, id: string): string {
  const dunes = repeat(10, (i) => {
    const x = (i / 9) * (W + 20) - 10;
    return `Q${n(x - W / 18)} ${n(806 + luck.range(-18, 8))} ${n(x)} ${n(822 + luck.range(-10, 12))}`;
  });
  const stones = times(16, () => {
    const [x, r] = [luck.range(0, W), luck.range(6, 26)];
    return `<ellipse cx="${n(x)}" cy="${n(luck.range(846, 890))}" rx="${n(r)}" ry="${n(r * 0.5)}" fill="#000" opacity=".2"/>`;
  });
  return `<path d="M-10 ${H}V810${dunes}L${W + 10} ${H}Z" fill="url(#${id}b)"/>${stones.join('')}`;
}

/** High at the sides, low in the middle, where the fish are. */
function growth(luck: Chance, id: string, { growth: kinds, hues }: Water): string {
  return repeat(25, (i) => {
    const u = i / 24;
    const away = Math.abs(u - 0.5) * 2;
    const height = 46 + away * away * 150 + luck.range(0, 46);
    return coral(kinds[i % kinds.length]!, {
      x: u * W + luck.range(-26, 26),
      y: 872 + luck.range(-10, 22),
      height,
      paint: `url(#${id}g${luck.int(0, hues.length - 1)})`,
      luck,
    });
  });
}
