import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { retireTrials } from '../../members/index.ts';

/** Guests who are gone: their accounts are shut, and where they came from is forgotten. */
export async function retireGuests(house: House): Promise<void> {
  let retired = 0;
  do {
    retired = await retireSome(house);
  } while (retired > 0);
}

function retireSome(house: House): Promise<number> {
  return begin(house.db, async (tx) => {
    const ids = await retireTrials(house, tx);
    if (ids.length === 0) return 0;
    for (const table of ['sessions', 'sign_ins', 'known_places', 'credentials'] as const) {
      await tx.deleteFrom(table).where('member_id', 'in', ids).execute();
    }
    return ids.length;
  });
}
