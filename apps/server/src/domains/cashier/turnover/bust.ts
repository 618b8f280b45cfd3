import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { accountsOf, BRAND_CURRENCY, paidToMembers } from '../../wallet/index.ts';
import type { Requirement } from '../tables.ts';

/**
 * Whoever has lost everything by play starts anew with the next deposit: what was left to play is
 * closed. What was sent to other members was not lost, so a requirement stays open as far as that goes.
 */
export async function closeWhenBust(
  tx: Transaction,
  memberId: bigint,
  { bustBelow, at }: { bustBelow: Money; at: Date },
): Promise<void> {
  const held = (await accountsOf(tx, memberId))
    .filter(({ currency, purpose }) => currency === BRAND_CURRENCY && purpose !== 'debt')
    .reduce((sum, { balance }) => sum + balance, 0n);
  if (held >= bustBelow) return;
  const open = await tx
    .selectFrom('turnover_requirements')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (open.length === 0) return;
  const sent = await sentToMembers(tx, memberId, open[0]!.opened_at);
  for (const { id, filled, kept } of keptOpen(open, sent)) {
    const change =
      kept === 0n ? { closed_at: at, closed_for: 'bust' as const } : { required: filled + kept };
    await tx.updateTable('turnover_requirements').set(change).where('id', '=', id).execute();
  }
}

export type Sent = { amount: Money; at: Date };
type Open = Pick<Requirement, 'id' | 'multiple' | 'required' | 'filled' | 'opened_at'>;

/**
 * How much of each requirement stays, the oldest first. A sum that was sent keeps open what was
 * required before it, once: the newest of those, since the older ones have more to choose from.
 */
export function keptOpen(
  open: readonly Open[],
  sent: readonly Sent[],
): { id: bigint; filled: Money; kept: Money }[] {
  let counted = 0n;
  return open
    .toReversed()
    .map(({ id, multiple, required, filled, opened_at }) => {
      const since = sent
        .filter(({ at }) => at >= opened_at)
        .reduce((sum, { amount }) => sum + amount, 0n);
      const times = BigInt(multiple);
      const kept = smaller(required - filled, (since - counted) * times);
      counted += (kept + times - 1n) / times;
      return { id, filled, kept };
    })
    .reverse();
}

const smaller = (a: Money, b: Money) => (a < b ? a : b);

/** What an upline took back is not among it: with it went what had to be played for it. */
async function sentToMembers(tx: Transaction, memberId: bigint, since: Date): Promise<Sent[]> {
  const { rows } = await sql<Sent>`select amount, at from tree_transfers
    where from_id = ${memberId} and kind <> 'COLLECT' and at >= ${since}`.execute(tx);
  return [...rows, ...(await paidToMembers(tx, memberId, since))];
}
