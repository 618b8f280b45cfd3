import type { Outcome } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { groupBy } from '../../../platform/lists/group-by.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  type Bet,
  findBets,
  type Play,
  resettleBet,
  settleBet,
  settleOpen,
} from '../../play/index.ts';
import { closeSlip } from '../bets/close-slips.ts';
import { isFree, keptOf, type LegEnd, type SlipDetail } from '../bets/slip.ts';
import { paySlip } from './pay.ts';

/** As many slips as are read and paid together: others' bets wait no longer than for these. */
const TOGETHER = 128;
/** While some are written, others are read, so that no lane stands idle. */
const UNDER_WAY = 4;

/**
 * Pays every slip with a leg on a match that is ripe: all its legs are decided, or one that loses it
 * is. It may be broken off anywhere and begun again, by whichever server: a slip is closed with its
 * bet, and settling twice comes to the same.
 */
export async function settleSlips(play: Play, matchId: bigint): Promise<number> {
  const ids = await slipsOn(play.house, matchId);
  let from = 0;
  let paid = 0;
  const paySome = async () => {
    while (from < ids.length) {
      const some = ids.slice(from, from + TOGETHER);
      from += TOGETHER;
      const ripe = await ripeSlips(play.house, some);
      await paySlips(play, ripe);
      paid += ripe.length;
    }
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, paySome));
  return paid;
}

/** The slips of one member follow each other, so that a batch locks and writes few accounts. */
async function slipsOn({ db }: House, matchId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select s.bet_id as id from (select distinct bet_id from sports_legs where match_id = ${matchId}) t
    join sports_slips s on s.bet_id = t.bet_id
    where s.is_open order by s.member_id, s.bet_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A slip that can be paid: how its legs ended, and whether it was paid before. */
type RipeSlip = Pick<Bet, 'id' | 'memberId' | 'currency'> & {
  ends: (LegEnd | null)[];
  isAgain: boolean;
  isFreeBet: boolean;
};

type RipeRow = {
  id: bigint;
  member_id: bigint;
  currency: Bet['currency'];
  is_again: boolean;
  is_free: boolean;
  ends: { outcome: Outcome | null; places: number | null; tied: number | null }[];
};

/**
 * Those among some slips that can be paid. Their legs are gathered and not searched by how they ended:
 * right after a rush of bets the database would take the index of all undecided legs for a short one.
 */
async function ripeSlips({ db }: House, ids: readonly bigint[]): Promise<RipeSlip[]> {
  const { rows } = await sql<RipeRow>`
    select s.bet_id as id, s.member_id, s.currency, s.closed_at is not null as is_again,
      s.free_stake > 0 as is_free, l.ends
    from sports_slips s
    cross join lateral (
      select count(*) filter (where outcome is null) as open,
        count(*) filter (where outcome = 'LOSE') as lost,
        json_agg(json_build_object('outcome', outcome, 'places', dead_places, 'tied', dead_tied)
          order by n) as ends
      from sports_legs where bet_id = s.bet_id) l
    where s.bet_id = any(${ids}::bigint[]) and s.is_open and (l.open = 0 or (s.kind <> 'SYSTEM' and l.lost > 0))
    order by s.member_id, s.bet_id`.execute(db);
  return rows.map(({ id, member_id, currency, is_again, is_free, ends }) => ({
    id,
    memberId: member_id,
    currency,
    ends: ends.map(endOf),
    isAgain: is_again,
    isFreeBet: is_free,
  }));
}

function endOf({ outcome, places, tied }: RipeRow['ends'][number]): LegEnd | null {
  if (outcome === null) return null;
  return places === null || tied === null ? { outcome } : { outcome, deadHeat: { places, tied } };
}

/** The free bets among them: who keeps those is told of their end, and found by the bet's detail. */
async function freeBetsOf({ db }: House, slips: readonly RipeSlip[]): Promise<Map<bigint, Bet>> {
  const ids = slips.flatMap(({ id, isFreeBet }) => (isFreeBet ? [id] : []));
  return new Map((await findBets(db, ids)).map((bet) => [bet.id, bet]));
}

/** A member's slips go together; those that are corrected, or were a gift, go one by one. */
async function paySlips(play: Play, ripe: readonly RipeSlip[]): Promise<void> {
  const free = await freeBetsOf(play.house, ripe);
  const alone = (slip: RipeSlip) => payAlone(play, slip, free.get(slip.id));
  const isPlain = ({ isAgain, isFreeBet }: RipeSlip) => !isAgain && !isFreeBet;
  const owned = groupBy(ripe.filter(isPlain), (slip) => `${slip.memberId}/${slip.currency}`);
  const together = [...owned.values()].map(async (slips) => {
    const left = new Set(await payTogether(play, slips));
    await Promise.all(slips.filter(({ id }) => left.has(id)).map(alone));
  });
  await Promise.all([...together, ...ripe.filter((slip) => !isPlain(slip)).map(alone)]);
}

/**
 * Answers what was left: a slip that another hand decided, or all where one cannot be paid. A house
 * that is too busy for them is not asked for each alone: they are found again with the next look.
 */
async function payTogether(play: Play, slips: readonly RipeSlip[]): Promise<bigint[]> {
  const { memberId, currency } = slips[0]!;
  const results = slips.map(({ id, ends }) => ({ id, result: (bet: Bet) => resultOf(bet, ends) }));
  try {
    return await settleOpen(play, { memberId, currency, results }, closeSlip);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return slips.map(({ id }) => id);
  }
}

async function payAlone(play: Play, slip: RipeSlip, freeBet: Bet | undefined): Promise<void> {
  const named = { ...slip, detail: freeBet?.detail };
  const result = (bet: Bet) => resultOf(bet, slip.ends);
  // Settled by another server before its legs were judged anew: then it is corrected.
  const steps = slip.isAgain ? [resettleBet] : [settleBet, resettleBet];
  for (const step of steps) {
    const isDone = await step(play, named, result, closeSlip).then(() => true, letDecided);
    if (isDone) return;
  }
  await closeVoided(play.house, slip.id);
}

function letDecided(err: unknown): false {
  if ((err as { code?: string }).code !== 'BET_DECIDED') throw err;
  return false;
}

/** An operator gave its stake back by hand: nothing of it is left to be paid. */
async function closeVoided({ db, clock }: House, betId: bigint): Promise<void> {
  await db
    .updateTable('sports_slips')
    .set({ is_open: false, payout: 0n, closed_at: clock.now() })
    .where('bet_id', '=', betId)
    .execute();
}

/** What the slip pays in all, by the bet as it stands under the lock. */
function resultOf(bet: Bet, ends: readonly (LegEnd | null)[]) {
  if (isLeft(bet)) return { payout: bet.payout, detail: bet.detail };
  // A leg that is undecided beside a lost one changes nothing.
  const told = ends.map((end) => end ?? ({ outcome: 'LOSE' } as const));
  const { payout, counted, isVoid } = paySlip(bet, told);
  const detail: SlipDetail = {
    ...keptOf(bet),
    outcomes: ends.map((end) => end?.outcome ?? null),
    ...(isFree(bet) && { isFreeBetBack: isVoid }),
  };
  return { payout, counted, detail };
}

/** Whoever left whole has left for good: no result moves them any more. */
function isLeft(bet: Bet): boolean {
  const parts = keptOf(bet).cashOuts ?? [];
  return parts.some(({ part }) => part === 100);
}
