import type { fish as contract, Output } from '@baize/contract';
import type { Chance, Freeze } from '@baize/games';
import type { Money } from '@baize/money';
import type { Magazines } from '../magazines/known-visits.ts';
import type { MagazineRow } from '../magazines/magazine.ts';
import type { Sea, SeaState } from '../seas/sea.ts';
import type { KeptBullet } from '../tables.ts';
import type { Visit } from '../visits/visit.ts';

export type Input = Output<typeof contract.shoot.input>;
export type Shot = Input['shots'][number];
export type Hit = Input['hits'][number];
export type Result = Output<typeof contract.shoot.value>['results'][number];

/** What one player said at once, and where. */
export type Asked = { visit: Visit; sea: Sea; input: Input };

/** The same, and what it is judged on: all of it held until it is written. */
export type Bundle = {
  visit: Visit;
  sea: Sea;
  state: SeaState;
  magazines: Magazines;
  now: number;
  changed: ChangedBullets;
  /** The floats of a bullet. */
  chanceOf(nonce: number): Chance;
};

/** What came of it, for the player and for everybody at the sea. */
export type Outcome = {
  results: Result[];
  refused: { magazineId: string; n: number }[];
  fired: { shot: Shot; cost: Money }[];
  caught: number[];
  freezes: Freeze[];
};

/** Bullets that were fired or have hit, by their numbers; of one that did both, as it is now. */
export type ChangedBullets = Map<MagazineRow, Map<number, KeptBullet>>;

export function noteChanged({ changed }: Bundle, magazine: MagazineRow, bullet: KeptBullet): void {
  const theirs = changed.get(magazine);
  if (theirs) theirs.set(bullet.n, bullet);
  else changed.set(magazine, new Map([[bullet.n, bullet]]));
}
