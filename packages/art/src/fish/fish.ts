// Pictures of the fish game by their address.
import {
  type CannonPiece,
  type CannonTone,
  cannonPieces,
  cannonTones,
  type SeaLook,
  type Swimmer,
  seaLooks,
  swimmers,
} from './addresses.ts';
import { cannon } from './cannon.ts';
import { sea } from './sea.ts';
import { swimmer } from './swimmer.ts';

const isOne = <One extends string>(known: readonly One[], name: string | undefined): name is One =>
  (known as readonly (string | undefined)[]).includes(name);

export function drawFish(path: string): string | undefined {
  const [, kind, name] = /^\/art\/fish\/(swimmer|sea|cannon)-([a-z0-9-]+)\.svg$/.exec(path) ?? [];
  if (kind === 'sea') return isOne<SeaLook>(seaLooks, name) ? sea(name) : undefined;
  if (kind === 'swimmer') return isOne<Swimmer>(swimmers, name) ? swimmer(name) : undefined;
  const [tone, piece] = name?.split('-') ?? [];
  const isCannon = isOne<CannonTone>(cannonTones, tone) && isOne<CannonPiece>(cannonPieces, piece);
  return isCannon && name === `${tone}-${piece}` ? cannon(tone, piece) : undefined;
}
