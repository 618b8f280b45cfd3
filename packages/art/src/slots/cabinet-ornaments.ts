// What runs along a slot's frame: drawn once per place, in the direction of the edge.
import { mix, type Palette } from '../palette.ts';
import { n } from '../points.ts';
import { disc, fill, stroke } from '../scene/stage.ts';
import { ell, petal, poly, rect, star } from '../shapes.ts';

/** A place on the frame's middle line: how wide the frame is there, and which way the edge runs. */
export type Spot = { x: number; y: number; band: number; degrees: number; i: number };

type Ornament = { pitch: number; draw: (spot: Spot, pal: Palette) => string };

const turned = ({ x, y, degrees }: Spot, body: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${degrees})">${body}</g>`;

export const ornaments = {
  plain: { pitch: 400, draw: () => '' },
  beads: {
    pitch: 0.9,
    draw: ({ x, y, band }, pal) =>
      disc(x, y, band * 0.2, pal.k, 0.6) + disc(x, y - band * 0.03, band * 0.16, pal.m[0]),
  },
  rivets: {
    pitch: 2.4,
    draw: ({ x, y, band }, pal) =>
      disc(x, y, band * 0.24, pal.k, 0.7) +
      disc(x, y, band * 0.19, pal.m[1]) +
      disc(x - band * 0.05, y - band * 0.06, band * 0.08, '#fff', 0.8),
  },
  bulbs: {
    pitch: 1.5,
    draw: ({ x, y, band, i }) =>
      disc(x, y, band * 0.5, '#FFD98A', 0.3) +
      disc(x, y, band * 0.25, i % 2 ? '#FFF6D6' : '#FFB84A'),
  },
  scallops: {
    pitch: 1.4,
    draw: (spot, pal) =>
      turned(
        spot,
        fill(
          `M${n(-spot.band * 0.7)} ${n(spot.band * 0.34)}A${n(spot.band * 0.7)} ${n(spot.band * 0.66)} 0 0 1 ${n(spot.band * 0.7)} ${n(spot.band * 0.34)}Z`,
          pal.b[1],
          0.9,
        ) +
          stroke(
            `M${n(-spot.band * 0.7)} ${n(spot.band * 0.34)}A${n(spot.band * 0.7)} ${n(spot.band * 0.66)} 0 0 1 ${n(spot.band * 0.7)} ${n(spot.band * 0.34)}`,
            pal.m[0],
            1.4,
            0.8,
          ),
      ),
  },
  leaves: {
    pitch: 1.2,
    draw: (spot, pal) =>
      turned(
        spot,
        fill(
          petal(-spot.band * 0.4, 0, spot.band * 1.1, spot.band * 0.3, spot.i % 2 ? -32 : 32),
          spot.i % 2 ? '#3F8A3F' : '#65A84A',
        ) +
          (spot.i % 5
            ? ''
            : disc(0, 0, spot.band * 0.24, pal.b[0]) + disc(0, 0, spot.band * 0.1, pal.m[1])),
      ),
  },
  rope: {
    pitch: 0.62,
    draw: (spot, pal) =>
      turned(
        spot,
        fill(
          `M${n(-spot.band * 0.5)} ${n(spot.band * 0.36)}C${n(-spot.band * 0.2)} ${n(spot.band * 0.36)} ${n(spot.band * 0.2)} ${n(-spot.band * 0.36)} ${n(spot.band * 0.5)} ${n(-spot.band * 0.36)}C${n(spot.band * 0.3)} ${n(spot.band * 0.1)} 0 ${n(spot.band * 0.36)} ${n(-spot.band * 0.5)} ${n(spot.band * 0.36)}Z`,
          spot.i % 2 ? '#D9B679' : '#B98F4E',
        ) +
          stroke(
            `M${n(-spot.band * 0.5)} ${n(spot.band * 0.36)}C${n(-spot.band * 0.2)} ${n(spot.band * 0.36)} ${n(spot.band * 0.2)} ${n(-spot.band * 0.36)} ${n(spot.band * 0.5)} ${n(-spot.band * 0.36)}`,
            pal.k,
            1.6,
            0.5,
          ),
      ),
  },
  fret: {
    pitch: 1.7,
    draw: (spot, pal) => {
      const u = spot.band * 0.3;
      return turned(
        spot,
        stroke(
          `M${n(-2.8 * u)} ${n(u)}H${n(-u)}V${n(-u)}H${n(u * 1.2)}V${n(u * 0.3)}H0`,
          pal.m[0],
          Math.max(1.6, u * 0.36),
          0.85,
        ),
      );
    },
  },
  joints: {
    pitch: 5,
    draw: (spot) =>
      turned(
        spot,
        fill(
          rect(-spot.band * 0.16, -spot.band * 0.56, spot.band * 0.32, spot.band * 1.12, 3),
          '#3C6B36',
        ) +
          fill(
            rect(-spot.band * 0.05, -spot.band * 0.5, spot.band * 0.1, spot.band),
            '#CFE39A',
            0.7,
          ),
      ),
  },
  waves: {
    pitch: 1.8,
    draw: (spot, pal) => {
      const b = spot.band;
      return turned(
        spot,
        stroke(
          `M${n(-b * 0.9)} ${n(b * 0.18)}C${n(-b * 0.5)} ${n(-b * 0.5)} ${n(b * 0.1)} ${n(-b * 0.4)} ${n(b * 0.1)} 0C${n(b * 0.1)} ${n(b * 0.26)} ${n(-b * 0.24)} ${n(b * 0.2)} ${n(-b * 0.16)} 0M${n(b * 0.1)} 0C${n(b * 0.2)} ${n(b * 0.3)} ${n(b * 0.6)} ${n(b * 0.3)} ${n(b * 0.9)} ${n(b * 0.18)}`,
          pal.m[0],
          2.2,
          0.85,
        ),
      );
    },
  },
  teeth: {
    pitch: 1.1,
    draw: (spot, pal) =>
      turned(
        spot,
        fill(
          poly([
            [-spot.band * 0.55, spot.band * 0.4],
            [0, -spot.band * 0.4],
            [spot.band * 0.55, spot.band * 0.4],
          ]),
          spot.i % 2 ? pal.b[1] : pal.m[1],
          0.95,
        ),
      ),
  },
  blocks: {
    pitch: 3.1,
    draw: (spot, pal) => {
      const b = spot.band;
      return turned(
        spot,
        stroke(rect(-b * 1.5, -b * 0.5, b * 3, b), pal.k, 2, 0.5) +
          stroke(`M${n(-b * 1.3)} ${n(-b * 0.36)}H${n(b * 1.2)}`, '#fff', 1.6, 0.25) +
          (spot.i % 2
            ? ''
            : stroke(
                `M${n(-b * 0.3)} ${n(b * 0.2)}l${n(b * 0.3)} ${n(-b * 0.4)}l${n(b * 0.3)} ${n(b * 0.4)}`,
                pal.m[1],
                2,
                0.7,
              )),
      );
    },
  },
  stars: {
    pitch: 2.1,
    draw: ({ x, y, band, i }, pal) =>
      fill(star(x, y, 4, band * (i % 2 ? 0.34 : 0.5), band * 0.1), pal.m[0], 0.95),
  },
  flowers: {
    pitch: 2.6,
    draw: ({ x, y, band, i }, pal) =>
      fill(
        Array.from({ length: 5 }, (_, k) => petal(x, y, band * 0.6, band * 0.3, k * 72 - 90)).join(
          '',
        ),
        [pal.b[0], pal.a[0], '#FFB3C0'][i % 3]!,
      ) + disc(x, y, band * 0.16, pal.m[1]),
  },
  chain: {
    pitch: 1.15,
    draw: (spot, pal) =>
      turned(
        spot,
        `<ellipse rx="${n(spot.band * 0.62)}" ry="${n(spot.band * (spot.i % 2 ? 0.3 : 0.12))}" fill="none" stroke="${pal.m[1]}" stroke-width="${n(spot.band * 0.16)}"/>`,
      ),
  },
  gems: {
    pitch: 3,
    draw: (spot, pal) => {
      const b = spot.band * 0.44;
      const colour = [pal.a[1], pal.b[1], '#5AA8F0'][spot.i % 3]!;
      return turned(
        spot,
        fill(
          poly([
            [0, -b],
            [b * 1.2, 0],
            [0, b],
            [-b * 1.2, 0],
          ]),
          mix(colour, '#000000', 0.2),
        ) +
          fill(
            poly([
              [0, -b],
              [b * 1.2, 0],
              [0, 0],
              [-b * 1.2, 0],
            ]),
            mix(colour, '#ffffff', 0.35),
          ),
      );
    },
  },
  planks: {
    pitch: 6,
    draw: (spot, pal) => {
      const b = spot.band;
      return turned(
        spot,
        stroke(
          `M${n(-b * 3)} ${n(-b * 0.1)}C${n(-b)} ${n(-b * 0.3)} ${n(b)} ${n(b * 0.2)} ${n(b * 3)} ${n(-b * 0.06)}M${n(-b * 3)} ${n(b * 0.26)}C${n(-b)} ${n(b * 0.1)} ${n(b)} ${n(b * 0.4)} ${n(b * 3)} ${n(b * 0.26)}`,
          pal.k,
          1.4,
          0.4,
        ) + fill(ell(-b * 2.6, 0, b * 0.13), pal.k, 0.7),
      );
    },
  },
} satisfies Record<string, Ornament>;

export type OrnamentName = keyof typeof ornaments;
export const ornamentNamed = (name: OrnamentName): Ornament => ornaments[name];
