import { minutes } from '@baize/calendar';
import type { protection as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { addMonths, NEVER } from '../exclusions/exclusions.ts';
import { depositLeft } from '../limits/deposit-guard.ts';
import { limitsOf } from '../limits/limits.ts';
import { showLimits } from '../limits/show-limits.ts';
import { isStrict, settingsOf } from '../settings.ts';
import { sourcesOf } from '../sources.ts';
import { checkDueAt, isExcludedAt, standingOf } from '../standing.ts';
import type { Standing } from '../tables.ts';

type State = Output<typeof contract.state>;
const REVIEW_MONTHS = 6;

/** Everything a member decided about their play, and what came of it so far. */
export async function showState(house: House, memberId: bigint): Promise<State> {
  const at = house.clock.now();
  const { db } = house;
  const standing = await standingOf(db, memberId);
  const limits = await limitsOf(db, memberId);
  const session = await showSession(house, standing, at);
  const due = session && checkDueAt(standing, new Date(session.startedAt));
  const netDeposits = await sourcesOf(house).netDeposits(db, memberId);
  const hasLimits = limits.some(({ value }) => value !== null);
  const reviewFrom = standing.reviewed_at ?? standing.limits_asked_at;
  return {
    limits: await showLimits(house, { memberId, limits, at, startedAt: session?.startedAt }),
    realityMinutes: standing.reality_minutes,
    bar: showExclusion(standing, at),
    session,
    isCheckDue: standing.check_raised_at !== null || (due !== null && due <= at),
    nextCheckAt: due?.getTime() ?? null,
    depositLeft: await depositLeft(house, db, { memberId, at }),
    netDeposits,
    identity: standing.identity_state,
    identityNote: standing.identity_note,
    isIdentityNeeded: isStrict(house) && standing.identity_state !== 'verified',
    isFirstQuestionDue: standing.limits_asked_at === null,
    isReviewDue: hasLimits && reviewFrom !== null && addMonths(reviewFrom, REVIEW_MONTHS) <= at,
    raiseHours: settingsOf(house).raiseHours,
    serverTime: at.getTime(),
  };
}

export function showExclusion(standing: Standing, at: Date): State['bar'] {
  if (!isExcludedAt(standing, at)) return null;
  const { bar_kind, bar_from, barred_until, bar_term_ends_at } = standing;
  const mayReturn = bar_kind === 'exclusion' && bar_term_ends_at! < NEVER && barred_until! >= NEVER;
  return {
    kind: bar_kind!,
    from: bar_from!.getTime(),
    endsAt: barred_until! < NEVER ? barred_until!.getTime() : null,
    returnFrom: mayReturn ? bar_term_ends_at!.getTime() : null,
  };
}

/** Play up to the last bet; over once the break after it is a long one. */
async function showSession(house: House, standing: Standing, at: Date): Promise<State['session']> {
  const { member_id: memberId, session_started_at, looked_at } = standing;
  if (!session_started_at || !looked_at) return null;
  const sources = sourcesOf(house);
  const idleMs = minutes(settingsOf(house).breakMinutes);
  const [breaks] = await sources.breaksOf(house.db, [{ memberId, since: looked_at }], idleMs);
  const lastAt = breaks?.lastAt ?? looked_at;
  if (at.getTime() - lastAt.getTime() > idleMs) return null;
  const startedAt = breaks?.begunAt ?? session_started_at;
  // Bets are made at the very instant of the first check, and count from it on.
  const since = new Date(startedAt.getTime() - 1);
  const [bets] = await sources.betsOf(house.db, [{ memberId, since }]);
  const { staked = 0n, won = 0n } = bets ?? {};
  const played = Math.floor((at.getTime() - startedAt.getTime()) / minutes(1));
  return { startedAt: startedAt.getTime(), minutes: played, staked, won, net: won - staked };
}
