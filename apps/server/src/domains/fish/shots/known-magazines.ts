import { groupBy } from '../../../platform/lists/group-by.ts';
import type { MagazineRow } from '../magazines/magazine.ts';

/**
 * The magazines of each visit, with their bullets, as this server saw them last: a bundle comes several
 * times a second and changes a few bullets, so they are not read back each time. Whether another server
 * wrote meanwhile is told by the row's own count of writes; one that is closed never changes again.
 */
export type KnownMagazines = {
  ofVisits(visitIds: readonly bigint[]): Map<bigint, Readonly<MagazineRow>>;
  learn(magazines: readonly MagazineRow[]): void;
};

const MAX_VISITS = 5_000;

export function openKnownMagazines(): KnownMagazines {
  const known = new Map<bigint, MagazineRow[]>();
  return {
    ofVisits: (visitIds) => {
      const magazines = visitIds.flatMap((id) => known.get(id) ?? []);
      return new Map(magazines.map((one) => [one.bet_id, one]));
    },
    learn: (magazines) => {
      for (const [visitId, theirs] of groupBy(magazines, ({ visit_id }) => visit_id)) {
        known.delete(visitId);
        known.set(visitId, theirs);
        if (known.size > MAX_VISITS) known.delete(known.keys().next().value!);
      }
    },
  };
}
