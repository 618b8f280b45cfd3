// What the mall shows: goods in a lit niche with a shelf. Words stand beside it, never in it.
import { chance } from '../chance.ts';
import { lit, rig, stop } from '../light.ts';
import { type Motif, motifs } from '../motifs/library.ts';
import { type Palette, type PaletteName, paletteNames, palettes } from '../palette.ts';
import { n } from '../points.ts';
import { rays } from '../shapes.ts';
import { svg, tag } from '../svg.ts';
import { headphones, phone, powerbank, tablet, watch } from './devices.ts';
import { cap, coin, deck, jersey, mug, suitcase, umbrella, voucher } from './things.ts';

const goods = {
  phone,
  headphones,
  watch,
  tablet,
  powerbank,
  voucher,
  jersey,
  suitcase,
  umbrella,
  mug,
  deck,
  cap,
  coin,
  teapot: motifs.teapot,
  ingot: motifs.ingot,
  chest: motifs.chest,
  lantern: motifs.lantern,
  crown: motifs.crown,
  gem: motifs.gem,
} satisfies Record<string, Motif>;

type GoodName = keyof typeof goods;

/** How far a thing stands from the shelf's back, in the niche's own units. */
const [W, H, S] = [320, 240, 0.92];

function niche(name: GoodName, palette: PaletteName): string {
  const id = tag('niche', name, palette);
  const pal = palettes[palette];
  const draw: Motif = goods[name];
  const floor = H * 0.84;
  const [left, top] = [n(W / 2 - 100 * S), n(floor + 4 - 196 * S)];
  const body = lit(draw(chance(name), true), pal, { id, shadow: 0 });
  return svg({
    box: [0, 0, W, H],
    attributes: ' preserveAspectRatio="xMidYMid slice"',
    defs: rig(pal, id) + room(pal, id),
    body: `${walls(pal, id, floor)}<g transform="translate(${left} ${top}) scale(${S})">${body}</g>`,
  });
}

const room = ({ ground, lamp }: Palette, id: string) =>
  `<radialGradient id="${id}bg" cx=".5" cy=".3" r=".85">${stop(ground[0])}${stop(ground[1], 0.55)}${stop(ground[2], 1)}</radialGradient>` +
  `<linearGradient id="${id}cone" x1="0" x2="0" y1="0" y2="1">${stop(lamp, 0, 0.55)}${stop(lamp, 1, 0)}</linearGradient>`;

function walls({ ground, lamp, m, k }: Palette, id: string, floor: number): string {
  const c = W / 2;
  return [
    `<rect width="${W}" height="${H}" fill="url(#${id}bg)"/>`,
    `<path d="${rays(c, H * 0.42, 18, W, 30, 0.5, 5)}" fill="${lamp}" opacity=".07"/>`,
    `<path d="M${c - 26} -4H${c + 26}L${c + 124} ${n(floor)}H${c - 124}Z" fill="url(#${id}cone)"/>`,
    `<rect y="${n(floor)}" width="${W}" height="${H}" fill="${ground[2]}"/>`,
    `<rect y="${n(floor)}" width="${W}" height="3" fill="${m[1]}" opacity=".8"/>`,
    `<ellipse cx="${c}" cy="${n(floor + 9)}" rx="${n(88 * S)}" ry="9" fill="${k}" opacity=".6"/>`,
  ].join('');
}

/** A thing without its niche, on a transparent ground. */
function alone(name: GoodName): string {
  const id = tag('good', name);
  const pal = palettes.lacquer;
  const draw: Motif = goods[name];
  return svg({
    box: [-10, -10, 220, 220],
    defs: rig(pal, id),
    body: lit(draw(chance(name), true), pal, { id, shadow: 0.4 }),
  });
}

/** Goods are named thing-palette: `/art/good/mug-oxblood.svg`; without a niche `mug-alone`. */
export function drawGood(name: string): string | undefined {
  const [thing = '', palette = ''] = name.split('-');
  if (!Object.hasOwn(goods, thing)) return undefined;
  if (palette === 'alone') return alone(thing as GoodName);
  const isKnown = paletteNames.includes(palette as PaletteName);
  return isKnown ? niche(thing as GoodName, palette as PaletteName) : undefined;
}
