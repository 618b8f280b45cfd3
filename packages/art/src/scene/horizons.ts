// What a banner stands on, at any width and height.
import { cloud, ribbon } from '../curves.ts';
import { mix } from '../palette.ts';
import { n, repeat } from '../points.ts';
import { rect } from '../shapes.ts';
import { disc, fill, type Stage, stroke } from './stage.ts';

/** `cx`, `cy` is where the light falls; `from` is where the quiet side ends. */
export type Horizon = Stage & { w: number; h: number; cx: number; cy: number; from: number };

export const horizons = {
  hills: (on: Horizon) =>
    fill(ridge(on, on.h * 0.62, 54, 7), on.pal.ground[1], 0.9) +
    fill(ridge(on, on.h * 0.78, 34, 6), on.pal.ground[2]) +
    [
      [0.54, 0.84, 2.2],
      [0.8, 0.93, 2.8],
      [1, 0.8, 2],
      [0.28, 0.97, 2.4],
    ]
      .map(([x, y, s]) => curls(on, on.w * x!, on.h * y!, s!))
      .join(''),
  sea: ({ w, h, pal }: Horizon) =>
    [0.6, 0.74, 0.88]
      .map((at, i) => {
        const y = n(h * at);
        const crest = `M-40 ${y}${repeat(Math.ceil(w / 88) + 1, (k) => `C${k * 88 - 10} ${y - 30} ${k * 88 + 20} ${y - 30} ${k * 88 + 48} ${y}`)}`;
        return (
          fill(`${crest}V${h + 20}H-40Z`, mix(pal.ground[1], pal.ground[2], i / 2), 0.92) +
          stroke(crest, pal.lamp, 1.4, 0.4)
        );
      })
      .join(''),
  deep: ({ w, h, pal, r, from }: Horizon) =>
    repeat(7, (i) => {
      const x = from + (i * (w - from)) / 6;
      return fill(`M${n(x)} -10H${n(x + 60)}L${n(x - 60)} ${h}H${n(x - 200)}Z`, pal.lamp, 0.08);
    }) +
    repeat(16, (i) => {
      const [x, tall] = [from + (i * (w - from)) / 15 + r.range(-14, 14), r.range(0.14, 0.36) * h];
      return fill(weed(x, h, tall), i % 2 ? pal.b[2] : pal.ground[2], 0.9);
    }) +
    repeat(
      30,
      () =>
        `<circle cx="${n(r.range(from, w))}" cy="${n(r.range(10, h))}" r="${n(r.range(2, 9))}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".55"/>`,
    ),
  table: ({ w, h, pal, cx, cy, ref }: Horizon) => {
    const top = cy + h * 0.16;
    const reach = Math.max(w, h) * 0.62;
    const oval = (by: number, paint: string) =>
      `<ellipse cx="${n(cx)}" cy="${n(top + h * 0.55 + by)}" rx="${n(reach - by)}" ry="${n(h * 0.55)}" ${paint}/>`;
    return (
      oval(0, `fill="${pal.m[2]}"`) +
      oval(12, 'fill="#0E5F46"') +
      oval(12, `fill="${ref('pool')}"`) +
      oval(40, `fill="none" stroke="${pal.m[1]}" stroke-width="1.6" opacity=".7"`) +
      oval(62, `fill="none" stroke="${pal.m[1]}" stroke-width="1.6" opacity=".7"`)
    );
  },
  parlour,
  pitch: ({ w, h, pal, cx, cy }: Horizon) => {
    const y = cy + h * 0.24;
    const beam = (x: number) => `M${n(x)} -20L${n(cx - w * 0.3)} ${h}H${n(cx + w * 0.3)}Z`;
    const arc = `M-20 ${n(y + 40)}Q${n(cx)} ${n(y - 50)} ${w + 20} ${n(y + 40)}V${h + 20}H-20Z`;
    const stripes = repeat(9, (i) => {
      const x = cx + (i - 4.5) * w * 0.16;
      return `M${n(cx + (i - 4.5) * w * 0.07)} ${n(y - 6)}L${n(x)} ${h + 20}H${n(x + w * 0.08)}L${n(cx + (i - 4) * w * 0.07)} ${n(y - 6)}Z`;
    });
    return (
      fill(beam(cx - w * 0.32) + beam(cx + w * 0.3), pal.lamp, 0.12) +
      fill(arc, '#1F7A45') +
      fill(stripes, '#2C9457', 0.5) +
      fill(arc, pal.ground[2], 0.3) +
      lamps(cx - w * 0.32, pal) +
      lamps(cx + w * 0.26, pal)
    );
  },
  city: ({ w, h, pal, r, from }: Horizon) =>
    repeat(22, (i) => {
      const [x, tall] = [from - 40 + (i * (w - from + 80)) / 21, r.range(0.2, 0.54) * h];
      const windows = repeat(10, (j) =>
        r.next() > 0.5 ? rect(x + 6 + (j % 2) * 12, h - tall + 12 + (j >> 1) * 20, 5, 9) : '',
      );
      return (
        fill(rect(x, h - tall, r.range(26, 44), tall + 10), pal.ground[i % 2 ? 1 : 2]) +
        (windows && fill(windows, pal.lamp, 0.6))
      );
    }),
  orbits: ({ w, h, pal, cx, cy, r, from }: Horizon) =>
    repeat(4, (i) => {
      const rx = h * (0.42 + i * 0.17);
      return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(rx * 0.36)}" transform="rotate(${-22 + i * 9} ${n(cx)} ${n(cy)})" fill="none" stroke="${pal.m[1]}" stroke-width="1.6" opacity="${0.7 - i * 0.13}"/>`;
    }) +
    repeat(7, () => disc(n(r.range(from, w)), n(r.range(10, h)), n(r.range(4, 13)), pal.b[1], 0.8)),
} satisfies Record<string, (on: Horizon) => string>;

