import type { fish as contract, Output } from '@baize/contract';
import type { Chance, Freeze } from '@baize/games';
import type { MagazineRow } from '../magazines/magazine.ts';
import type { Sea, SeaState } from '../seas/sea.ts';
import type { KeptBullet } from '../tables.ts';
import type { Visit } from '../visits/visit.ts';

export type Input = Output<typeof contract.shoot.input>;
export type Shot = Input['shots'][number];
export type Hit = Input['hits'][number];
export type Result = Output<typeof contract.shoot.value>['results'][number];

/** What one player said at once, and what it is judged on: all of it held until it is written. */
export type Bundle = {
  visit: Visit;
  sea: Sea;
  state: SeaState;
  magazines: ReadonlyMap<string, MagazineRow>;
  now: number;
  /** The floats of a bullet. */
  chanceOf(nonce: number): Chance;
};

/** What came of it, for the player and for everybody at the sea. */
export type Outcome = {
  results: Result[];
  refused: { magazineId: string; n: number }[];
  fired: Shot[];
  caught: number[];
  freezes: Freeze[];
  /** Bullets that were fired or have hit, by their names; of one that did both, as it is now. */
  changed: Map<string, ChangedBullet>;
};

export type ChangedBullet = { magazine: MagazineRow; bullet: KeptBullet };

export function noteChanged({ changed }: Outcome, magazine: MagazineRow, bullet: KeptBullet): void {
  changed.set(`${magazine.bet_id}.${bullet.n}`, { magazine, bullet });
}
