// The long ones: a head in the house light, a body of scales drawn straight that the sea then bends.
import { apart } from '../affine.ts';
import { curve, ribbon, trail } from '../curves.ts';
import { lit, rig, stop } from '../light.ts';
import type { Palette } from '../palette.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, n, repeat, times } from '../points.ts';
import { ell, line, petal, poly } from '../shapes.ts';
import { svg, tag } from '../svg.ts';

const [W, H] = [640, 230];
const MIDDLE = 118;
/** From behind the mane to the root of the tail. */
const FROM = 128;
const UNTIL = 586;

const FANGS = [20, 36, 52, 70, 88];

const mane = (): Part[] => [
  solid(
    'b',
    apart(...times(9, (i) => petal(138, 108, 84 - Math.abs(i - 4) * 6, 13, -72 + i * 18))),
  ),
  stroke(
    'B',
    repeat(9, (i) => line([[138, 108], at(138, 108, 70 - Math.abs(i - 4) * 6, -72 + i * 18)])),
    2,
    0.8,
  ),
  solid(
    'm',
    apart(
      ribbon('112 62, 128 34, 158 20, 190 24', [8, 1.5]),
      ribbon('128 38, 136 16, 152 2', [5, 1]),
    ),
  ),
];

const jaws = (): Part[] => [
  solid('A', curve('40 138, 84 140, 126 136, 140 150, 104 172, 60 168, 34 154')),
  inside('k', curve('18 122, 60 128, 112 126, 124 138, 80 150, 40 146')),
  solid(
    'a',
    curve(
      '4 104, 18 84, 46 82, 70 70, 96 54, 126 62, 152 88, 156 122, 136 140, 110 126, 70 128, 26 126, 8 118',
    ),
  ),
  inside(
    'w',
    each(FANGS, (x) =>
      poly([
        [x - 5, 126],
        [x + 6, 126],
        [x, x === FANGS[0] ? 146 : 140],
      ]),
    ) +
      each([48, 64, 80], (x) =>
        poly([
          [x - 5, 148],
          [x + 5, 148],
          [x, 137],
        ]),
      ),
  ),
];

const face = (): Part[] => [
  inside('l', curve('10 104, 30 96, 64 98, 100 92, 72 112, 30 116'), 0.55),
  inside('k', ell(20, 98, 5, 3.4)),
  solid('m', curve('72 82, 88 62, 118 66!, 104 78')),
  inside('w', ell(92, 88, 12, 9)),
  inside('#FF6A2C', ell(90, 88, 7.5)),
  inside('k', ell(89, 88, 3, 6.5)),
  inside('w', ell(87, 85, 1.8)),
  stroke('k', trail('78 82, 92 76, 106 82'), 3),
  solid(
    'm',
    apart(petal(60, 166, 40, 8, 120), petal(78, 168, 36, 8, 100), petal(96, 166, 30, 7, 84)),
  ),
  stroke(
    'A',
    each([112, 122, 132], (x) =>
      trail([
        [x, 92],
        [x + 7, 102],
        [x, 112],
      ]),
    ),
    2.2,
    0.7,
  ),
];

const girth = (u: number) => 6 + 46 * (1 - u) ** 0.72 * Math.min(1, 0.72 + u * 2);

