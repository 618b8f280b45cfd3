import { findBets, type Play } from '../../play/index.ts';
import { followOrder, raiseFor } from './raise-order.ts';
import type { LiveRound, SeatMove } from './round.ts';

/**
 * Asks all who stand behind a seat for the chips of its decision, and then shows its cards. Who cannot
 * go along plays on with the chips that lie there. It may be broken off and begun again by anyone: the
 * cards stay hidden meanwhile, so nobody decides by them.
 */
export async function followMove(play: Play, round: LiveRound, move: SeatMove): Promise<void> {
  const behind = round.seated!.places.filter(
    ({ seat, isBehind }) => isBehind && seat === move.seat,
  );
  const bets = await findBets(
    play.house.db,
    behind.map(({ betId }) => betId),
  );
  await Promise.all(
    bets.map(async (bet) => {
      const raise = raiseFor(round, move, bet);
      if (raise.size === 0) return;
      const requestId = `follow ${round.id} ${move.n}`;
      await play.lanes.put(followOrder({ house: play.house, round, bet, raise, requestId, move }));
    }),
  );
  await play.house.db
    .updateTable('live_moves')
    .set({ is_told: true })
    .where('round_id', '=', round.id)
    .where('n', '=', move.n)
    .execute();
}
