// Pictures of the arena by their address.
import { type Corner, corners, type PitLook, type Pose, pitLooks, poses } from './addresses.ts';
import { gamecock } from './gamecock.ts';
import { pit } from './pit.ts';

const isOne = <One extends string>(known: readonly One[], name: string | undefined): name is One =>
  (known as readonly (string | undefined)[]).includes(name);

export function drawArena(path: string): string | undefined {
  const [, look] = /^\/art\/arena\/pit-([a-z]+)\.svg$/.exec(path) ?? [];
  if (isOne<PitLook>(pitLooks, look)) return pit(look);
  // A roster's numbers have one or two figures.
  const [, bird, corner, pose] =
    /^\/art\/arena\/bird-(0|[1-9]\d?)-([a-z]+)-([a-z]+)\.svg$/.exec(path) ?? [];
  if (!isOne<Corner>(corners, corner) || !isOne<Pose>(poses, pose)) return undefined;
  return gamecock(Number(bird), corner, pose);
}
