// One animal of the sea as a picture of its own.
import { turn } from '../affine.ts';
import { lit, rig } from '../light.ts';
import { fish, shark } from '../motifs/fishes.ts';
import { crab, jellyfish, octopus, turtle } from '../motifs/reef.ts';
import { type Part, reshape } from '../parts.ts';
import { svg, tag } from '../svg.ts';
import type { Swimmer } from './addresses.ts';
import { frostSquid, goldfish, marlin, orca, pearlWhale, ray, stormEel } from './large-fish.ts';
import { liveries } from './liveries.ts';
import { serpent } from './serpent.ts';
import { anchovy, lionfish, seahorse, tang } from './small-fish.ts';

/** What is drawn from above with its head up swims to the left. */
const headLeft = (parts: Part[]) => reshape(parts, (path) => turn(path, -90));

type Box = readonly [x: number, y: number, w: number, h: number];
type Drawing = { parts: () => Part[]; box: Box };

const drawings: Record<Exclude<Swimmer, 'leviathan'>, Drawing> = {
  anchovy: { parts: anchovy, box: [-4, 56, 208, 88] },
  clownfish: { parts: () => fish().slice(0, -1), box: [-4, 6, 208, 184] },
  tang: { parts: tang, box: [-4, 12, 208, 176] },
  seahorse: { parts: seahorse, box: [24, -12, 144, 200] },
  jellyfish: { parts: jellyfish, box: [14, 10, 172, 202] },
  lionfish: { parts: lionfish, box: [-2, -6, 206, 206] },
  turtle: { parts: () => headLeft(turtle()), box: [-4, -6, 212, 212] },
  ray: { parts: ray, box: [-6, -22, 226, 244] },
  marlin: { parts: marlin, box: [-34, 18, 248, 166] },
  shark: { parts: shark, box: [-4, -4, 214, 196] },
  orca: { parts: orca, box: [-8, -14, 230, 208] },
  kraken: { parts: octopus, box: [-4, 4, 208, 208] },
  goldfish: { parts: goldfish, box: [-2, -4, 226, 206] },
  'bomb-crab': { parts: crab, box: [-4, -2, 208, 190] },
  'storm-eel': { parts: stormEel, box: [-8, 58, 218, 84] },
  'frost-squid': { parts: frostSquid, box: [-14, 34, 228, 132] },
  'pearl-whale': { parts: pearlWhale, box: [-8, 4, 228, 188] },
};

export function swimmer(name: Swimmer): string {
  if (name === 'leviathan') return serpent(name, liveries[name]);
  const id = tag('swimmer', name);
  const { parts, box } = drawings[name];
  return svg({
    box,
    defs: rig(liveries[name], id),
    body: lit(parts(), liveries[name], { id, flat: true, shadow: 0 }),
  });
}
