// What hangs in the air behind a slot's reels: lights, weather, things on strings.
import { cloud, curve, trail } from '../curves.ts';
import { mix } from '../palette.ts';
import { at, each, n, type Point, repeat, times } from '../points.ts';
import type { Horizon } from '../scene/horizons.ts';
import { disc, fill, stroke } from '../scene/stage.ts';
import { ell, petal, poly, rays, rect, star } from '../shapes.ts';

export const skies = {
  stars: ({ w, h, r, pal }: Horizon) =>
    repeat(60, () =>
      disc(
        n(r.range(0, w)),
        n(r.range(0, h * 0.7)),
        n(r.range(0.8, 2.6)),
        pal.m[0],
        n(r.range(0.3, 0.9)),
      ),
    ),
  sun: ({ w, h, cx, pal, ref }: Horizon) => {
    const [y, size] = [h * 0.26, Math.min(w, h) * 0.3];
    return (
      disc(n(cx), n(y), n(size), pal.ground[0]) +
      disc(n(cx), n(y), n(size), ref('pool'), 0.9) +
      stroke(ell(cx, y, size * 1.07), pal.m[1], 2, 0.5)
    );
  },
  redSun: ({ w, h, cx, pal }: Horizon) =>
    disc(n(cx), n(h * 0.3), n(Math.min(w, h) * 0.33), pal.b[1]),
  moon: ({ w, h, pal }: Horizon) => {
    const [x, y, size] = [w * 0.82, h * 0.2, Math.min(w, h) * 0.15];
    const crater = (dx: number, dy: number, s: number) =>
      ell(x + dx * size, y + dy * size, s * size);
    return (
      disc(n(x), n(y), n(size * 1.5), pal.lamp, 0.12) +
      disc(n(x), n(y), n(size), mix(pal.lamp, '#ffffff', 0.5), 0.95) +
      fill(
        crater(-0.3, -0.2, 0.2) + crater(0.3, 0.25, 0.26) + crater(0.2, -0.45, 0.12),
        pal.k,
        0.12,
      )
    );
  },
  rays: ({ w, h, cx, cy, pal }: Horizon) =>
    fill(rays(cx, cy, 22, Math.max(w, h), 40, 0.45, 4), pal.lamp, 0.14),
  aurora: ({ w, h, pal, r }: Horizon) =>
    times(4, (i) => {
      const y = h * (0.12 + i * 0.09);
      const line = times(6, (k): Point => [(k * w) / 5, y + r.range(-h * 0.06, h * 0.06)]);
      return `<path d="${trail(line)}" fill="none" stroke="${i % 2 ? pal.b[1] : pal.lamp}" stroke-width="${n(h * 0.05)}" opacity=".16"/>`;
    }).join(''),
  clouds: ({ w, h, pal, r }: Horizon) =>
    repeat(6, (i) => {
      const [x, y, s] = [((i + 0.3) * w) / 6, r.range(0.08, 0.42) * h, r.range(0.8, 1.7)];
      return (
        fill(cloud(x, y, s), mix(pal.ground[1], pal.ground[0], 0.5), 0.85) +
        stroke(cloud(x, y, s), pal.m[1], 1.4, 0.5)
      );
    }),
  rain: ({ w, h, r, pal }: Horizon) =>
    stroke(
      repeat(110, () => {
        const [x, y, s] = [r.range(0, w * 1.1), r.range(-20, h), r.range(14, 44)];
        return `M${n(x)} ${n(y)}L${n(x - s * 0.28)} ${n(y + s)}`;
      }),
      pal.lamp,
      1.6,
      0.4,
    ),
  snow: ({ w, h, r }: Horizon) =>
    repeat(70, () =>
      disc(n(r.range(0, w)), n(r.range(0, h)), n(r.range(1.5, 4.5)), '#fff', n(r.range(0.4, 0.95))),
    ),
  embers: ({ w, h, r }: Horizon) =>
    repeat(60, () =>
      disc(
        n(r.range(0, w)),
        n(r.range(h * 0.1, h)),
        n(r.range(1.2, 4.4)),
        r.pick(['#FFD27A', '#FF8A3C', '#FF5A2A']),
        n(r.range(0.4, 1)),
      ),
    ),
  fireflies: ({ w, h, r, pal }: Horizon) =>
    repeat(34, () => {
      const [x, y] = [n(r.range(0, w)), n(r.range(h * 0.25, h))];
      return disc(x, y, 8, pal.lamp, 0.18) + disc(x, y, 2.4, pal.m[0], 0.95);
    }),
  petals: ({ w, h, r, pal }: Horizon) =>
    repeat(38, () =>
      fill(
        petal(r.range(0, w), r.range(0, h), r.range(14, 26), 6, r.range(0, 360)),
        r.pick([pal.b[0], pal.b[1], pal.a[0]]),
        0.85,
      ),
    ),
  bubbles: ({ w, h, r }: Horizon) =>
    repeat(36, () => {
      const [x, y, s] = [r.range(0, w), r.range(0, h), r.range(3, 15)];
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(s)}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".6"/>`;
    }),
  lightning: ({ w, h, r }: Horizon) =>
    each([0.1, 0.9, 0.74], (x) => {
      const bolt = times(
        7,
        (i): Point => [w * x + r.range(-34, 34) * (i ? 1 : 0), (i * h * 0.62) / 6],
      );
      const path = `M${bolt.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}`;
      return stroke(path, '#FFF6C8', 12, 0.16) + stroke(path, '#FFF6C8', 3.4, 0.9);
    }),
  comets: ({ w, h, r, pal }: Horizon) =>
    repeat(6, () => {
      const [x, y, s] = [r.range(0, w), r.range(0, h * 0.6), r.range(50, 150)];
      const tail = poly([
        [x, y],
        [x + s, y - s * 0.5 - 5],
        [x + s * 0.9, y - s * 0.34],
      ]);
      return (
        fill(tail, pal.lamp, 0.35) +
        disc(n(x), n(y), 7, pal.m[0]) +
        disc(n(x), n(y), 16, pal.lamp, 0.25)
      );
    }),
  banners: ({ w, h, pal, r }: Horizon) =>
    each([0.05, 0.17], (row, k) => {
      const y = h * row;
      const flags = repeat(14, (i) => {
        const [x, sag] = [(i * w) / 13 - 30, Math.sin((i / 13) * Math.PI) * 22];
        const top = y + sag;
        const cut =
          star(x + 32, top + 34, 6, 13, 5) + ell(x + 14, top + 16, 4) + ell(x + 50, top + 16, 4);
        const flag = `M${n(x)} ${n(top)}H${n(x + 64)}V${n(top + 62)}L${n(x + 48)} ${n(top + 52)}L${n(x + 32)} ${n(top + 64)}L${n(x + 16)} ${n(top + 52)}L${n(x)} ${n(top + 62)}Z`;
        const colour = r.pick([pal.a[1], pal.b[1], pal.m[1], '#3FA878', '#4E8FD0']);
        return fill(flag, colour, 0.92) + fill(cut, pal.ground[2], 0.6);
      });
      return (
        flags +
        stroke(`M-10 ${n(y)}Q${n(w / 2)} ${n(y + 46)} ${w + 10} ${n(y)}`, pal.k, 2, k ? 0.5 : 0.7)
      );
    }),
  lanterns: ({ w, h, pal, r }: Horizon) =>
    repeat(9, (i) => {
      const [x, y, s] = [((i + 0.5) * w) / 9, h * r.range(0.06, 0.3), r.range(0.7, 1.25)];
      return (
        stroke(`M${n(x)} -10V${n(y - 22 * s)}`, pal.k, 2, 0.7) +
        disc(n(x), n(y), n(52 * s), pal.lamp, 0.16) +
        fill(ell(x, y, 26 * s, 22 * s), i % 3 ? '#E2452C' : '#F3A531') +
        fill(ell(x, y, 12 * s, 22 * s), '#FFD58A', 0.5) +
        fill(
          rect(x - 11 * s, y - 25 * s, 22 * s, 6 * s) + rect(x - 11 * s, y + 19 * s, 22 * s, 6 * s),
          pal.m[1],
        ) +
        stroke(`M${n(x)} ${n(y + 25 * s)}V${n(y + 44 * s)}`, '#E2452C', 4)
      );
    }),
  bulbs: ({ w, h, pal }: Horizon) =>
    each([0.04, 0.1, 0.16], (row, k) => {
      const y = h * row;
      return repeat(22, (i) => {
        const x = ((i + (k % 2) / 2) * w) / 21;
        return disc(n(x), n(y), 17, pal.lamp, 0.22) + disc(n(x), n(y), 7, '#FFF3CF');
      });
    }),
  orbits: ({ w, h, cx, cy, pal, r }: Horizon) =>
    times(4, (i) => {
      const rx = Math.min(w, h) * (0.5 + i * 0.2);
      return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(rx * 0.4)}" transform="rotate(${-24 + i * 12} ${n(cx)} ${n(cy)})" fill="none" stroke="${pal.m[1]}" stroke-width="1.8" opacity=".55"/>`;
    }).join('') +
    repeat(5, () =>
      disc(
        n(r.range(0, w)),
        n(r.range(0, h)),
        n(r.range(8, 26)),
        r.pick([pal.a[1], pal.b[1]]),
        0.85,
      ),
    ),
  curtain: ({ w, h, pal }: Horizon) => {
    const fold = (side: number, i: number) => {
      const [x, d] = [side > 0 ? 0 : w, side * w * 0.045];
      return `M${n(x + d * i)} -5C${n(x + d * (i + 1.6))} ${n(h * 0.4)} ${n(x + d * (i + 0.3))} ${n(h * 0.75)} ${n(x + d * (i + 1))} ${h + 5}H${n(x - side * 60)}V-5Z`;
    };
    const swag = `M-5 -5V46${repeat(6, (i) => `Q${n(((i + 0.5) * w) / 6)} 118 ${n(((i + 1) * w) / 6)} 46`)}V-5Z`;
    return (
      each([1, -1], (side) =>
        each([4, 3, 2, 1, 0], (i) => fill(fold(side, i), pal.a[i % 2 ? 1 : 2], 0.94)),
      ) +
      fill(swag, pal.a[2]) +
      stroke(swag, pal.m[1], 4, 0.9)
    );
  },
  shafts: ({ w, h, pal }: Horizon) =>
    fill(
      repeat(6, (i) => {
        const x = ((i + 0.4) * w) / 6;
        return `M${n(x)} -10H${n(x + 60)}L${n(x - 60)} ${h}H${n(x - 190)}Z`;
      }),
      pal.lamp,
      0.11,
    ),
  canopy: ({ w, pal, r }: Horizon) =>
    repeat(26, (i) => {
      const x = (i * w) / 25;
      const leaf = petal(x, -14, r.range(90, 190), r.range(18, 34), r.range(60, 120));
      return fill(leaf, i % 2 ? pal.ground[2] : mix(pal.b[2], pal.ground[2], 0.4), 0.95);
    }),
  branch: ({ w, h, pal, r }: Horizon) => {
    const limb = [
      [-20, h * 0.1],
      [w * 0.14, h * 0.13],
      [w * 0.26, h * 0.06],
      [w * 0.4, h * 0.1],
    ] as Point[];
    const bloom = (x: number, y: number, s: number) =>
      fill(
        repeat(5, (i) => petal(x, y, s, s * 0.5, i * 72 - 90, 0.6)),
        r.pick([pal.b[0], pal.a[0], '#FFD9E2']),
      ) + disc(n(x), n(y), n(s * 0.22), pal.m[1]);
    const side = (mirror: boolean) => {
      const line = limb.map(([x, y]): Point => [mirror ? w - x : x, mirror ? y + h * 0.06 : y]);
      return (
        stroke(trail(line), mix(pal.k, '#5a3520', 0.4), 9) +
        repeat(16, (i) => {
          const [x, y] = line[1 + (i % 3)]!;
          return bloom(x + r.range(-70, 70), y + r.range(-30, 40), r.range(12, 24));
        })
      );
    };
    return side(false) + side(true);
  },
  smoke: ({ w, h, pal, r }: Horizon) =>
    repeat(7, () => {
      const [x, y] = [r.range(0, w), r.range(h * 0.05, h * 0.5)];
      const puff = times(5, (i): Point => at(x, y, r.range(50, 120), i * 72));
      return fill(curve(puff), pal.lamp, 0.06);
    }),
} satisfies Record<string, (on: Horizon) => string>;
