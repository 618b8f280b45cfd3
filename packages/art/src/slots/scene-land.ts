// Open country and water behind a slot's reels.
import { curve, flame, ribbon } from '../curves.ts';
import { mix } from '../palette.ts';
import { at, each, n, type Point, repeat, times } from '../points.ts';
import { type Horizon, horizons } from '../scene/horizons.ts';
import { disc, fill, stroke } from '../scene/stage.ts';
import { ell, ngon, petal, poly, rect } from '../shapes.ts';

const far = ({ pal }: Horizon) => mix(pal.ground[0], pal.ground[1], 0.55);
const near = ({ pal }: Horizon) => pal.ground[2];

/** A rolling line from edge to edge, filled to the foot. */
function roll({ w, h, r }: Horizon, at: number, amp: number, count: number) {
  const crest = times(count + 1, (i): Point => [(i * w) / count, h * at + r.range(-amp, amp) * h]);
  return curve([
    [-20, h + 20, 1],
    [-20, h * at, 1],
    ...crest,
    [w + 20, h * at, 1],
    [w + 20, h + 20, 1],
  ]);
}

export const lands = {
  hills: horizons.hills,
  sea: horizons.sea,
  deep: horizons.deep,
  city: horizons.city,
  meadow: (on: Horizon) =>
    fill(roll(on, 0.6, 0.05, 5), mix(on.pal.ground[0], on.pal.ground[1], 0.3)) +
    fill(roll(on, 0.74, 0.05, 4), on.pal.ground[1]) +
    fill(roll(on, 0.9, 0.03, 5), near(on)),
  clovers: (on: Horizon) =>
    repeat(46, () => {
      const { r, w, h, pal } = on;
      const [x, y, s] = [r.range(0, w), r.range(h * 0.62, h), r.range(10, 24)];
      const leaves = repeat(4, (i) => ell(...at(x, y, s * 0.5, i * 90 + 45), s * 0.5));
      return (
        stroke(`M${n(x)} ${n(y)}V${n(y + s * 1.8)}`, pal.ground[2], 2) +
        fill(leaves, r.pick([pal.a[1], pal.a[2], '#2F7D3A']), 0.9)
      );
    }),
  peaks: (on: Horizon) => {
    const { w, h, r, pal } = on;
    const mount = (i: number, count: number, base: number, tall: number, colour: string) => {
      const [x, half, top] = [
        ((i + 0.5) * w) / count,
        (w / count) * r.range(0.7, 0.95),
        h * (base - tall * r.range(0.7, 1)),
      ];
      const cap = (h * base - top) * 0.3;
      return (
        fill(
          poly([
            [x - half, h * base],
            [x, top],
            [x + half, h * base],
          ]),
          colour,
        ) +
        fill(
          poly([
            [x - half * 0.3, top + cap],
            [x, top],
            [x + half * 0.3, top + cap],
            [x + half * 0.1, top + cap * 0.75],
            [x, top + cap * 1.05],
            [x - half * 0.12, top + cap * 0.75],
          ]),
          '#fff',
          0.82,
        )
      );
    };
    return (
      repeat(4, (i) => mount(i, 4, 0.78, 0.62, far(on))) +
      repeat(3, (i) => mount(i, 3, 0.86, 0.46, pal.ground[1])) +
      fill(roll(on, 0.84, 0.02, 6), near(on))
    );
  },
  pines: (on: Horizon) => {
    const { w, h, r } = on;
    const pine = (x: number, y: number, tall: number) =>
      repeat(3, (k) => {
        const [top, half] = [y - tall * (1 - k * 0.24), tall * (0.14 + k * 0.07)];
        return poly([
          [x, top],
          [x + half, top + tall * 0.42],
          [x - half, top + tall * 0.42],
        ]);
      });
    const row = (count: number, y: number, tall: number, colour: string) =>
      fill(
        repeat(count, (i) =>
          pine((i * w) / (count - 1) + r.range(-14, 14), h * y, h * tall * r.range(0.7, 1.1)),
        ),
        colour,
      );
    return (
      row(22, 0.78, 0.2, on.pal.ground[1]) +
      fill(roll(on, 0.78, 0.02, 5), on.pal.ground[1]) +
      row(15, 1.02, 0.32, near(on))
    );
  },
  river: ({ w, h, pal }: Horizon) =>
    fill(
      `M${n(w * 0.54)} ${n(h * 0.66)}C${n(w * 0.3)} ${n(h * 0.74)} ${n(w * 0.7)} ${n(h * 0.8)} ${n(w * 0.3)} ${h + 10}H${n(w * 0.78)}C${n(w * 0.9)} ${n(h * 0.82)} ${n(w * 0.5)} ${n(h * 0.74)} ${n(w * 0.58)} ${n(h * 0.66)}Z`,
      pal.b[1],
      0.8,
    ) +
    stroke(
      `M${n(w * 0.45)} ${n(h * 0.9)}q30 -10 60 0M${n(w * 0.55)} ${n(h * 0.96)}q30 -10 60 0`,
      '#fff',
      3,
      0.6,
    ),
  dunes: (on: Horizon) =>
    each([0.6, 0.74, 0.88], (y, i) => {
      const { w, h, pal } = on;
      const crest = `M-20 ${n(h * y)}C${n(w * 0.25)} ${n(h * (y - 0.12))} ${n(w * 0.4)} ${n(h * (y + 0.07))} ${n(w * 0.62)} ${n(h * (y - 0.02))}S${n(w * 0.9)} ${n(h * (y - 0.08))} ${w + 20} ${n(h * y)}`;
      const colour = mix(mix(pal.ground[0], pal.ground[1], 0.4), pal.ground[2], i / 2.4);
      return fill(`${crest}V${h + 20}H-20Z`, colour) + stroke(crest, pal.lamp, 2, 0.35);
    }),
  pyramids: ({ w, h, pal }: Horizon) =>
    each(
      [
        [0.16, 0.34],
        [0.86, 0.42],
        [0.6, 0.2],
      ] as const,
      ([x, s]) => {
        const [cx, half, top, base] = [w * x, h * s * 0.8, h * (0.72 - s), h * 0.72];
        return (
          fill(
            poly([
              [cx - half, base],
              [cx, top],
              [cx + half, base],
            ]),
            mix(pal.ground[1], pal.a[1], 0.35),
          ) +
          fill(
            poly([
              [cx, top],
              [cx + half, base],
              [cx + half * 0.2, base],
            ]),
            pal.ground[2],
            0.7,
          ) +
          stroke(
            repeat(
              6,
              (i) =>
                `M${n(cx - half * (0.2 + i * 0.13))} ${n(top + (base - top) * (0.2 + i * 0.13))}H${n(cx + half * (0.04 + i * 0.03))}`,
            ),
            pal.k,
            1.4,
            0.3,
          )
        );
      },
    ),
  mesas: (on: Horizon) => {
    const { w, h, r, pal } = on;
    return (
      repeat(5, (i) => {
        const [x, half, top] = [
          ((i + 0.4) * w) / 5,
          r.range(0.06, 0.12) * w,
          h * r.range(0.34, 0.54),
        ];
        const rock = poly([
          [x - half, top],
          [x + half, top],
          [x + half * 1.1, h * 0.6],
          [x + half * 1.7, h * 0.8],
          [x - half * 1.7, h * 0.8],
          [x - half * 1.1, h * 0.6],
        ]);
        const bands = repeat(
          4,
          (k) => `M${n(x - half * 1.05)} ${n(top + 18 + k * 22)}H${n(x + half * 1.05)}`,
        );
        return (
          fill(rock, mix(pal.a[1], pal.ground[1], 0.55)) + stroke(bands, pal.ground[2], 5, 0.35)
        );
      }) + fill(roll(on, 0.78, 0.03, 4), pal.ground[2])
    );
  },
  cacti: ({ w, h, r }: Horizon) =>
    repeat(9, (i) => {
      const [x, y, s] = [((i + 0.2) * w) / 9, h * r.range(0.8, 1), r.range(0.7, 1.5)];
      const body = `M${n(x)} ${n(y)}V${n(y - 96 * s)}M${n(x)} ${n(y - 36 * s)}H${n(x + 28 * s)}V${n(y - 70 * s)}M${n(x)} ${n(y - 50 * s)}H${n(x - 26 * s)}V${n(y - 80 * s)}`;
      return `<path d="${body}" fill="none" stroke="#1F5A3C" stroke-width="${n(16 * s)}" stroke-linecap="round" stroke-linejoin="round"/>${disc(n(x), n(y - 100 * s), n(6 * s), '#FF8FA8')}`;
    }),
  mushrooms: ({ w, h, r, pal }: Horizon) =>
    repeat(15, (i) => {
      const [x, y, s] = [((i + 0.3) * w) / 15, h * r.range(0.74, 1), r.range(0.6, 1.8)];
      const cap = `M${n(x - 44 * s)} ${n(y - 52 * s)}Q${n(x)} ${n(y - 132 * s)} ${n(x + 44 * s)} ${n(y - 52 * s)}Q${n(x)} ${n(y - 36 * s)} ${n(x - 44 * s)} ${n(y - 52 * s)}Z`;
      const spots =
        ell(x - 16 * s, y - 72 * s, 7 * s) +
        ell(x + 10 * s, y - 82 * s, 9 * s) +
        ell(x + 24 * s, y - 62 * s, 5 * s);
      return (
        fill(
          `M${n(x - 12 * s)} ${n(y)}Q${n(x - 6 * s)} ${n(y - 30 * s)} ${n(x - 12 * s)} ${n(y - 54 * s)}H${n(x + 12 * s)}Q${n(x + 6 * s)} ${n(y - 30 * s)} ${n(x + 14 * s)} ${n(y)}Z`,
          '#F0E2C6',
        ) +
        fill(cap, r.pick([pal.b[1], '#C2483A', pal.a[2], '#8C4A7E'])) +
        fill(spots, '#FFF6E0', 0.9)
      );
    }),
  orchard: ({ w, h, r, pal }: Horizon) =>
    repeat(8, (i) => {
      const [x, y, s] = [((i + 0.4) * w) / 8, h * r.range(0.7, 0.86), r.range(0.8, 1.3)];
      const crown =
        ell(x, y - 120 * s, 74 * s, 62 * s) +
        ell(x - 44 * s, y - 90 * s, 46 * s) +
        ell(x + 46 * s, y - 92 * s, 46 * s);
      const fruit = repeat(9, () => ell(x + r.range(-70, 70) * s, y - r.range(70, 160) * s, 8 * s));
      return (
        fill(rect(x - 9 * s, y - 80 * s, 18 * s, 110 * s), '#6B4327') +
        fill(crown, i % 2 ? '#5E8F3C' : '#4B7A33') +
        fill(fruit, r.pick([pal.b[1], '#E8B23C', '#C2342C']))
      );
    }),
  reef: ({ w, h, r, pal }: Horizon) =>
    repeat(13, (i) => {
      const [x, tall] = [((i + 0.4) * w) / 13, h * r.range(0.14, 0.36)];
      const arms = repeat(4, (k) =>
        ribbon(
          [
            [x, h + 10],
            [x + (k - 1.5) * 22, h - tall * 0.5],
            [x + (k - 1.5) * 40 + r.range(-10, 10), h - tall * r.range(0.8, 1)],
          ],
          [11, 6],
        ),
      );
      return fill(arms, r.pick([pal.b[1], pal.b[0], '#FF9FB0', pal.a[2]]), 0.92);
    }),
  tentacles: ({ w, h, r, pal }: Horizon) =>
    each([0.02, 0.14, 0.84, 0.97], (x, i) => {
      const lean = x < 0.5 ? 1 : -1;
      const spine: Point[] = [
        [w * x, h + 30],
        [w * x + lean * 40, h * 0.72],
        [w * x - lean * 30, h * 0.46],
        [w * x + lean * 60, h * (0.26 + i * 0.03)],
        [w * x + lean * 90, h * (0.34 + i * 0.03)],
      ];
      const suckers = repeat(9, (k) =>
        disc(
          n(w * x + lean * (20 + 26 * Math.sin(k * 0.8))),
          n(h * (0.92 - k * 0.06)),
          n(9 - k * 0.6),
          pal.b[0],
          0.5,
        ),
      );
      return (
        fill(ribbon(spine, [46, 6], 5), mix(pal.ground[0], '#7a3350', r.range(0.3, 0.5))) + suckers
      );
    }),
  ships: ({ w, h, pal }: Horizon) =>
    each(
      [
        [0.12, 0.62, 1.2],
        [0.88, 0.58, 0.9],
      ] as const,
      ([x, y, s]) => {
        const [cx, cy, k] = [w * x, h * y, s * h * 0.0016];
        const p = (dx: number, dy: number): [number, number] => [cx + dx * k, cy + dy * k];
        const sail = (mx: number, top: number) =>
          poly([p(mx - 34, top), p(mx + 34, top), p(mx + 40, top + 54), p(mx - 40, top + 54)]);
        return (
          stroke(
            `M${p(-34, 0).map(n).join(' ')}V${n(cy - 170 * k)}M${p(44, 0).map(n).join(' ')}V${n(cy - 140 * k)}`,
            pal.k,
            5,
          ) +
          fill(sail(-34, -160) + sail(-34, -96) + sail(44, -130) + sail(44, -70), '#F4E7C8', 0.95) +
          fill(
            curve([
              p(-110, -14),
              p(-90, 26),
              p(-40, 40),
              p(60, 40),
              p(110, 6),
              p(120, -20),
              p(60, -8),
              p(-60, -6),
            ]),
            mix(pal.k, '#5A3218', 0.6),
          )
        );
      },
    ),
  volcano: (on: Horizon) => {
    const { w, h, pal, r } = on;
    const cone = (x: number, half: number, top: number) =>
      fill(
        poly([
          [x - half, h],
          [x - half * 0.22, top],
          [x + half * 0.22, top],
          [x + half, h],
        ]),
        pal.ground[2],
      ) +
      fill(
        repeat(3, (i) =>
          ribbon(
            [
              [x + (i - 1) * half * 0.14, top],
              [x + (i - 1) * half * 0.3, top + h * 0.22],
              [x + (i - 1) * half * 0.34 + r.range(-20, 20), top + h * 0.44],
            ],
            [12, 3],
          ),
        ),
        '#FF7A2A',
        0.95,
      ) +
      fill(flame(x, top + 8, half * 0.44, h * 0.22), '#FFB03A', 0.9) +
      fill(flame(x, top + 8, half * 0.22, h * 0.13), '#FFF0B0');
    return (
      cone(w * 0.14, h * 0.42, h * 0.36) +
      cone(w * 0.88, h * 0.36, h * 0.44) +
      fill(roll(on, 0.9, 0.03, 6), pal.k, 0.9)
    );
  },
  crystals: ({ w, h, r, pal }: Horizon) =>
    repeat(20, (i) => {
      const isTop = i % 3 === 0;
      const [x, base, tall, half] = [
        ((i + 0.4) * w) / 20,
        isTop ? -10 : h + 10,
        h * r.range(0.14, 0.4),
        r.range(20, 46),
      ];
      const [tip, lean] = [isTop ? tall : h - tall, r.range(-40, 40)];
      const neck = isTop ? tip - half : tip + half;
      const colour = r.pick([pal.a[1], pal.b[1], '#7CC9F0', '#B48CF0', pal.a[0]]);
      return (
        fill(
          poly([
            [x - half, base],
            [x - half + lean, neck],
            [x + lean, tip],
            [x + half + lean, neck],
            [x + half, base],
          ]),
          colour,
          0.8,
        ) +
        fill(
          poly([
            [x, base],
            [x + lean, tip],
            [x + half + lean, neck],
            [x + half, base],
          ]),
          pal.k,
          0.28,
        ) +
        fill(
          poly([
            [x - half, base],
            [x - half + lean, neck],
            [x - half * 0.5 + lean, neck],
            [x - half * 0.5, base],
          ]),
          '#fff',
          0.35,
        )
      );
    }),
  planets: ({ w, h, pal }: Horizon) =>
    disc(n(w * 0.1), n(h * 0.82), n(h * 0.22), pal.a[2]) +
    disc(n(w * 0.085), n(h * 0.79), n(h * 0.19), pal.a[1], 0.6) +
    `<ellipse cx="${n(w * 0.1)}" cy="${n(h * 0.82)}" rx="${n(h * 0.36)}" ry="${n(h * 0.06)}" transform="rotate(-16 ${n(w * 0.1)} ${n(h * 0.82)})" fill="none" stroke="${pal.m[1]}" stroke-width="7" opacity=".8"/>` +
    disc(n(w * 0.92), n(h * 0.2), n(h * 0.13), pal.b[1]) +
    disc(n(w * 0.93), n(h * 0.21), n(h * 0.09), pal.b[2], 0.5),
  salt: ({ w, h, pal }: Horizon) =>
    fill(rect(-10, h * 0.66, w + 20, h * 0.4), mix('#ffffff', pal.ground[0], 0.3)) +
    stroke(
      repeat(26, (i) => {
        const [x, y] = [((i % 7) * w) / 6 - (i > 6 ? 60 : 0), h * (0.7 + Math.floor(i / 7) * 0.09)];
        return ngon(x, y, 6, w * 0.09).replace(/Z/g, 'Z');
      }),
      pal.ground[1],
      2,
      0.3,
    ),
  bamboo: ({ w, h, r }: Horizon) =>
    repeat(20, (i) => {
      const edge = i % 2 ? 1 - (i / 20) * 0.26 : (i / 20) * 0.26;
      const [x, half] = [w * edge, r.range(7, 15)];
      const colour = r.pick(['#4E8A4A', '#6BA35A', '#386B40']);
      const joints = repeat(
        8,
        (k) => `M${n(x - half)} ${n(h * (0.06 + k * 0.13) + r.range(-10, 10))}h${n(half * 2)}`,
      );
      const leaves = repeat(4, () =>
        petal(x, h * r.range(0.05, 0.8), r.range(40, 80), 8, r.range(0, 180)),
      );
      return (
        fill(rect(x - half, -10, half * 2, h + 20), colour) +
        stroke(joints, '#1E3F26', 3, 0.6) +
        fill(leaves, colour, 0.9)
      );
    }),
  lotusPond: (on: Horizon) =>
    fill(rect(-10, on.h * 0.68, on.w + 20, on.h * 0.4), mix(on.pal.ground[1], on.pal.b[2], 0.25)) +
    repeat(14, () => {
      const { w, h, r, pal } = on;
      const [x, y, s] = [r.range(0, w), h * r.range(0.72, 0.98), r.range(24, 60)];
      const flower = repeat(5, (i) => petal(x, y, s * 0.7, s * 0.2, -150 + i * 30));
      return (
        fill(ell(x, y, s, s * 0.32), '#2F7F5A', 0.95) +
        (r.next() > 0.4 ? fill(flower, r.pick([pal.b[0], '#FFB7C9'])) : '')
      );
    }),
  fuji: ({ w, h, pal }: Horizon) =>
    fill(
      curve([
        [w * 0.1, h * 0.76, 1],
        [w * 0.36, h * 0.52],
        [w * 0.46, h * 0.3, 1],
        [w * 0.54, h * 0.3, 1],
        [w * 0.64, h * 0.52],
        [w * 0.9, h * 0.76, 1],
      ]),
      mix(pal.a[1], pal.ground[1], 0.4),
    ) +
    fill(
      poly([
        [w * 0.42, h * 0.4],
        [w * 0.46, h * 0.3],
        [w * 0.54, h * 0.3],
        [w * 0.58, h * 0.4],
        [w * 0.54, h * 0.37],
        [w * 0.5, h * 0.42],
        [w * 0.46, h * 0.37],
      ]),
      '#fff',
      0.92,
    ),
} satisfies Record<string, (on: Horizon) => string>;
