import type { Outcome } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { type Bet, findBets, type Play, resettleBet, settleBet } from '../../play/index.ts';
import { keptOf } from '../bets/slip.ts';
import { paySlip } from './pay.ts';

/** As many as the lanes take together without one of them waiting too long. */
const AT_ONCE = 400;

/**
 * Pays every slip with a leg on a match that is ripe: all its legs are decided, or one that loses it
 * is. It may be broken off anywhere and begun again, by whichever server: a slip is closed after its
 * bet is settled, and settling twice comes to the same.
 */
export async function settleSlips(play: Play, matchId: bigint): Promise<number> {
  for (let settled = 0; ; ) {
    const ripe = await ripeSlips(play.house, matchId);
    if (ripe.length === 0) return settled;
    await paySlips(play, ripe);
    settled += ripe.length;
  }
}

async function ripeSlips({ db }: House, matchId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ bet_id: bigint }>`
    select s.bet_id from sports_slips s
    where s.is_open
      and s.bet_id in (select l.bet_id from sports_legs l where l.match_id = ${matchId})
      and (not exists (select from sports_legs l where l.bet_id = s.bet_id and l.outcome is null)
        or (exists (select from sports_legs l where l.bet_id = s.bet_id and l.outcome = 'LOSE')
          and exists (select from bets b where b.id = s.bet_id and b.choice ->> 'kind' <> 'SYSTEM')))
    order by s.bet_id limit ${AT_ONCE}`.execute(db);
  return rows.map(({ bet_id }) => bet_id);
}

/** Settles slips by how their legs stand, and closes them. */
export async function paySlips(play: Play, betIds: readonly bigint[]): Promise<void> {
  const { db } = play.house;
  const bets = await findBets(db, betIds);
  const legs = await outcomesOf(play.house, betIds);
  await Promise.all(bets.map((bet) => payOne(play, bet, legs.get(bet.id)!)));
  await db
    .updateTable('sports_slips')
    .set({ is_open: false })
    .where('bet_id', 'in', [...betIds])
    .execute();
}

async function payOne(play: Play, bet: Bet, ends: readonly (Outcome | null)[]): Promise<void> {
  if (bet.state === 'void' || isLeft(bet)) return;
  // A leg that is undecided beside a lost one changes nothing.
  const outcomes = ends.map((outcome) => outcome ?? 'LOSE');
  const { payout, counted } = paySlip(bet, outcomes);
  const detail = { ...keptOf(bet), outcomes: [...ends] };
  const pay = bet.state === 'open' ? settleBet : resettleBet;
  await pay(play, bet, { payout, counted, detail }).catch((err) => {
    // Cashed out in the same moment, or settled by another server.
    if ((err as { code?: string }).code !== 'BET_DECIDED') throw err;
  });
}

/** Whoever left whole has left for good: no result moves them any more. */
function isLeft(bet: Bet): boolean {
  const parts = keptOf(bet).cashOuts ?? [];
  return parts.some(({ part }) => part === 100);
}

export async function outcomesOf(
  { db }: House,
  betIds: readonly bigint[],
): Promise<Map<bigint, (Outcome | null)[]>> {
  const rows = await db
    .selectFrom('sports_legs')
    .select(['bet_id', 'outcome'])
    .where('bet_id', 'in', [...betIds])
    .orderBy('bet_id')
    .orderBy('n')
    .execute();
  const found = new Map<bigint, (Outcome | null)[]>();
  for (const { bet_id, outcome } of rows) {
    found.set(bet_id, [...(found.get(bet_id) ?? []), outcome]);
  }
  return found;
}

