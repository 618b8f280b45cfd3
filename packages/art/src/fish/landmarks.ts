// What stands on the horizon of each sea, as a shadow in its water.
import type { Chance } from '../chance.ts';
import { n, repeat } from '../points.ts';
import type { SeaLook } from './addresses.ts';

type Landmark = (shade: string, luck: Chance) => string;

const at = (x: number, y: number, scale: number, turn: number, body: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" opacity=".86">${body}</g>`;

const ship: Landmark = (shade) =>
  `<path d="M-190 -34L150 -54Q210 -60 214 -92Q216 10 140 52L-130 56Q-190 30 -190 -34Z" fill="${shade}"/>` +
  `<path d="M-60 -40L-84 -220M60 -48L52 -250" stroke="${shade}" stroke-width="9"/>` +
  `<path d="M-124 -170L-30 -186M4 -196L104 -202M52 -250L200 -70M-84 -220L-186 -36" stroke="${shade}" stroke-width="5"/>` +
  repeat(
    6,
    (i) =>
      `<rect x="${-130 + i * 48}" y="-10" width="15" height="15" fill="#bff5e8" opacity=".2"/>`,
  );

/** A chimney of the deep with its smoke. */
const vent: Landmark = (shade, luck) =>
  `<path d="M-70 40L-34 -120L-22 -190H22L38 -110L74 40Z" fill="${shade}"/>` +
  `<ellipse cy="-190" rx="22" ry="7" fill="#ff7a3c" opacity=".8"/>` +
  repeat(
    5,
    (i) =>
      `<circle cx="${n(luck.range(-26, 26) + i * 8)}" cy="${-220 - i * 54}" r="${24 + i * 13}" fill="#5c74a8" opacity="${n(0.3 - i * 0.05)}"/>`,
  );

/** A jetty from below: planks at the surface, posts down into the sand. */
const jetty: Landmark = (shade) =>
  `<path d="M-260 -250H260V-228H-260Z" fill="${shade}"/>` +
  repeat(
    5,
    (i) =>
      `<path d="M${-210 + i * 105} -240L${-216 + i * 108} 330" stroke="${shade}" stroke-width="${n(20 - i * 2)}" fill="none"/>`,
  ) +
  `<path d="M-210 -60L-105 -180M0 -70L105 -180" stroke="${shade}" stroke-width="8" fill="none"/>`;

const arch: Landmark = (shade) =>
  `<path d="M-220 60Q-230 -190 -60 -220Q150 -250 210 -90Q230 -20 220 60H120Q130 -90 40 -120Q-90 -140 -110 60Z" fill="${shade}"/>`;

export const landmarks: Record<SeaLook, Landmark> = {
  lagoon: (shade, luck) =>
    at(240, 250, 1.1, 0, jetty(shade, luck)) + at(1330, 700, 1, 0, arch(shade, luck)),
  reef: (shade, luck) =>
    at(1250, 650, 0.9, 6, ship(shade, luck)) + at(300, 700, 0.9, 0, arch(shade, luck)),
  wreck: (shade, luck) =>
    at(960, 620, 1.7, 9, ship(shade, luck)) + at(250, 690, 0.7, -12, ship(shade, luck)),
  abyss: (shade, luck) =>
    at(380, 700, 1.25, 0, vent(shade, luck)) +
    at(1180, 700, 1.5, 0, vent(shade, luck)) +
    at(820, 740, 1.2, 0, arch(shade, luck)),
};
