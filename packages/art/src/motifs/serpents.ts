// Long bodies along a spine: dragon, koi, snake.

import { apart, turn } from '../affine.ts';
import { along, curve, flame, ribbon, trail } from '../curves.ts';
import { inside, type Part, plain, solid, stroke } from '../parts.ts';
import { each, n, type Point, type Points, points } from '../points.ts';
import { ell, line, petal, petals, poly } from '../shapes.ts';

function scales(spine: Points, girth: (u: number) => number, steps = 4) {
  return each(along(spine, steps).slice(steps > 1 ? 2 : 1, -2), ({ x, y, nx, ny, tx, ty, u }) => {
    const s = girth(u) * 0.7;
    const tip = `${n(x - tx * s * 0.9)} ${n(y - ty * s * 0.9)}`;
    return `M${n(x - nx * s)} ${n(y - ny * s)}Q${tip} ${n(x + nx * s)} ${n(y + ny * s)}`;
  });
}

/** Large pictures get the full coat of scales. */
export function dragon(_: unknown, isLarge: boolean): Part[] {
  const fine = isLarge ? 3 : 1;
  const spine = points(
    '186 150, 164 184, 112 192, 58 176, 30 140, 48 106, 96 104, 140 116, 172 94, 168 54, 134 40, 112 44',
  );
  const w = (u: number) => 3 + 17 * Math.sin(Math.min(1, u * 1.25) * Math.PI * 0.52);
  const back = each(
    along(spine, 2).filter((_, i) => i > 1 && i < 21),
    (p) => {
      const h = w(p.u);
      return poly([
        [p.x + p.nx * h * 0.8 - p.tx * 5, p.y + p.ny * h * 0.8 - p.ty * 5],
        [p.x + p.nx * (h + 9) - p.tx * 6, p.y + p.ny * (h + 9) - p.ty * 6],
        [p.x + p.nx * h * 0.8 + p.tx * 5, p.y + p.ny * h * 0.8 + p.ty * 5],
      ]);
    },
  );
  const belly = ribbon(
    along(spine, 1).map((p): Point => [p.x - p.nx * w(p.u) * 0.55, p.y - p.ny * w(p.u) * 0.55]),
    (u) => w(u) * 0.38,
    1,
  );
  const plates = each(along(spine, fine + 1), (p) => {
    const h = w(p.u);
    return line([
      [p.x - p.nx * h * 0.25, p.y - p.ny * h * 0.25],
      [p.x - p.nx * h * 0.92, p.y - p.ny * h * 0.92],
    ]);
  });
  const claw = (x: number, y: number, r: number) =>
    each([0, 38, 76], (a) => petal(x, y, 24, 5, r + a - 38));
  return [
    plain('m', flame(184, 156, 26, 36, 4)),
    plain('b', back),
    solid('a', ribbon(spine, w, 2)),
    inside('L', belly),
    stroke('B', plates, 1.4, 0.7),
    stroke(
      'A',
      scales(
        along(spine, 1).map((p): Point => [p.x + p.nx * w(p.u) * 0.3, p.y + p.ny * w(p.u) * 0.3]),
        (u) => w(u) * 0.7,
        fine,
      ),
      fine > 1 ? 1.3 : 1.8,
      0.6,
    ),
    ...dragonHead(),
    plain(
      'm',
      ribbon('46 30, 26 22, 10 34, 4 56', [2.6, 0.8], 1) +
        ribbon('52 72, 34 82, 26 100', [2.4, 0.7], 1) +
        ell(14, 84, 13),
    ),
    plain('a', claw(70, 176, 120) + claw(150, 118, 70)),
    inside('w', ell(10, 79, 4.4), 0.9),
  ];
}

