import type { Money } from '@baize/money';
import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { balanceOf, type Currency, playCurrency } from '../wallet/index.ts';

export type Player = { memberId: bigint; currency: Currency };

/** Who plays, and with what: a trial member's bets are in FUN, and never anything else. */
export function playerOf({ kind, memberId }: Caller): Player {
  if (kind !== 'trial' && kind !== 'member' && kind !== 'agent') refuse('NOT_ALLOWED');
  return { memberId, currency: playCurrency(kind) };
}

/** What the player has to play with now. */
export async function balanceOfPlayer({ db }: House, player: Player): Promise<Money> {
  const { memberId, currency } = player;
  return (await balanceOf(db, { memberId, currency, purpose: 'cash' })) ?? 0n;
}
