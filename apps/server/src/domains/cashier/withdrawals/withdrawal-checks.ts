import type { cashierWithdrawalsOperator as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openPayoutAccounts } from '../../identity/index.ts';
import { findMember, nameKey, openPersonal } from '../../members/index.ts';
import { BRAND_CURRENCY, balanceOf } from '../../wallet/index.ts';
import { type CashierSettings, readSettings } from '../settings.ts';
import type { Withdrawal } from '../tables.ts';
import { turnoverLeft } from '../turnover/turnover.ts';
import { MANY_A_DAY, MANY_TIMES_DEPOSITS } from './risk-hints.ts';
import { type Facts, readFacts, readSince, type Since } from './withdrawal-facts.ts';

type Checks = Output<typeof contract.showChecks.value>;
type Check = Checks['checks'][number];

/** Larger than this many times what the member takes as a rule is looked at. */
const MANY_TIMES_USUAL = 3;

export async function showChecks(house: House, withdrawId: string): Promise<Checks> {
  const withdrawal = await house.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', BigInt(withdrawId))
    .executeTakeFirst();
  return weighWithdrawal(house, withdrawal ?? refuse('NOT_FOUND'));
}

/** What speaks for it and against it as things are now, whatever the hints said when it was asked for. */
export async function weighWithdrawal(house: House, withdrawal: Withdrawal): Promise<Checks> {
  const { id, member_id: memberId, payout_account_id: payoutAccountId } = withdrawal;
  const facts = await readFacts(house, { memberId, payoutAccountId, withdrawalId: id });
  const since = await readSince(house, memberId, facts.last_at ?? new Date(0));
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const settings = await readSettings(house.db);
  return {
    checks: [
      ...(await nameCheck(house, withdrawal)),
      await turnoverCheck(house, memberId),
      playCheck(settings, since),
      ...sizeChecks(withdrawal.amount, facts),
      ...sharedChecks(settings, facts),
      await caseCheck(house, memberId),
    ],
    since: {
      lastAt: facts.last_at?.getTime() ?? null,
      ...since,
      balance: (await balanceOf(house.db, cash)) ?? 0n,
    },
  };
}

type Figures = { count?: number | null; amount?: Money | null };

const judged = (
  check: Check['check'],
  result: boolean | null,
  { count = null, amount = null }: Figures = {},
): Check => ({
  check,
  result: result === null ? 'UNKNOWN' : result ? 'GOOD' : 'LOOK',
  count,
  amount,
});

/** A wallet of coins names no holder. */
async function nameCheck(house: House, withdrawal: Withdrawal): Promise<Check[]> {
  if (withdrawal.kind === 'VW') return [];
  const { member_id: memberId, payout_account_id: accountId } = withdrawal;
  const member = await findMember(house.db, memberId);
  const realName = member && openPersonal(house, member).realName;
  const holder = (await openPayoutAccounts(house, [accountId])).get(accountId)?.holder;
  if (!realName || !holder) return [judged('NAME', null)];
  return [judged('NAME', nameKey(realName) === nameKey(holder))];
}

async function turnoverCheck(house: House, memberId: bigint): Promise<Check> {
  const left = await turnoverLeft(house.db, memberId);
  return judged('TURNOVER', left === 0n, { amount: left });
}

function playCheck({ watch }: CashierSettings, { deposits, bets }: Since): Check {
  if (deposits === 0n) return judged('PLAY', true, { amount: bets });
  const percent = Number((bets * 100n) / deposits);
  return judged('PLAY', percent >= watch.passThroughPlayed, { count: percent, amount: bets });
}

function sizeChecks(amount: Money, { usual, deposited }: Facts): Check[] {
  const times = usual ? Number((amount * 10n) / usual) / 10 : null;
  const ofDeposits = deposited > 0n ? Number((amount * 100n) / deposited) / 100 : null;
  return [
    judged('USUAL', times === null ? null : times <= MANY_TIMES_USUAL, {
      count: times,
      amount: usual,
    }),
    judged('PROFIT', amount <= MANY_TIMES_DEPOSITS * deposited, { count: ofDeposits }),
  ];
}

function sharedChecks({ watch }: CashierSettings, facts: Facts): Check[] {
  const others = (members: number) => ({ count: Math.max(0, members - 1) });
  return [
    judged('ACCOUNT', facts.same_account < watch.sharedBy, others(facts.same_account)),
    judged('DEVICE', facts.same_device < watch.sharedBy, others(facts.same_device)),
    judged('VELOCITY', facts.lately < MANY_A_DAY, { count: facts.lately }),
  ];
}

async function caseCheck(house: House, memberId: bigint): Promise<Check> {
  const { count } = await house.db
    .selectFrom('watch_cases')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return judged('CASE', count === 0, { count });
}
