// What floats in front of the emblem.
import { short } from '../light.ts';
import { n, repeat } from '../points.ts';
import { ell, petal, rect, star } from '../shapes.ts';
import { fill, type Stage } from './stage.ts';

export const bits = {
  sparks: ({ pal, r }: Stage) =>
    repeat(9, () => {
      const path = star(r.range(14, 286), r.range(16, 300), 4, r.range(4, 13), 1.4);
      return fill(path, r.next() > 0.4 ? pal.m[0] : '#fff', n(r.range(0.5, 0.95)));
    }),
  coins: ({ pal, r, ref }: Stage) =>
    repeat(7, () => {
      const [x, y, size] = [n(r.range(10, 290)), n(r.range(30, 310)), r.range(6, 13)];
      const squash = n(size * r.range(0.35, 1));
      return `<ellipse cx="${x}" cy="${y}" rx="${n(size)}" ry="${squash}" fill="${ref('m')}" stroke="${pal.k}" stroke-width="1.4" transform="rotate(${r.int(-40, 40)} ${x} ${y})"/>`;
    }),
  petals: ({ pal, r }: Stage) =>
    repeat(11, () => {
      const path = petal(r.range(0, 300), r.range(10, 320), r.range(10, 20), 5, r.range(0, 360));
      return fill(path, r.pick([pal.b[0], pal.b[1]]), 0.9);
    }),
  bubbles: ({ r }: Stage) =>
    repeat(12, () => {
      const [x, y, size] = [r.range(8, 292), r.range(20, 320), r.range(3, 11)];
      return (
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".7" stroke-width="1.1"/>` +
        fill(ell(x - size * 0.3, y - size * 0.35, size * 0.22), '#fff', 0.9)
      );
    }),
  embers: ({ r }: Stage) => flecks(r, 16, ['#FFD27A', '#FF8A3C'], 3.6),
  snow: ({ r }: Stage) => flecks(r, 18, ['#fff'], 3.4),
  confetti: ({ pal, r }: Stage) =>
    repeat(16, () => {
      const [x, y] = [r.range(4, 296), r.range(8, 300)];
      const colour = r.pick([pal.a[1], pal.b[1], pal.m[1], '#fff']);
      return `<path d="${rect(x, y, 9, 4)}" transform="rotate(${r.int(0, 180)} ${n(x)} ${n(y)})" fill="${colour}"/>`;
    }),
  none: () => '',
} satisfies Record<string, (stage: Stage) => string>;

export type BitsName = keyof typeof bits;

const flecks = (r: Stage['r'], count: number, colours: readonly string[], most: number) =>
  repeat(count, () => {
    const [x, y] = [n(r.range(4, 296)), n(r.range(8, 330))];
    const opacity = short(r.range(0.5, 1));
    return `<circle cx="${x}" cy="${y}" r="${n(r.range(1, most))}" fill="${r.pick(colours)}" opacity="${opacity}"/>`;
  });
