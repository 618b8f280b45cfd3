// What was built: roofs, walls, shelves, arches behind a slot's reels.
import { mix } from '../palette.ts';
import { at, each, n, type Point, repeat, times } from '../points.ts';
import type { Horizon } from '../scene/horizons.ts';
import { disc, fill, stroke } from '../scene/stage.ts';
import { ell, line, poly, rect, ring, star } from '../shapes.ts';

export const builds = {
  pagodas: (on: Horizon) =>
    each([0.1, 0.9], (x) => pagoda(on, on.w * x, on.h * 0.94, on.h * 0.0042)),
  gate: ({ w, h, pal }: Horizon) => {
    const post = (x: number) => rect(w * x - 20, h * 0.16, 40, h * 0.86);
    const beam = `M${n(w * 0.02)} ${n(h * 0.1)}Q${n(w / 2)} ${n(h * 0.17)} ${n(w * 0.98)} ${n(h * 0.1)}L${n(w * 0.96)} ${n(h * 0.17)}Q${n(w / 2)} ${n(h * 0.23)} ${n(w * 0.04)} ${n(h * 0.17)}Z`;
    return (
      fill(post(0.09) + post(0.91) + rect(w * 0.06, h * 0.25, w * 0.88, 26), '#B9301F') +
      fill(beam, pal.k) +
      stroke(beam, '#D9503A', 3, 0.7)
    );
  },
  moonGate: ({ w, h, cx, cy, pal }: Horizon) => {
    const R = Math.min(w, h) * 0.52;
    return (
      `<path d="${rect(-10, h * 0.08, w + 20, h)}${ring(cx, cy, R, R - 0.5).slice(ring(cx, cy, R, R - 0.5).lastIndexOf('M'))}" fill="${mix(pal.ground[1], '#EDE6D2', 0.22)}" fill-rule="evenodd"/>` +
      stroke(ell(cx, cy, R), pal.m[1], 9, 0.8) +
      stroke(ell(cx, cy, R + 22), pal.ground[2], 5, 0.6) +
      fill(
        repeat(30, (i) => `M${n((i * w) / 29 - 26)} ${n(h * 0.08)}a26 18 0 0 1 52 0Z`),
        pal.ground[2],
      )
    );
  },
  shoji: ({ w, h, pal }: Horizon) =>
    each([0, 0.5], (side) => {
      const x = side ? w * 0.76 : -10;
      const bars =
        repeat(4, (i) => `M${n(x + (i * w) / 12)} -5V${h}`) +
        repeat(8, (i) => `M${n(x)} ${n((i * h) / 7)}H${n(x + w / 4)}`);
      return (
        fill(rect(x, -5, w / 4 + 10, h + 10), '#F3E8CF', 0.82) +
        stroke(bars, mix(pal.k, '#5B3A1E', 0.6), 8)
      );
    }) + fill(rect(-10, h * 0.86, w + 20, h * 0.2), '#5B3A1E'),
  street: ({ w, h, r, pal }: Horizon) =>
    repeat(12, (i) => {
      const [x, width, top] = [((i - 0.2) * w) / 11, w / 10, h * r.range(0.3, 0.56)];
      const roof = poly([
        [x - 14, top],
        [x + width / 2, top - 36],
        [x + width + 14, top],
        [x + width + 24, top + 14],
        [x - 24, top + 14],
      ]);
      const windows = times(8, (k) =>
        rect(x + 12 + (k % 2) * (width * 0.44), top + 34 + (k >> 1) * 58, width * 0.26, 32),
      );
      const lit = windows.filter(() => r.next() > 0.35).join('');
      return (
        fill(rect(x, top, width, h), i % 2 ? pal.ground[1] : pal.ground[2]) +
        (lit && fill(lit, '#FFC66B', 0.85)) +
        fill(roof, '#8E2A1E')
      );
    }),
  noir: ({ w, h, r, pal }: Horizon) =>
    repeat(16, (i) => {
      const [x, width, top] = [((i - 0.5) * w) / 15, w / 13, h * r.range(0.14, 0.6)];
      const windows = times(18, (k) =>
        rect(x + 8 + (k % 3) * (width * 0.3), top + 16 + Math.floor(k / 3) * 34, width * 0.16, 18),
      );
      const lit = windows.filter(() => r.next() > 0.6).join('');
      return (
        fill(rect(x, top, width, h), i % 2 ? '#0B1524' : mix('#0B1524', pal.ground[1], 0.5)) +
        (lit && fill(lit, '#F3D98A', 0.75))
      );
    }),
  shelves: ({ w, h, r, pal }: Horizon) =>
    fill(rect(-5, -5, w + 10, h + 10), '#2A1B10', 0.75) +
    repeat(7, (row) => {
      const y = (row * h) / 6.5;
      let x = -10;
      let books = '';
      while (x < w) {
        const [wide, tall] = [r.range(12, 34), r.range(0.6, 0.92) * (h / 6.5 - 18)];
        const top = y + h / 6.5 - 14 - tall;
        const colour = r.pick([pal.a[2], pal.b[2], '#6E2A22', '#2D4A5E', '#7A5A22', '#394F33']);
        books +=
          fill(rect(x, top, wide, tall, 2), colour, 0.95) +
          stroke(`M${n(x + 2)} ${n(top + tall * 0.2)}h${n(wide - 4)}`, pal.m[1], 2, 0.7);
        x += wide + 2;
      }
      return books + fill(rect(-5, y + h / 6.5 - 14, w + 10, 14), '#5A3A1D');
    }),
  castle: ({ w, h, pal }: Horizon) =>
    each([0.12, 0.88], (x) => {
      const tower = (dx: number, width: number, top: number) => {
        const left = w * x + dx - width / 2;
        const teeth = repeat(4, (i) => rect(left + (i * width) / 3.6, h * top - 16, width / 7, 18));
        return rect(left, h * top, width, h) + teeth;
      };
      const flag = (dx: number, top: number) =>
        poly([
          [w * x + dx, h * top - 90],
          [w * x + dx + 46, h * top - 74],
          [w * x + dx, h * top - 58],
        ]);
      return (
        fill(
          tower(-70, 70, 0.46) + tower(70, 70, 0.5) + tower(0, 96, 0.32),
          mix(pal.ground[1], pal.k, 0.3),
        ) +
        stroke(`M${n(w * x)} ${n(h * 0.32 - 10)}v-84`, pal.m[1], 4) +
        fill(flag(0, 0.32), pal.b[1]) +
        fill(
          rect(w * x - 10, h * 0.42, 20, 44, 10) + rect(w * x - 80, h * 0.56, 16, 34, 8),
          pal.lamp,
          0.6,
        )
      );
    }),
  domes: ({ w, h, r, pal }: Horizon) =>
    repeat(7, (i) => {
      const [x, half, base] = [((i + 0.5) * w) / 7, r.range(46, 84), h * r.range(0.5, 0.66)];
      const dome = `M${n(x - half)} ${n(base)}C${n(x - half * 1.2)} ${n(base - half)} ${n(x - half * 0.3)} ${n(base - half * 1.3)} ${n(x)} ${n(base - half * 1.9)}C${n(x + half * 0.3)} ${n(base - half * 1.3)} ${n(x + half * 1.2)} ${n(base - half)} ${n(x + half)} ${n(base)}Z`;
      const colour = r.pick([pal.b[1], '#1E8A8A', pal.a[1], '#3C5FA8']);
      return (
        fill(rect(x - half, base, half * 2, h), mix(pal.ground[1], '#D9A860', 0.25)) +
        fill(dome, colour, 0.95) +
        stroke(dome, pal.m[1], 3, 0.8) +
        fill(`M${n(x - 20)} ${h}V${n(base + 70)}a20 26 0 0 1 40 0V${h}Z`, pal.k, 0.7)
      );
    }),
  awnings: ({ w, h, pal }: Horizon) =>
    repeat(20, (i) =>
      fill(
        `M${n((i * w) / 20)} -5h${n(w / 20)}V${n(h * 0.1)}a${n(w / 40)} 22 0 0 1 ${n(-w / 20)} 0Z`,
        i % 2 ? '#F3E3C0' : pal.a[1],
        0.95,
      ),
    ),
  columns: ({ w, h, pal }: Horizon) =>
    each([0.05, 0.17, 0.83, 0.95], (x) => {
      const cx = w * x;
      const glyphs = repeat(7, (i) => {
        const y = h * 0.24 + (i * h) / 10;
        return i % 3 === 0
          ? ell(cx, y, 13, 8)
          : i % 3 === 1
            ? poly([
                [cx - 12, y + 8],
                [cx, y - 12],
                [cx + 12, y + 8],
              ])
            : rect(cx - 12, y - 3, 24, 6);
      });
      const capital = `M${n(cx - 38)} ${n(h * 0.16)}Q${n(cx - 60)} ${n(h * 0.06)} ${n(cx - 66)} ${n(h * 0.02)}H${n(cx + 66)}Q${n(cx + 60)} ${n(h * 0.06)} ${n(cx + 38)} ${n(h * 0.16)}Z`;
      return (
        fill(rect(cx - 36, h * 0.15, 72, h), mix(pal.ground[1], pal.a[1], 0.3)) +
        fill(rect(cx + 8, h * 0.15, 28, h), pal.k, 0.22) +
        fill(capital, pal.b[1]) +
        stroke(capital, pal.m[1], 3, 0.8) +
        fill(glyphs, pal.ground[2], 0.8)
      );
    }),
  steps: ({ w, h, cx, pal }: Horizon) =>
    times(7, (i) => {
      const [half, top] = [w * (0.16 + i * 0.08), h * (0.2 + i * 0.115)];
      return (
        fill(
          rect(cx - half, top, half * 2, h),
          mix(mix(pal.ground[0], '#6E7F78', 0.4), pal.ground[2], i / 8),
        ) + stroke(`M${n(cx - half)} ${n(top)}h${n(half * 2)}`, pal.lamp, 3, 0.35)
      );
    }).join('') + disc(n(cx), n(h * 0.15), n(h * 0.07), pal.m[1], 0.9),
  tents: ({ w, h, pal }: Horizon) =>
    each([0.08, 0.92, 0.22, 0.78], (x, i) => {
      const [cx, half, top] = [w * x, h * (i < 2 ? 0.2 : 0.12), h * (i < 2 ? 0.44 : 0.6)];
      const stripes = repeat(5, (k) =>
        poly([
          [cx, top],
          [cx - half + k * half * 0.4, h * 0.9],
          [cx - half + (k + 0.5) * half * 0.4, h * 0.9],
        ]),
      );
      return (
        fill(
          poly([
            [cx, top],
            [cx + half, h * 0.9],
            [cx - half, h * 0.9],
          ]),
          '#F3E3C0',
        ) + fill(stripes, pal.b[1])
      );
    }),
  arcade: ({ w, h, pal }: Horizon) =>
    each([0.5, 0.62, 0.74, 0.86, 0.98], (k, i) =>
      stroke(
        `M${n(w / 2 - w * k * 0.52)} ${h + 10}V${n(h * (0.62 - k * 0.5))}Q${n(w / 2)} ${n(h * (0.3 - k * 0.5))} ${n(w / 2 + w * k * 0.52)} ${n(h * (0.62 - k * 0.5))}V${h + 10}`,
        i % 2 ? pal.a[0] : pal.a[1],
        11,
        0.75,
      ),
    ),
  parade: ({ w, h, pal, r }: Horizon) =>
    fill(
      repeat(13, (i) => {
        const [x, y, s] = [((i + 0.5) * w) / 13, h * r.range(0.1, 0.36), r.range(16, 34)];
        return star(x, y, 8, s, s * 0.4, r.range(0, 90));
      }),
      pal.m[1],
      0.55,
    ) +
    fill(
      repeat(15, (i) => `M${n((i * w) / 14 - 50)} ${h + 10}a50 70 0 0 1 100 0Z`),
      mix(pal.ground[2], pal.k, 0.4),
    ),
  anvils: ({ w, h, pal }: Horizon) =>
    fill(rect(-10, h * 0.86, w + 20, h * 0.2), mix(pal.k, pal.ground[1], 0.35)) +
    stroke(
      line([
        [0, h * 0.86],
        [w, h * 0.86],
      ]),
      pal.m[1],
      3,
      0.7,
    ),
} satisfies Record<string, (on: Horizon) => string>;

