import { minutes } from '@baize/calendar';
import type { RefusalCode } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import { BRAND_CURRENCY, type Statement } from '../../wallet/index.ts';
import { refusalOfExclusion } from '../exclusions/exclusions.ts';
import { excludedTwinsOfMany } from '../exclusions/person-keys.ts';
import { tooYoungOf } from '../identity-check/age.ts';
import { isStrict, settingsOf } from '../settings.ts';
import { checkDueAt } from '../standing.ts';
import {
  type Ask,
  addBetSums,
  FREE_FOR_MS,
  type GuardReader,
  readSnapshots,
  type Snapshot,
} from './snapshot.ts';

type Guard = (asks: readonly Ask[], reader: GuardReader) => Promise<(RefusalCode | undefined)[]>;

/**
 * Holds bets to what their members decided. Whom nobody asked to be asked about costs nothing; for
 * the others everything is read under the lock of their cash, which whoever lowers a limit takes too.
 */
export function protectedPlay(house: House): Guard {
  return async (asks, reader) => {
    const all = isStrict(house);
    const memberIds = all ? membersOf(asks) : askedMembers(asks, reader);
    if (memberIds.length === 0) return asks.map(() => undefined);
    const seen = await readSnapshots(reader, memberIds, minutes(settingsOf(house).breakMinutes));
    await addBetSums(reader, seen);
    const closed = await refusedAtFirst(house, [...seen.values()]);
    for (const one of seen.values()) {
      const refused = closed.get(one.memberId) ?? whyClosed(house, one, reader.at);
      if (refused) closed.set(one.memberId, refused);
    }
    const rounds = new Map<string, bigint>();
    const answers = asks.map((ask) => {
      const one = ask.currency === BRAND_CURRENCY ? seen.get(ask.memberId) : undefined;
      return one && (closed.get(ask.memberId) ?? judgeStake(one, ask, rounds));
    });
    await saveSnapshots(reader, [...seen.values()], closed);
    tellStopped(house, closed);
    return answers;
  };
}

const membersOf = (asks: readonly Ask[]): bigint[] => [
  ...new Set(asks.flatMap((ask) => (ask.currency === BRAND_CURRENCY ? [ask.memberId] : []))),
];

/** Those whose stakes of this batch are not covered by what they were let stake freely. */
function askedMembers(asks: readonly Ask[], reader: GuardReader): bigint[] {
  const stakes = new Map<bigint, bigint>();
  for (const { memberId, currency, stake } of asks) {
    if (currency === BRAND_CURRENCY) stakes.set(memberId, (stakes.get(memberId) ?? 0n) + stake);
  }
  return [...stakes].flatMap(([memberId, stake]) =>
    reader.takeFreely({ memberId, currency: BRAND_CURRENCY }, stake) ? [] : [memberId],
  );
}

/**
 * Whoever bets for the first time is old enough and nobody who is excluded under another name. All of
 * a batch are looked up together: when a house opens, or a match begins, many are new at once.
 */
async function refusedAtFirst(
  house: House,
  seen: readonly Snapshot[],
): Promise<Map<bigint, RefusalCode>> {
  const fresh = seen.filter((one) => !one.exclusionKind && !one.isAgeChecked);
  if (fresh.length === 0) return new Map();
  const memberIds = fresh.map(({ memberId }) => memberId);
  const refused = await tooYoungOf(house, house.db, memberIds);
  const twins = await excludedTwinsOfMany(house, house.db, memberIds);
  for (const one of fresh) {
    if (refused.has(one.memberId)) continue;
    if (twins.has(one.memberId)) refused.set(one.memberId, 'PLAY_EXCLUDED');
    else {
      one.isAgeChecked = true;
      one.isNew = true;
    }
  }
  return refused;
}

/** Why this member may make no bet at all now. */
function whyClosed(house: House, one: Snapshot, at: Date): RefusalCode | undefined {
  if (one.exclusionKind) return refusalOfExclusion(one.exclusionKind);
  if (isStrict(house) && one.identity !== 'verified') return 'IDENTITY_NEEDED';
  if (one.timeLimits.some(({ usedMs, maxMs }) => usedMs >= maxMs)) return 'TIME_LIMIT';
  if (one.raisedAt) return 'REALITY_CHECK';
  if (checkDueAt(one, one.startedAt) > at) return undefined;
  one.raisedAt = at;
  one.isNew = true;
  return 'REALITY_CHECK';
}

