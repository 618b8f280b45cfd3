import type { Caller } from '../../platform/caller.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Currency, playCurrency } from '../wallet/index.ts';

export type Player = { memberId: bigint; currency: Currency };

/** Who plays, and with what: a trial member's bets are in FUN, and never anything else. */
export function playerOf({ kind, memberId }: Caller): Player {
  if (kind !== 'trial' && kind !== 'member' && kind !== 'agent') refuse('NOT_ALLOWED');
  return { memberId, currency: playCurrency(kind) };
}
