import { minutes } from '@baize/calendar';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import type { Finisher, Play } from '../../play/index.ts';
import { closeMagazine } from '../magazines/magazines.ts';

/** Should nobody run the seas: a magazine ends with what was written of it. */
export function magazineFinisher(play: Play): Finisher {
  return {
    covers: ({ vendor, roundId }) => vendor === OWN_VENDOR && (roundId ?? '').startsWith('fish:'),
    afterMs: minutes(5),
    finish: async (bet) => {
      const row = await play.house.db
        .selectFrom('fish_magazines')
        .selectAll()
        .where('bet_id', '=', bet.id)
        .executeTakeFirst();
      if (!row) return 'void';
      const { magazine } = await closeMagazine(play, row);
      return magazine?.closed_at ? 'ended' : 'wait';
    },
  };
}
