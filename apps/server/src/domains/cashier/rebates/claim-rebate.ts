import { dayOf } from '@baize/calendar';
import type { cashierRebates as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf, requireModule } from '../../system/index.ts';
import { answerOnce, BRAND_CURRENCY, balanceOf, postTogether } from '../../wallet/index.ts';
import { settingsFor } from '../member-terms.ts';
import type { CashierSettings } from '../settings.ts';
import { requireTurnover } from '../turnover/turnover.ts';
import { nextClaimAt, readUnwashed, toLineRow } from './open-rebate.ts';
import { type RebateLine, rebateLines, totalOf } from './rebate.ts';

/** The rebate of everything not rebated yet, credited when its owner asks; at most once a minute. */
export async function claimRebate(
  house: House,
  input: { memberId: bigint; requestId: string },
): Promise<Output<typeof contract.claimRebate.value>> {
  const { memberId } = input;
  const settings = await settingsFor(house, house.db, memberId);
  const request = { ...input, currency: BRAND_CURRENCY, content: 'rebate' };
  const claimed = await answerOnce(house, request, async (tx, at) => {
    requireModule(house, 'MANPLAYREB3');
    const waitUntil = await nextClaimAt(tx, memberId, at);
    if (waitUntil !== null) {
      const seconds = Math.ceil((waitUntil - at.getTime()) / 1_000);
      refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds });
    }
    const lines = rebateLines(await readUnwashed(tx, memberId), settings.rebateRates);
    if (lines.length === 0) refuse('REBATE_NONE');
    await creditClaim(house, tx, settings, { memberId, lines, at });
    return { lines };
  });
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return {
    amount: totalOf(claimed.lines),
    list: claimed.lines.map(toLineRow),
    mainWalletBalance: (await balanceOf(house.db, cash)) ?? 0n,
  };
}

type Claim = { memberId: bigint; lines: readonly RebateLine[]; at: Date };

async function creditClaim(
  house: House,
  tx: Transaction,
  { multiples }: CashierSettings,
  { memberId, lines, at }: Claim,
): Promise<void> {
  const amount = totalOf(lines);
  const { id } = await tx
    .insertInto('rebate_claims')
    .values({
      member_id: memberId,
      kind: 'MANUAL',
      day: dayOf(at, brandOf(house).timeZoneOffsetMinutes),
      amount,
      at,
      lines: writeLines(lines),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const given = { counter: 'promotions', amount, reason: 'MANUAL_REBATE' } as const;
  await postTogether(tx, [{ ...cash, ...given, key: `#rebate.${id}` }], at);
  const required = { memberId, kind: 'REBATE' as const, reference: `rebate.${id}`, amount };
  await requireTurnover(tx, { ...required, multiple: multiples.rebate }, at);
  await sql`update rebate_bets set washed = valid_bet
    where member_id = ${memberId} and valid_bet <> washed
      and category = any(${lines.map(({ category }) => category)})`.execute(tx);
}

export function writeLines(lines: readonly RebateLine[]): string {
  return JSON.stringify(lines, (_, one) => (typeof one === 'bigint' ? String(one) : one));
}
