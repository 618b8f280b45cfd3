// Light behind the emblem: suns, dials, orbits.
import { at, each, repeat, times } from '../points.ts';
import { ell, line, petal, rays } from '../shapes.ts';
import { disc, fill, type Stage, stroke } from './stage.ts';

export const lights = {
  sun: ({ pal, ref }: Stage) =>
    disc(150, 160, 112, ref('disc')) + stroke(ell(150, 160, 122), pal.m[1], 1.6, 0.7),
  burst: ({ pal, ref }: Stage) =>
    fill(rays(150, 165, 18, 330, 40, 0.46, 5), pal.lamp, 0.17) +
    disc(150, 165, 96, ref('disc'), 0.75),
  moon: ({ pal, ref }: Stage) =>
    disc(205, 98, 66, ref('disc')) +
    fill(ell(188, 84, 9) + ell(222, 116, 12) + ell(218, 74, 6), pal.ground[1], 0.25),
  dial: ({ pal, ref }: Stage) => {
    const marks = repeat(48, (i) =>
      line([at(150, 162, i % 4 ? 117 : 112, i * 7.5), at(150, 162, 126, i * 7.5)]),
    );
    const rings = ell(150, 162, 126) + ell(150, 162, 112);
    return stroke(rings + marks, pal.m[1], 1.4, 0.65) + disc(150, 162, 104, ref('disc'), 0.45);
  },
  laurel: ({ pal, ref }: Stage) => {
    const leaf = (side: number, i: number) => {
      const a = 90 + side * (18 + i * 15);
      return petal(...at(150, 165, 118, a), 34, 10, a + side * 64);
    };
    const leaves = (odd: number) =>
      each([-1, 1], (side) =>
        each(
          [odd, 2 + odd, 4 + odd, 6 + odd, 8 + odd].filter((i) => i < 9),
          (i) => leaf(side, i),
        ),
      );
    return (
      fill(leaves(0), pal.m[2], 0.8) +
      fill(leaves(1), pal.m[1], 0.8) +
      disc(150, 160, 98, ref('disc'), 0.6)
    );
  },
  orbit: ({ pal, ref }: Stage) =>
    times(
      3,
      (i) =>
        `<ellipse cx="150" cy="162" rx="${150 - i * 14}" ry="${56 - i * 6}" transform="rotate(${-24 + i * 30} 150 162)" fill="none" stroke="${pal.m[1]}" stroke-width="1.4" opacity=".6"/>`,
    ).join('') +
    disc(150, 162, 92, ref('disc'), 0.65) +
    fill(ell(34, 230, 9) + ell(262, 90, 13) + ell(226, 280, 6), pal.b[1]),
};
