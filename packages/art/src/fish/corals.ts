// What grows on the bed of a sea.
import type { Chance } from '../chance.ts';
import { n, repeat, times } from '../points.ts';

export type CoralKind = 'branch' | 'tubes' | 'weed' | 'brain' | 'fan' | 'lamps' | 'crystal';

export type Growth = { x: number; y: number; height: number; paint: string; luck: Chance };

export const coral = (kind: CoralKind, growth: Growth): string => kinds[kind](growth);

const INK = '#03182a';

/** A vertical line has no width to spread colours over: each stroke leans a little. */
const strokes = (d: string, paint: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round"${more}/>`;

const kinds: Record<CoralKind, (growth: Growth) => string> = {
  branch: ({ x, y, height, paint, luck }) => {
    const grown: string[] = ['', '', '', ''];
    const grow = (bx: number, by: number, angle: number, length: number, depth: number): void => {
      const [ex, ey] = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length];
      grown[depth] +=
        `M${n(bx)} ${n(by)}Q${n((bx + ex) / 2 + 4)} ${n((by + ey) / 2)} ${n(ex)} ${n(ey)}`;
      if (depth === 3) return;
      grow(ex, ey, angle - luck.range(0.35, 0.6), length * 0.72, depth + 1);
      grow(ex, ey, angle + luck.range(0.3, 0.55), length * 0.74, depth + 1);
    };
    grow(x, y, -Math.PI / 2 + luck.range(-0.1, 0.1), height * 0.36, 0);
    return grown.map((d, depth) => strokes(d, paint, height * 0.085 * 0.7 ** depth)).join('');
  },
  tubes: ({ x, y, height, paint }) =>
    repeat(7, (k) => {
      const i = k - 3;
      const [tall, dx] = [height * (0.95 - Math.abs(i) * 0.15), i * height * 0.14];
      return (
        strokes(
          `M${n(x + dx * 0.5)} ${n(y)}Q${n(x + dx)} ${n(y - tall / 2)} ${n(x + dx + 3)} ${n(y - tall)}`,
          paint,
          height * 0.12,
        ) +
        `<ellipse cx="${n(x + dx + 3)}" cy="${n(y - tall - height * 0.02)}" rx="${n(height * 0.038)}" ry="${n(height * 0.024)}" fill="${INK}" opacity=".55"/>`
      );
    }),
  weed: ({ x, y, height, paint, luck }) =>
    strokes(
      repeat(5, (k) => {
        const i = k - 2;
        const phase = luck.range(0, 6);
        const bends = times(6, (j) => {
          const sway = Math.sin((j + 1) * 0.9 + phase) * height * 0.024 * (j + 1);
          return `L${n(x + i * 11 + sway)} ${n(y - height * 1.3 * ((j + 1) / 6) * (1 - Math.abs(i) * 0.14))}`;
        });
        return `M${n(x + i * 9)} ${n(y + 4)}${bends.join('')}`;
      }),
      paint,
      height * 0.07,
      ' stroke-linejoin="round"',
    ),
  brain: ({ x, y, height, paint }) => {
    const r = height * 0.4;
    const dome = (q: number) =>
      `M${n(x - q)} ${n(y + 4)}A${n(q)} ${n(q)} 0 0 1 ${n(x + q)} ${n(y + 4)}`;
    return `<path d="${dome(r)}Z" fill="${paint}"/>${strokes(
      repeat(5, (i) => dome((r * (i + 1)) / 6)),
      INK,
      2.4,
      ' opacity=".35"',
    )}`;
  },
  fan: ({ x, y, height, paint }) => {
    const tip = (i: number, r: number): string => {
      const a = -Math.PI / 2 + (i - 5) * 0.2;
      return `${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;
    };
    const ribs = repeat(11, (i) => `M${n(x)} ${n(y)}L${tip(i, height)}`);
    const web = repeat(4, (k) => {
      const r = height * (0.35 + k * 0.2);
      return `M${tip(0, r)}${repeat(10, (i) => `L${tip(i + 1, r)}`)}`;
    });
    return (
      `<path d="M${n(x)} ${n(y)}L${tip(0, height)}${repeat(10, (i) => `L${tip(i + 1, height)}`)}Z" fill="${paint}" opacity=".5"/>` +
      strokes(ribs, paint, height * 0.03) +
      strokes(web, paint, height * 0.018)
    );
  },
  lamps: ({ x, y, height, paint, luck }) =>
    repeat(5, (k) => {
      const dx = (k - 2) * height * 0.16;
      const tall = height * luck.range(0.5, 1);
      const [ex, ey] = [x + dx * 1.4, y - tall];
      return (
        strokes(
          `M${n(x + dx * 0.4)} ${n(y)}Q${n(x + dx * 0.2)} ${n(y - tall * 0.6)} ${n(ex)} ${n(ey)}`,
          paint,
          3.4,
        ) +
        `<circle cx="${n(ex)}" cy="${n(ey)}" r="${n(height * 0.13)}" fill="#9affff" opacity=".16"/><circle cx="${n(ex)}" cy="${n(ey)}" r="${n(height * 0.05)}" fill="#d8fffa"/>`
      );
    }),
  crystal: ({ x, y, height, paint, luck }) =>
    repeat(5, (k) => {
      const lean = (k - 2) * 0.28 + luck.range(-0.06, 0.06);
      const tall = height * (0.95 - Math.abs(k - 2) * 0.2);
      const [ex, ey] = [x + Math.sin(lean) * tall, y - Math.cos(lean) * tall];
      const w = height * 0.09;
      const mx = x + Math.sin(lean) * tall * 0.78;
      const my = y - Math.cos(lean) * tall * 0.78;
      return (
        `<path d="M${n(x - w)} ${n(y)}L${n(mx - w)} ${n(my)}L${n(ex)} ${n(ey)}L${n(mx + w)} ${n(my)}L${n(x + w)} ${n(y)}Z" fill="${paint}" opacity=".9"/>` +
        `<path d="M${n(x)} ${n(y)}L${n(mx)} ${n(my)}L${n(ex)} ${n(ey)}L${n(mx + w)} ${n(my)}L${n(x + w)} ${n(y)}Z" fill="#fff" opacity=".28"/>`
      );
    }),
};
