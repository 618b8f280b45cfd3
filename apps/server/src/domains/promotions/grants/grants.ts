import type { Language, Output, promotionsCampaign, promotionsRewards } from '@baize/contract';
import { translate } from '@baize/i18n';
import type { Money } from '@baize/money';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { requireTurnover } from '../../cashier/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { answerOnce, BRAND_CURRENCY, postTogether } from '../../wallet/index.ts';
import type { Grant } from '../tables.ts';

export type GrantKind = (typeof promotionsCampaign.grantKinds)[number];

export type NewGrant = {
  memberId: bigint;
  kind: GrantKind;
  /** What it is for: a member is granted each once, however often it is asked for. */
  key: string;
  level: number;
  money: Money;
  multiple: number;
  expiresAt: Date;
};

/** What a reward outside all campaigns has for its campaign's number. */
export const NO_CAMPAIGN = '0';
const CYCLE = /^grant\.(\d{1,18})$/;

/** Lays gifts into the reward centre. Answers to whom something new was laid. */
export async function grantGifts(
  tx: Transaction,
  grants: readonly NewGrant[],
  at: Date,
): Promise<bigint[]> {
  const worthy = grants.filter(({ money }) => money > 0n);
  if (worthy.length === 0) return [];
  const rows = await tx
    .insertInto('promotion_grants')
    .values(
      worthy.map(({ memberId, kind, key, level, money, multiple, expiresAt }) => ({
        member_id: memberId,
        kind,
        key,
        level,
        money,
        multiple,
        granted_at: at,
        expires_at: expiresAt,
        claimed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute();
  return [...new Set(rows.map(({ member_id }) => member_id))];
}

type Reward = Output<typeof promotionsRewards.rewards.value>['list'][number];

export async function listOpenGrants(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Reward[]> {
  const rows = await house.db
    .selectFrom('promotion_grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is', null)
    .where('expires_at', '>', house.clock.now())
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    campaignId: NO_CAMPAIGN,
    kind: row.kind,
    title: titleOfGrant(row, language),
    cycleKey: `grant.${row.id}`,
    step: 0,
    money: row.money,
    points: 0n,
    tickets: 0,
    spins: 0,
    freeBet: 0n,
    goods: 0,
    multiple: row.multiple,
    expiresAt: row.expires_at.getTime(),
  }));
}

/** All grants of some kinds, the newest first. */
export function grantsOf(
  db: Database | Transaction,
  memberId: bigint,
  { kinds, limit }: { kinds: readonly GrantKind[]; limit: number },
): Promise<Grant[]> {
  return db
    .selectFrom('promotion_grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export const titleOfGrant = ({ kind, level }: Pick<Grant, 'kind' | 'level'>, language: Language) =>
  translate(language, `letter.gift.${kind}`, { level });

type Claim = { memberId: bigint; cycleKey: string; requestId: string };

/** Pays a grant once, while it lasts; like every gift it must be played as often as it says. */
export async function claimGrant(
  house: House,
  { memberId, cycleKey, requestId }: Claim,
): Promise<{ money: Money; points: Money; tickets: number }> {
  const id = BigInt(CYCLE.exec(cycleKey)?.[1] ?? refuse('PROMOTION_NOT_FOUND'));
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content: `grant ${id}` };
  return answerOnce(house, request, async (tx, at) => {
    await assertNotExcluded(tx, memberId, at);
    const grant = await takeGrant(tx, { memberId, id, at });
    const { money, kind, multiple } = grant;
    const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
    const given = { counter: 'promotions', amount: money, reason: kind } as const;
    await postTogether(tx, [{ ...cash, ...given, key: `#grant.${id}` }], at);
    const reference = `grant.${id}`;
    await requireTurnover(tx, { memberId, kind: 'PROMO', reference, amount: money, multiple }, at);
    return { money, points: 0n, tickets: 0 };
  });
}

type Taking = { memberId: bigint; id: bigint; at: Date };

async function takeGrant(tx: Transaction, { memberId, id, at }: Taking): Promise<Grant> {
  const grant = await tx
    .selectFrom('promotion_grants')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!grant) refuse('PROMOTION_NOT_FOUND');
  if (grant.claimed_at) refuse('PROMOTION_CLAIMED');
  if (grant.expires_at <= at) refuse('PROMOTION_NOT_OPEN');
  await tx.updateTable('promotion_grants').set({ claimed_at: at }).where('id', '=', id).execute();
  return grant;
}