/** Shown on every screen of the member's, also over a game of another studio. */
function tellStopped(house: House, closed: ReadonlyMap<bigint, RefusalCode>): void {
  for (const [memberId, code] of closed) {
    if (code !== 'REALITY_CHECK') continue;
    house.realtime.publish(topicOfMember(memberId), { kind: 'reality-check' });
  }
}

/**
 * Bets that are judged together count as if all of them were lost. The stake is that of a whole round:
 * who stakes it in several steps stakes no less.
 */
function judgeStake(
  one: Snapshot,
  { stake, round }: Ask,
  rounds: Map<string, bigint>,
): RefusalCode | undefined {
  const inRound = (round ? (rounds.get(round.name) ?? round.staked) : 0n) + stake;
  for (const { kind, value, used } of one.moneyLimits) {
    const sum = kind === 'stake' ? inRound : used + stake;
    if (sum > value) return REFUSALS[kind];
  }
  if (round) rounds.set(round.name, inRound);
  for (const limit of one.moneyLimits) {
    limit.used += stake;
    limit.usedSoon += stake;
  }
  return undefined;
}

const REFUSALS = { stake: 'STAKE_LIMIT', wager: 'WAGER_LIMIT', loss: 'LOSS_LIMIT' } as const;

const writeSeen: Statement = {
  name: 'protection-seen',
  text: `insert into protection_members
      (member_id, session_started_at, looked_at, check_raised_at, age_checked_at)
    select w.member_id, w.started_at, $4::timestamptz, w.raised_at, $4::timestamptz
    from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[])
      w (member_id, started_at, raised_at)
    on conflict (member_id) do update set session_started_at = excluded.session_started_at,
      looked_at = excluded.looked_at, check_raised_at = excluded.check_raised_at,
      age_checked_at = excluded.age_checked_at`,
};

const writeRaised: Statement = {
  name: 'protection-raised',
  text: `insert into protection_events (member_id, at, what, detail, by)
    select unnest($1::bigint[]), $2::timestamptz, 'reality.shown', '{}'::jsonb, 'system'`,
};

/** Whoever may play is asked about again when the clock can have changed the answer, and not before. */
async function saveSnapshots(
  reader: GuardReader,
  seen: readonly Snapshot[],
  closed: ReadonlyMap<bigint, RefusalCode>,
): Promise<void> {
  const { at, run } = reader;
  const raised = seen.filter(({ raisedAt }) => raisedAt === at);
  const playing = seen.filter(({ memberId }) => !closed.has(memberId));
  const kept = [...playing.filter(({ isNew }) => isNew), ...raised];
  if (kept.length > 0) {
    await run(writeSeen, [
      kept.map(({ memberId }) => memberId),
      kept.map(({ startedAt }) => startedAt),
      kept.map(({ raisedAt }) => raisedAt),
      at,
    ]);
  }
  if (raised.length > 0) await run(writeRaised, [raised.map(({ memberId }) => memberId), at]);
  // A limit on single stakes is held against each of them.
  const free = playing.filter(({ moneyLimits }) =>
    moneyLimits.every(({ kind }) => kind !== 'stake'),
  );
  if (free.length === 0) return;
  await reader.letPlay(
    free.map((one) => ({
      memberId: one.memberId,
      until: nextCheckAt(one, at),
      stake: freeStakeOf(one),
    })),
  );
}

/** What can be staked by the next check without reaching any limit, even if all of it is lost. */
function freeStakeOf({ moneyLimits }: Snapshot): bigint | null {
  if (moneyLimits.length === 0) return null;
  const left = moneyLimits.map(({ value, usedSoon }) => value - usedSoon);
  const least = left.reduce((min, one) => (one < min ? one : min));
  return least > 0n ? least : 0n;
}

/** Time passes no faster than the clock: a limit of time cannot be reached before this. */
function nextCheckAt(one: Snapshot, at: Date): Date {
  const ends = one.timeLimits.map(({ usedMs, maxMs }) => at.getTime() + maxMs - usedMs);
  if (one.moneyLimits.length > 0) ends.push(at.getTime() + FREE_FOR_MS);
  return new Date(Math.min(checkDueAt(one, one.startedAt).getTime(), ...ends));
}
