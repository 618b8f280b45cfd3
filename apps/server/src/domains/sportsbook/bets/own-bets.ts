import type { sportsbookBets as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findBets, untilArchived } from '../../play/index.ts';
import { ownSlip } from './cash-out.ts';
import { type ShownBet, showBets } from './shown-bets.ts';
import { isFree } from './slip.ts';

/** Own slips, newest first. */
export async function listOwnBets(
  house: House,
  caller: Caller,
  { state, matchId, after, size }: Output<typeof contract.bets.input>,
): Promise<Output<typeof contract.bets.value>> {
  let query = house.db
    .selectFrom('sports_slips as s')
    .select('s.bet_id')
    .where('s.member_id', '=', caller.memberId);
  if (state) query = query.where('s.is_open', '=', state === 'open');
  if (after !== undefined) query = query.where('s.bet_id', '<', BigInt(after));
  if (matchId !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sports_legs as l')
          .select('l.n')
          .whereRef('l.bet_id', '=', 's.bet_id')
          .where('l.match_id', '=', BigInt(matchId)),
      ),
    );
  }
  const found = await query.orderBy('s.bet_id', 'desc').limit(size).execute();
  const rows = await untilArchived(house.db, found, ({ bet_id }) => bet_id);
  const bets = await findBets(
    house.db,
    rows.map(({ bet_id }) => bet_id),
  );
  const list = await showBets(house, caller, bets.reverse());
  return {
    now: house.clock.now().getTime(),
    list,
    after: found.length < size && rows === found ? null : String(rows.at(-1)!.bet_id),
  };
}

export async function showOwnBet(
  house: House,
  caller: Caller,
  betId: string,
): Promise<{ now: number; bet: ShownBet }> {
  const [bet] = await showBets(house, caller, [await ownSlip(house, caller, betId)]);
  return { now: house.clock.now().getTime(), bet: bet! };
}

/** From then on the slip leaves by itself once it pays so much; null takes the wish back. */
export async function setAutoCashOut(
  house: House,
  caller: Caller,
  { betId, amount }: Output<typeof contract.setAutoCashOut.input>,
): Promise<{ bet: ShownBet }> {
  const bet = await ownSlip(house, caller, betId);
  if (bet.state !== 'open') refuse('BET_DECIDED');
  if (isFree(bet)) refuse('CASH_OUT_NONE');
  await begin(house.db, (tx) =>
    tx
      .updateTable('sports_slips')
      .set({ auto_cash_out: amount })
      .where('bet_id', '=', bet.id)
      .where('is_open', '=', true)
      .execute(),
  );
  const [shown] = await showBets(house, caller, [bet]);
  return { bet: shown! };
}
