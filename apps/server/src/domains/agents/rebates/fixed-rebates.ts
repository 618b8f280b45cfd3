import { addDays, type Day, dayOf, startOfDay } from '@baize/calendar';
import { floorToCents } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { chainOf } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, post, type Transfer } from '../../wallet/index.ts';
import { expectCounted } from '../sums/counted.ts';
import { frozenOf } from '../tree/frozen.ts';
import { fixedBetsOf } from './fixed-bets.ts';
import { fixedShares } from './rebate-shares.ts';
import { rebates } from './rebates.ts';

/** The fixed plan: once a day, for the day before and for days that were left out. */
export async function payFixedRebates(house: House): Promise<void> {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), offset);
  await expectCounted(house, [rebates], startOfDay(today, offset));
  const yesterday = addDays(today, -1);
  const { rows } = await sql<{ last: string | null }>`select max(day)::text as last
    from agent_days_done where work = ${WORK}`.execute(house.work);
  const oldest = addDays(yesterday, 1 - MAX_DAYS);
  const next = rows[0]?.last ? addDays(rows[0].last, 1) : yesterday;
  for (let day = next > oldest ? next : oldest; day <= yesterday; day = addDays(day, 1)) {
    await payDay(house, day);
  }
}

const WORK = 'fixed-rebates';
const MAX_DAYS = 31;

/** Bets of the other plan are none of its base: a change of plan pays nothing twice, and leaves none out. */
async function payDay(house: House, day: Day): Promise<void> {
  const now = house.clock.now();
  await begin(house.work, async (tx) => {
    const first = await tx
      .insertInto('agent_days_done')
      .values({ work: WORK, day, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!first) return;
    const sums = new Map<string, Due>();
    for (const { member_id, path, valid_bet } of await fixedBetsOf(tx, day)) {
      for (const { who, amount } of fixedShares(valid_bet, chainOf({ path }).reverse())) {
        const isOwn = who === member_id;
        const known = sums.get(`${who} ${isOwn}`) ?? { memberId: who, isOwn, amount: 0n };
        sums.set(`${who} ${isOwn}`, { ...known, amount: known.amount + amount });
      }
    }
    const frozen = await frozenOf(
      tx,
      [...sums.values()].map(({ memberId }) => memberId),
    );
    const due = [...sums.values()].filter(({ memberId }) => !frozen.has(memberId));
    const transfers = due
      .filter(({ amount }) => floorToCents(amount) > 0n)
      .map(
        ({ memberId, isOwn, amount }): Transfer => ({
          memberId,
          purpose: 'cash',
          currency: BRAND_CURRENCY,
          counter: 'agents',
          amount: floorToCents(amount),
          reason: isOwn ? 'BET_REBATE' : 'AGENT_REBATE',
          key: `#fixed-rebate.${isOwn ? 'own' : 'team'}.${day}`,
        }),
      );
    await post(tx, transfers, now);
    await accrueDebts(
      tx,
      due.filter(({ amount }) => amount < 0n),
    );
  });
}

type Due = { memberId: bigint; isOwn: boolean; amount: bigint };

/** A day on which more was made void than was bet takes back what earlier days gave, as it can be had. */
async function accrueDebts(tx: Transaction, debts: readonly Due[]): Promise<void> {
  await sql`insert into accruals (member_id, kind, units)
    select * from unnest(${debts.map(({ memberId }) => String(memberId))}::bigint[],
      ${debts.map(({ isOwn }) => (isOwn ? 'own' : 'difference'))}::text[],
      ${debts.map(({ amount }) => String(amount))}::bigint[])
    on conflict (member_id, kind) do update set units = accruals.units + excluded.units`.execute(
    tx,
  );
}