export function serpent(name: string, pal: Palette): string {
  const id = tag('serpent', name);
  const body = outline(1, 1);
  const belly = outline(0.35, 1);
  return svg({
    box: [0, 0, W, H],
    defs:
      rig(pal, id) +
      `<linearGradient id="${id}y" x1="0" y1="0" x2="0" y2="1">${stop(pal.a[0])}${stop(pal.a[1], 0.4)}${stop(pal.a[2], 1)}</linearGradient>` +
      `<linearGradient id="${id}z" x1="0" y1="0" x2="0" y2="1">${stop('#fff', 0, 0.6)}${stop('#fff', 0.34, 0)}${stop(pal.k, 0.6, 0)}${stop(pal.k, 1, 0.5)}</linearGradient>`,
    body:
      `<g stroke="${pal.k}" stroke-width="4.5" stroke-linejoin="round">` +
      `<path d="${tail()}" fill="url(#${id}b)"/><path d="${sail()}" fill="url(#${id}b)"/>` +
      `<path d="${body}" fill="url(#${id}y)"/></g>` +
      `<path d="${rays()}" stroke="${pal.b[2]}" stroke-width="2" fill="none" opacity=".7"/>` +
      `<path d="${scales()}" fill="none" stroke="${pal.a[2]}" stroke-width="1.8" opacity=".72"/>` +
      `<path d="${belly}" fill="${pal.m[0]}" opacity=".9"/>` +
      `<path d="${plates()}" fill="none" stroke="${pal.m[2]}" stroke-width="2" opacity=".75"/>` +
      `<path d="${body}" fill="url(#${id}z)"/>` +
      `<g fill="none" stroke="${pal.m[1]}" stroke-width="4" stroke-linecap="round"><path d="M34 150C14 172 26 196 4 214"/><path d="M40 152C34 184 54 196 44 224"/></g>` +
      `<g transform="translate(4 8) scale(1.04)">${lit([...mane(), ...jaws(), ...face()], pal, { id, flat: true, shadow: 0 })}</g>`,
  });
}

const place = (u: number, v: number): [number, number] => [
  FROM + (UNTIL - FROM) * u,
  MIDDLE + girth(u) * v,
];

/** What lies between two heights of the body, from -1 at the back to 1 at the belly. */
function outline(top: number, bottom: number): string {
  const steps = times(18, (i) => i / 17);
  const upper = steps.map((u) => place(u, top === 1 ? -1 : top));
  const lower = steps.map((u) => place(u, bottom)).reverse();
  return curve([...upper, ...lower]);
}

const sail = () =>
  repeat(13, (i) => {
    const [from, to] = [0.06 + i * 0.068, 0.06 + (i + 1) * 0.068];
    const [x0, y0] = place(from, -0.92);
    const [x1, y1] = place(to, -0.92);
    const rise = 44 * (1 - from * 0.7);
    return `M${n(x0)} ${n(y0 + 4)}Q${n(x0 + 8)} ${n(y0 - rise * 0.7)} ${n(x1 + 10)} ${n(y0 - rise)}Q${n(x1 - 2)} ${n(y1 - rise * 0.3)} ${n(x1)} ${n(y1 + 4)}Z`;
  });

const rays = () =>
  repeat(13, (i) => {
    const from = 0.06 + i * 0.068;
    const [x, y] = place(from, -0.92);
    const rise = 36 * (1 - from * 0.7);
    return line([
      [x + 12, y],
      [x + 34, y - rise],
    ]);
  });

const tail = () =>
  `M572 ${MIDDLE - 6}C596 ${MIDDLE - 60} 622 ${MIDDLE - 84} 636 ${MIDDLE - 92}C630 ${MIDDLE - 50} 622 ${MIDDLE - 24} 612 ${MIDDLE}C624 ${MIDDLE + 28} 632 ${MIDDLE + 56} 636 ${MIDDLE + 86}C612 ${MIDDLE + 70} 592 ${MIDDLE + 44} 572 ${MIDDLE + 6}Z`;

const scales = () =>
  repeat(30, (i) => {
    const u = 0.03 + i * 0.031;
    const rows = u > 0.7 ? 2 : 3;
    return repeat(rows, (k) => {
      const [x, y] = place(u, -0.8 + k * (1 / rows) * 1.2 + (i % 2) * (0.6 / rows));
      const r = girth(u) * (0.62 / rows) + 2;
      return `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}`;
    });
  });

const plates = () =>
  repeat(26, (i) => {
    const u = 0.03 + i * 0.036;
    return line([place(u, 0.38), place(u + 0.006, 0.97)]);
  });
