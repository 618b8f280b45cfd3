import type { cashierAmlOperator } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { CashierSettings } from '../settings.ts';

type Hint = (typeof cashierAmlOperator.riskHints)[number];
type Asked = { memberId: bigint; amount: Money; bankCardId: string };

type Facts = {
  has_received: boolean;
  deposited: bigint;
  recently: bigint;
  played: bigint;
  lately: number;
  same_account: number;
  same_device: number;
};

const MANY_A_DAY = 3;

/** What an operator should check twice. It is advice, so it is read before anything is locked. */
export async function hintsFor(
  house: House,
  { byHandAbove, watch }: CashierSettings,
  asked: Asked,
): Promise<Hint[]> {
  const facts = await readFacts(house, asked);
  const { amount } = asked;
  const hints: [Hint, boolean][] = [
    ['FIRST', !facts.has_received],
    ['LARGE', amount > byHandAbove],
    ['PROFIT_MULTIPLE', amount > 3n * facts.deposited],
    ['LITTLE_PLAY', facts.played * 100n < facts.recently * BigInt(watch.passThroughPlayed)],
    ['SHARED_ACCOUNT', facts.same_account >= watch.sharedBy],
    ['SHARED_DEVICE', facts.same_device >= watch.sharedBy],
    ['VELOCITY', facts.lately >= MANY_A_DAY],
  ];
  return hints.filter(([, isSo]) => isSo).map(([hint]) => hint);
}

async function readFacts(house: House, { memberId, bankCardId }: Asked): Promise<Facts> {
  const now = house.clock.now();
  const { rows } = await sql<Facts>`
    select
      exists (select from withdrawals where member_id = ${memberId}
        and state in ('RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED')) as has_received,
      (select coalesce(sum(credited), 0)::bigint from deposits where member_id = ${memberId}) as deposited,
      (select coalesce(sum(credited), 0)::bigint from deposits where member_id = ${memberId}
        and created_at > ${now}::timestamptz - interval '7 days') as recently,
      (select coalesce(sum(valid_bet), 0)::bigint from counted_bets where member_id = ${memberId}
        and settled_at > ${now}::timestamptz - interval '7 days') as played,
      (select count(*)::int from withdrawals where member_id = ${memberId}
        and applied_at > ${now}::timestamptz - interval '1 day') as lately,
      (select count(distinct o.member_id)::int from payout_account_uses m
        join payout_account_uses o on o.account_lookup = m.account_lookup
        where m.id = ${BigInt(bankCardId)} and m.member_id = ${memberId}) as same_account,
      (select coalesce(max(c.count), 0)::int from device_uses m cross join lateral (
        select count(*) as count from device_uses o where o.device = m.device) c
        where m.member_id = ${memberId}) as same_device`.execute(house.db);
  return rows[0]!;
}