export type HorizonName = keyof typeof horizons;

function ridge({ w, h, r }: Horizon, y: number, amp: number, k: number): string {
  const crest = repeat(k, (i) => {
    const x = ((i + 1) * (w + 40)) / k - 20;
    const peak = y - r.range(-amp, amp) * 1.6;
    return `Q${n(x - (w / k) * 0.5)} ${n(peak)} ${n(x)} ${n(y + r.range(-amp, amp) * 0.5)}`;
  });
  return `M-20 ${h + 20}V${n(y)}${crest}V${h + 20}Z`;
}

/** A cloud drawn as nested brass lines. */
const curls = ({ pal }: Horizon, x: number, y: number, s: number) =>
  fill(cloud(x, y, s), mix(pal.ground[1], pal.ground[0], 0.22)) +
  stroke(cloud(x, y, s), pal.m[1], 1.8, 0.75) +
  [0.84, 0.66, 0.46]
    .map((k) =>
      stroke(cloud(x + (1 - k) * 8, y + (1 - k) * s * 16, s * k), pal.m[1], 1.2, n(0.2 + k * 0.35)),
    )
    .join('');

const weed = (x: number, h: number, tall: number) =>
  ribbon(
    [
      [x, h + 10],
      [x + 14, h - tall * 0.4],
      [x - 10, h - tall * 0.7],
      [x + 8, h - tall],
    ],
    [11, 2],
  );

const lamps = (x: number, pal: Stage['pal']) =>
  fill(rect(x - 46, 16, 92, 44, 6), pal.k, 0.85) +
  repeat(8, (i) => disc(x - 33 + (i % 4) * 22, 28 + (i >> 2) * 20, 7, pal.lamp));

/** A lamp over a table in a dark room: the picture beside the sign-in form. */
function parlour({ w, h, pal, ref }: Horizon): string {
  const m = w / 2;
  const felt = (at: number) =>
    `M${n(-w * 0.3)} ${h}V${n(h * at)}Q${m} ${n(h * (at - 0.18))} ${n(w * 1.3)} ${n(h * at)}V${h}Z`;
  const seam = (at: number) =>
    `M${n(-w * 0.3)} ${n(h * at)}Q${m} ${n(h * (at - 0.18))} ${n(w * 1.3)} ${n(h * at)}`;
  return (
    fill(`M0 0H${w}V${h}H0Z`, pal.k, 0.66) +
    fill(
      `M${m - 96} 158L${n(-w * 0.22)} ${n(h * 0.66)}H${n(w * 1.22)}L${m + 96} 158Z`,
      ref('cone'),
    ) +
    stroke(`M${m} 0V92`, pal.m[2], 5) +
    fill(
      `M${m - 104} 158C${m - 92} 112 ${m - 40} 92 ${m} 92C${m + 40} 92 ${m + 92} 112 ${m + 104} 158Z`,
      ref('m'),
    ) +
    `<ellipse cx="${m}" cy="158" rx="104" ry="11" fill="#FFF3CF"/>` +
    fill(felt(0.62), pal.m[2]) +
    fill(felt(0.645), '#0E5F46') +
    fill(felt(0.645), ref('felt')) +
    stroke(seam(0.7) + seam(0.725), pal.m[1], 1.6, 0.6)
  );
}
