import { randomInt } from 'node:crypto';
import { days } from '@baize/calendar';
import { CENT, type Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { OPEN_STATES } from '../tables.ts';
import type { Channel } from './channels.ts';

/** So long after its end an order may still be paid by someone who was slow. */
const LATE_MS = days(1);
/** No order stays undecided for longer, so older ones need not be read. */
const LONGEST_MS = days(14);

type Asked = { memberId: bigint; amount: Money; at: Date };

/**
 * A bank transfer carries cents of its own, by which it is found among all that arrives. Cents of an
 * order that is open, or was somebody else's and could still be paid late, are never given away; those
 * that nobody had for a day come first. Whoever asks for the same again gets the cents they had.
 */
export async function amountToPay(tx: Transaction, channel: Channel, asked: Asked): Promise<Money> {
  if (channel.method !== 'MT') return asked.amount;
  const uses = await recentUses(tx, channel.code, asked);
  const free = candidates(asked.amount).filter((one) => !uses.get(one)?.isTaken);
  const own = free.find((one) => uses.get(one)?.isOwn);
  if (own !== undefined) return own;
  const fresh = free.filter((one) => !uses.has(one));
  const best = fresh.length > 0 ? fresh : free;
  return best.length > 0 ? best[randomInt(best.length)]! : refuse('DEPOSIT_CHANNEL_BUSY');
}

const candidates = (amount: Money) =>
  Array.from({ length: 99 }, (_, n) => amount + BigInt(n + 1) * CENT);

type Use = { shown: Money; isTaken: boolean; isOwn: boolean };

async function recentUses(
  tx: Transaction,
  channel: string,
  { memberId, amount, at }: Asked,
): Promise<Map<Money, Use>> {
  const late = new Date(at.getTime() - LATE_MS);
  const oldest = new Date(at.getTime() - LONGEST_MS);
  const { rows } = await sql<Use>`
    select c.shown, used."isTaken", used."isOwn"
    from unnest(${candidates(amount)}::bigint[]) c (shown)
    cross join lateral (
      select bool_or(state = any(${OPEN_STATES}) or (credited is null and member_id <> ${memberId}))
          as "isTaken",
        bool_or(credited is null and member_id = ${memberId} and asked = ${amount}) as "isOwn"
      from deposits d
      where d.channel = ${channel} and d.shown = c.shown and d.created_at > ${oldest}
        and (d.state = any(${OPEN_STATES}) or coalesce(d.decided_at, d.created_at) > ${late})) used
    where used."isTaken" is not null`.execute(tx);
  return new Map(rows.map((use) => [use.shown, use]));
}