/** Mane, horns, jaws and eye. */
function dragonHead(): Part[] {
  const head = curve(
    '146 34, 128 18, 108 16, 94 26, 72 26, 52 22, 40 32, 40 46, 54 52, 76 52, 84 56, 66 62, 52 66, 58 78, 84 80, 112 74, 138 64, 150 48',
  );
  return [
    solid(
      'b',
      flame(138, 34, 22, 40, 8) +
        turn(flame(150, 44, 22, 42, 4), 44, 150, 44) +
        turn(flame(150, 58, 20, 40, 4), 84, 150, 56),
    ),
    solid(
      'm',
      ribbon('112 22, 126 4, 150 -4, 166 0', [5, 1.2], 1) +
        ribbon('124 24, 146 12, 170 14', [4.5, 1], 1),
    ),
    solid('a', head),
    inside(
      'w',
      poly('52 51, 56 60, 60 52') + poly('66 52, 69 59, 73 53') + poly('60 66, 63 58, 67 64'),
    ),
    inside('k', curve('54 53, 76 54, 88 57, 68 62, 58 64')),
    inside('#D8321F', ribbon('88 58, 70 60, 56 58, 46 64', [3, 1], 1)),
    inside('w', ell(100, 36, 9, 6.5)),
    inside('k', ell(97, 37, 4.2)),
    stroke('k', 'M86 30Q99 24 112 34', 3.4),
    inside('k', ell(49, 33, 3.4, 2.2)),
    stroke('A', 'M60 32Q78 32 88 44', 2),
  ];
}

export function koi(): Part[] {
  const spine = points('134 18, 130 52, 108 92, 84 124, 84 150');
  const w = (u: number) =>
    5 + 27 * Math.sin(Math.min(1, 0.16 + u * 0.92) * Math.PI) ** 0.6 * (1 - u * 0.2) + 3 * u;
  return [
    solid(
      'b',
      apart(
        petal(146, 66, 58, 30, 8),
        petal(100, 62, 52, 26, 188),
        petal(108, 108, 34, 14, 60),
        petal(86, 100, 32, 14, 170),
      ),
    ),
    solid(
      'b',
      apart(
        ribbon('84 142, 64 160, 44 164, 22 188', (u) => 4 + 15 * Math.sin(u * Math.PI * 0.9)),
        ribbon('84 142, 96 164, 118 172, 126 196', (u) => 4 + 14 * Math.sin(u * Math.PI * 0.9)),
      ),
    ),
    stroke(
      'B',
      line('148 66, 190 74') +
        line('146 70, 178 88') +
        line('100 62, 58 60') +
        line('98 68, 66 80') +
        trail('82 146, 60 164, 34 180') +
        trail('86 146, 100 168, 120 184'),
      1.6,
      0.6,
    ),
    solid('w', ribbon(spine, w)),
    inside('a', curve('118 14, 146 14, 158 34, 146 50, 130 40, 112 44, 108 26')),
    inside('a', curve('140 62, 152 60, 142 88, 122 104, 104 96, 116 78')),
    inside('a', curve('92 110, 104 116, 90 142, 74 138, 78 122')),
    stroke(
      'A',
      scales('132 46, 124 66, 108 92, 92 116, 84 140', w, 4) +
        scales('144 50, 138 70, 122 96', () => 12, 4) +
        scales('116 54, 110 74, 94 96', () => 11, 4),
      1.3,
      0.5,
    ),
    inside('k', ell(113, 26, 4.2) + ell(155, 26, 4.2)),
    inside('w', ell(112, 25, 1.4) + ell(154, 25, 1.4)),
    stroke('A', trail('130 30, 126 70, 106 104, 88 128'), 2, 0.5),
    solid(
      'm',
      ribbon('124 10, 114 0, 112 -10', [2.4, 0.8]) + ribbon('146 10, 156 2, 160 -8', [2.4, 0.8]),
    ),
  ];
}

export function snake(): Part[] {
  const s1 = points(
    '176 168, 130 190, 60 186, 26 156, 52 128, 120 134, 166 116, 150 84, 92 88, 58 70, 70 38, 104 28',
  );
  const w = (u: number) => 2 + 17 * Math.sin(Math.min(1, u * 1.15) * Math.PI * 0.55);
  return [
    solid('a', ribbon(s1, w)),
    inside(
      'b',
      each([0.2, 0.32, 0.44, 0.56, 0.68, 0.8], (u) => {
        const [x, y] = s1[Math.round(u * (s1.length - 1))]!;
        return ell(x, y, 9, 7);
      }),
    ),
    stroke(
      'A',
      ribbon(s1, (u) => w(u) * 0.45),
      1.4,
      0.6,
    ),
    solid('a', curve('92 40, 92 20, 112 8, 136 12, 156 28, 150 42, 124 50')),
    inside('N', ell(124, 25, 6)),
    inside('k', ell(125, 25, 2, 5)),
    solid('#E23A25', ribbon('152 36, 168 42, 184 36', [2.4, 1]) + ribbon('168 42, 182 50', [2, 1])),
    solid('m', petals(118, 6, 3, 18, 6, -120)),
  ];
}