function pagoda({ pal }: Horizon, x: number, base: number, k: number): string {
  const floor = (i: number) => {
    const [y, half] = [base - i * 36 * k, (60 - i * 9) * k];
    const roof: Point[] = [
      [x - half * 1.35, y - 24 * k],
      [x - half * 0.9, y - 32 * k],
      [x, y - 40 * k],
      [x + half * 0.9, y - 32 * k],
      [x + half * 1.35, y - 24 * k],
      [x + half * 0.9, y - 25 * k],
      [x - half * 0.9, y - 25 * k],
    ];
    return (
      fill(
        rect(x - half * 0.72, y - 27 * k, half * 1.44, 30 * k),
        mix(pal.ground[2], '#7E1A12', 0.5),
      ) +
      fill(rect(x - half * 0.3, y - 20 * k, half * 0.6, 16 * k, 3), '#FFC66B', 0.8) +
      fill(poly(roof), mix(pal.k, pal.b[2], 0.4)) +
      stroke(line(roof.slice(0, 5)), pal.m[1], 2.4, 0.8)
    );
  };
  const tip = base - 5 * 36 * k;
  return (
    times(5, floor).join('') +
    stroke(`M${n(x)} ${n(tip - 2 * k)}V${n(tip - 26 * k)}`, pal.m[1], 4) +
    fill(ell(...at(x, tip - 26 * k, 0, 0), 5 * k), pal.m[1])
  );
}
