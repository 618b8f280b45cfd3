import type { Outcome } from '@baize/games';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import {
  type Bet,
  findBet,
  findBets,
  type Play,
  resettleBet,
  settleBet,
} from '../../play/index.ts';
import { isFree, keptOf, type LegEnd, type SlipDetail } from '../bets/slip.ts';
import { paySlip } from './pay.ts';

/** As many as the lanes take together without one of them waiting too long. */
const AT_ONCE = 1_000;

/**
 * Pays every slip with a leg on a match that is ripe: all its legs are decided, or one that loses it
 * is. It may be broken off anywhere and begun again, by whichever server: a slip is closed after its
 * bet is settled, and settling twice comes to the same.
 */
export async function settleSlips(play: Play, matchId: bigint): Promise<number> {
  let settled = 0;
  let ripe = await ripeSlips(play.house, matchId, 0n);
  while (ripe.length > 0) {
    // The next are looked for while these are paid: nothing becomes ripe of a match that is decided.
    const [next] = await Promise.all([
      ripeSlips(play.house, matchId, ripe.at(-1)!),
      paySlips(play, ripe),
    ]);
    settled += ripe.length;
    ripe = next;
  }
  return settled;
}

async function ripeSlips({ db }: House, matchId: bigint, after: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ bet_id: bigint }>`
    select s.bet_id from sports_slips s
    where s.is_open and s.bet_id > ${after}
      and s.bet_id in (select l.bet_id from sports_legs l where l.match_id = ${matchId})
      and (not exists (select from sports_legs l where l.bet_id = s.bet_id and l.outcome is null)
        or (s.kind <> 'SYSTEM' and exists (select from sports_legs l
          where l.bet_id = s.bet_id and l.outcome = 'LOSE')))
    order by s.bet_id limit ${AT_ONCE}`.execute(db);
  return rows.map(({ bet_id }) => bet_id);
}

/** Settles slips by how their legs stand, and closes them. */
export async function paySlips(play: Play, betIds: readonly bigint[]): Promise<void> {
  const { db } = play.house;
  const bets = await findBets(db, betIds);
  const legs = await outcomesOf(play.house, betIds);
  const payouts = await Promise.all(bets.map((bet) => payOne(play, bet, legs.get(bet.id)!)));
  await sql`
    update sports_slips s set is_open = false, payout = w.payout, closed_at = ${play.house.clock.now()}
    from unnest(${bets.map(({ id }) => id)}::bigint[], ${payouts}::bigint[]) w (bet_id, payout)
    where s.bet_id = w.bet_id`.execute(db);
}

/** Says what the slip paid in all. */
async function payOne(play: Play, bet: Bet, ends: readonly (LegEnd | null)[]): Promise<Money> {
  if (bet.state === 'void' || isLeft(bet)) return bet.payout;
  // A leg that is undecided beside a lost one changes nothing.
  const told = ends.map((end) => end ?? ({ outcome: 'LOSE' } as const));
  const { payout, counted, isVoid } = paySlip(bet, told);
  const detail: SlipDetail = {
    ...keptOf(bet),
    outcomes: ends.map((end) => end?.outcome ?? null),
    ...(isFree(bet) && { isFreeBetBack: isVoid }),
  };
  const pay = bet.state === 'open' ? settleBet : resettleBet;
  try {
    return (await pay(play, bet, { payout, counted, detail })).bet.payout;
  } catch (err) {
    // Cashed out in the same moment, or settled by another server.
    if ((err as { code?: string }).code !== 'BET_DECIDED') throw err;
    return (await findBet(play.house.db, bet.id))!.payout;
  }
}

/** Whoever left whole has left for good: no result moves them any more. */
function isLeft(bet: Bet): boolean {
  const parts = keptOf(bet).cashOuts ?? [];
  return parts.some(({ part }) => part === 100);
}

export async function outcomesOf(
  { db }: House,
  betIds: readonly bigint[],
): Promise<Map<bigint, (LegEnd | null)[]>> {
  const rows = await db
    .selectFrom('sports_legs')
    .select(['bet_id', 'outcome', 'dead_places', 'dead_tied'])
    .where('bet_id', 'in', [...betIds])
    .orderBy('bet_id')
    .orderBy('n')
    .execute();
  const found = new Map<bigint, (LegEnd | null)[]>();
  for (const { bet_id, ...end } of rows) {
    found.set(bet_id, [...(found.get(bet_id) ?? []), endOf(end)]);
  }
  return found;
}

type Row = { outcome: Outcome | null; dead_places: number | null; dead_tied: number | null };

function endOf({ outcome, dead_places: places, dead_tied: tied }: Row): LegEnd | null {
  if (outcome === null) return null;
  return places === null || tied === null ? { outcome } : { outcome, deadHeat: { places, tied } };
}
