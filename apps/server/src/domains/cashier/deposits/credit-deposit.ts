import { floorToCents, type Money, timesRate } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { assertMayDeposit } from '../../protection/index.ts';
import { BRAND_CURRENCY, lockCash, postTogether, type Transfer } from '../../wallet/index.ts';
import { announceChange } from '../news.ts';
import { readSettings } from '../settings.ts';
import type { Deposit } from '../tables.ts';
import { closeWhenBust } from '../turnover/bust.ts';
import { requireTurnover } from '../turnover/turnover.ts';

const RATE_ONE = 1_000_000n;

/** Credits a deposit without a payment, for the demo and for tests. The same key pays once. */
export async function depositByCashier(
  house: House,
  order: { memberId: bigint; amount: Money; key: string },
): Promise<void> {
  const at = house.clock.now();
  await begin(house.db, async (tx) => {
    const deposit = await tx
      .insertInto('deposits')
      .values({
        member_id: order.memberId,
        reference: order.key,
        channel: 'CASHIER',
        method: 'MANUAL',
        state: 'CONFIRMING',
        asked: order.amount,
        shown: order.amount,
        rate: RATE_ONE,
        received: null,
        credited: null,
        payer_sealed: null,
        external_id: null,
        created_at: at,
        expires_at: null,
        paid_at: at,
        decided_at: null,
        decided_by: null,
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'reference']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!deposit) return;
    await creditDeposit(house, tx, deposit, { received: order.amount, by: 'cashier', at });
  });
}

export type Credit = {
  received: Money;
  fee?: Money;
  bonus?: Money;
  rate?: bigint;
  externalId?: string | null;
  /** Who found the money: a gateway, an operator. */
  by: string;
  at: Date;
};

/**
 * Credits what really arrived, once: the deposit, its fee and its bonus as transfers of their own, and
 * what must be played for it. The caller holds the deposit's row.
 */
export async function creditDeposit(
  house: House,
  tx: Transaction,
  deposit: Deposit,
  { received, fee = 0n, bonus = 0n, rate = deposit.rate, externalId = null, by, at }: Credit,
): Promise<Money> {
  const { id, member_id: memberId } = deposit;
  if (!(await lockCash(tx, memberId, BRAND_CURRENCY))) refuse('REAL_ACCOUNT_NEEDED');
  const { bustBelow, multiples, weights } = await readSettings(tx);
  await closeWhenBust(tx, memberId, { bustBelow, at });
  const gross = floorToCents(timesRate(received, rate));
  await assertMayDeposit(house, tx, { memberId, amount: gross, at, depositId: id });
  await postTogether(tx, creditRows(deposit, { gross, fee, bonus }), at);
  const credited = gross - fee + bonus;
  await requireTurnover(
    tx,
    {
      memberId,
      kind: 'DEPOSIT',
      reference: `deposit.${id}`,
      amount: credited,
      multiple: multiples.deposit,
      weights,
    },
    at,
  );
  await tx
    .updateTable('deposits')
    .set({
      received,
      fee,
      bonus,
      credited,
      rate,
      external_id: externalId ?? deposit.external_id,
      state: received === deposit.shown ? 'SUCCESS' : 'ADJUSTED_SUCCESS',
      decided_at: at,
      decided_by: by,
      is_first: await isFirst(tx, memberId),
    })
    .where('id', '=', id)
    .execute();
  await announceChange(tx, { memberId, what: 'deposit', id, at });
  return credited;
}

type Sums = { gross: Money; fee: Money; bonus: Money };

function creditRows({ id, member_id: memberId }: Deposit, { gross, fee, bonus }: Sums): Transfer[] {
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const key = `#deposit.${id}`;
  const rows: Transfer[] = [
    { ...cash, counter: 'bank', amount: gross, reason: 'DEPOSIT', key },
    { ...cash, counter: 'fees', amount: -fee, reason: 'DEPOSIT_FEE', key: `${key}.fee` },
    { ...cash, counter: 'promotions', amount: bonus, reason: 'DEPOSIT_BONUS', key: `${key}.bonus` },
  ];
  return rows.filter(({ amount }) => amount !== 0n);
}

async function isFirst(tx: Transaction, memberId: bigint): Promise<boolean> {
  const earlier = await tx
    .selectFrom('deposits')
    .select(sql`1`.as('one'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['SUCCESS', 'ADJUSTED_SUCCESS'])
    .executeTakeFirst();
  return earlier === undefined;
}
