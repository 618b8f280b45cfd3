import type { PooledFight as Fight, FightEnd } from '@baize/games';

export type Form = { fights: number; won: number; last: readonly ('W' | 'L' | 'D')[] };

const LAST = 6;

/** How a bird did in the fights that are over, newest first. */
export function formOf(bird: number, fights: readonly Fight[]): Form {
  const own = fights.flatMap((fight) => outcomeFor(bird, fight) ?? []);
  return {
    fights: own.length,
    won: own.filter((one) => one === 'W').length,
    last: own.slice(0, LAST),
  };
}

function outcomeFor(bird: number, { meron, wala, end }: Fight): 'W' | 'L' | 'D' | undefined {
  const corner: FightEnd | undefined =
    bird === meron ? 'meron' : bird === wala ? 'wala' : undefined;
  if (!corner) return undefined;
  if (end === 'draw' || end === 'ftd') return 'D';
  return end === corner ? 'W' : 'L';
}
