import { minutes } from '@baize/calendar';
import type { cardroomSeats as contract, Output } from '@baize/contract';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Player } from '../../play/index.ts';
import { cashOfMany } from '../../wallet/index.ts';
import { buyInOf, type CardStake, showStake } from '../stakes/stake.ts';
import type { OpenTable } from '../tables/open-table.ts';

/** Whoever comes back to a table within this time brings the chips that they left with. */
const BACK_WITHIN_MS = minutes(30);

type Brought = Pick<Output<typeof contract.takeSeat.input>, 'buyIn'>;

/** The chips that somebody sits down with; refused where they are too few, too many or not covered. */
export async function chipsBrought(
  house: House,
  tx: Transaction,
  table: OpenTable,
  { player, buyIn }: Brought & { player: Player },
): Promise<bigint> {
  const balance = (await cashOfMany(tx, [player]))[0]!;
  const left = await chipsLeft(tx, table, player.memberId);
  return chipsOf(house, table.stake, { balance, buyIn, left });
}

/** `left`: what they got up with lately, and do not come back with less of. */
export function chipsOf(
  house: House,
  stake: CardStake,
  { balance, buyIn, left }: Brought & { balance: bigint; left: bigint },
): bigint {
  const bounds = buyInOf(stake);
  if (!bounds) {
    if (balance < showStake(house, stake).needed) refuse('INSUFFICIENT_BALANCE');
    return 0n;
  }
  const min = left > bounds.min ? left : bounds.min;
  const max = min > bounds.max ? min : bounds.max;
  const chips = buyIn ?? min;
  if (chips < min || chips > max) refuse('BUY_IN_NOT_ALLOWED', { words: { min, max } });
  if (chips > balance) refuse('INSUFFICIENT_BALANCE');
  return chips;
}

async function chipsLeft(
  tx: Transaction,
  { id, at }: OpenTable,
  memberId: bigint,
): Promise<bigint> {
  const row = await tx
    .selectFrom('card_departures')
    .select('stack')
    .where('table_id', '=', id)
    .where('member_id', '=', memberId)
    .where('left_at', '>', new Date(at - BACK_WITHIN_MS))
    .executeTakeFirst();
  return row?.stack ?? 0n;
}
