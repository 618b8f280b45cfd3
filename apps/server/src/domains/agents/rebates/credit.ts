import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY, post, type Reason, type Transfer } from '../../wallet/index.ts';
import type { EarningKind } from './earnings.ts';

const AT_ONCE = 500;
const CENT = 100n;

type Due = { member_id: bigint; kind: EarningKind; units: bigint; credits: number };

/**
 * Credits what has accrued: whole cents, the rest is carried. Rows are locked and their number goes into
 * the ledger's key, so two servers at once pay once.
 */
export async function creditAccruals(house: House, kinds: readonly EarningKind[]): Promise<void> {
  for (let after = 0n, isMore = true; isMore; ) {
    const due = await begin(house.work, (tx) => creditSome(house, tx, kinds, after));
    isMore = due.length === AT_ONCE;
    after = due.at(-1)?.member_id ?? after;
  }
}

async function creditSome(
  house: House,
  tx: Transaction,
  kinds: readonly EarningKind[],
  after: bigint,
): Promise<Due[]> {
  const { rows } = await sql<Due>`select member_id, kind, units, credits from accruals
    where kind = any(${kinds}) and (units >= 100 or units < 0) and member_id >= ${after}
      and member_id in (select id from team_members where frozen_at is null)
    order by member_id, kind limit ${AT_ONCE} for update skip locked`.execute(tx);
  const answers = await post(tx, rows.map(transferOf), house.clock.now());
  const paid = rows.filter((_, n) => answers[n]!.outcome === 'posted');
  if (paid.length > 0) await takeCredited(tx, paid);
  // What nothing could be taken for waits; those after it do not wait with it.
  return rows;
}

/** Floored, below zero too: what stands credited is never more than what has accrued. */
function wholeCents(units: bigint): Money {
  return units - (((units % CENT) + CENT) % CENT);
}

function transferOf({ member_id, kind, units, credits }: Due): Transfer {
  const amount = wholeCents(units);
  return {
    memberId: member_id,
    purpose: 'cash',
    currency: BRAND_CURRENCY,
    counter: 'agents',
    amount,
    reason: reasonOf(kind, amount),
    key: `#accrual.${kind}.${credits + 1}`,
  };
}

function reasonOf(kind: EarningKind, amount: Money): Reason {
  if (kind === 'realtime') return 'REALTIME_SALARY';
  if (amount < 0n) return 'REBATE_REVERSE';
  return kind === 'own' ? 'BET_REBATE' : 'AGENT_REBATE';
}

async function takeCredited(tx: Transaction, paid: readonly Due[]): Promise<void> {
  await sql`update accruals a set units = a.units - w.amount, credits = a.credits + 1
    from unnest(${paid.map(({ member_id }) => String(member_id))}::bigint[],
      ${paid.map(({ kind }) => kind)}::text[],
      ${paid.map(({ units }) => String(wholeCents(units)))}::bigint[]) w (member_id, kind, amount)
    where a.member_id = w.member_id and a.kind = w.kind`.execute(tx);
}
