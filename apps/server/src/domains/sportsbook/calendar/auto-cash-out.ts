import { Refusal } from '../../../platform/refusal.ts';
import { findBets, type Play } from '../../play/index.ts';
import { cashOutSlip } from '../bets/cash-out.ts';
import { cashOutNow } from '../bets/cash-out-worth.ts';

const AT_ONCE = 500;

/** Cashes out the slips that are worth what their owners wished for. */
export async function leaveByWish(play: Play): Promise<void> {
  const { house } = play;
  const rows = await house.db
    .selectFrom('sports_slips')
    .select(['bet_id', 'auto_cash_out'])
    .where('is_open', '=', true)
    .where('auto_cash_out', 'is not', null)
    .orderBy('bet_id')
    .limit(AT_ONCE)
    .execute();
  const wishes = new Map(rows.map((row) => [row.bet_id, row.auto_cash_out!]));
  for (const bet of await findBets(house.db, [...wishes.keys()])) {
    const wish = wishes.get(bet.id)!;
    const { amount } = cashOutNow(house, bet);
    if (amount === null || amount < wish) continue;
    const asked = { requestId: `#auto-cash-out:${bet.id}:${amount}`, part: 100, amount: wish };
    await cashOutSlip(play, bet, asked).catch((err) => {
      // The price fell in the same moment: the wish stands.
      if (!(err instanceof Refusal)) throw err;
    });
  }
}
