import { days, minutes } from '@baize/calendar';
import type { playOrdersOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { type Bet, readBet } from '../bets.ts';
import type { Play } from '../lanes/open-play.ts';
import type { Settlement } from './open-orders.ts';
import { settleBet, voidBet } from './place-and-settle.ts';

/**
 * What became of a bet that is still open: `wait` while its round is rightly going on, `ended` when
 * the one who was asked has ended it.
 */
export type Ending = 'wait' | 'ended' | 'void' | { settle: Settlement };

/** Knows how the bets of a vendor or a game end; asked when they should have ended. */
export type Finisher = {
  covers(bet: Bet): boolean;
  /** A bet younger than this is left alone. */
  afterMs: number;
  /** Its bets pay each other: while their round goes on, none of them is decided by itself. */
  isShared?: boolean;
  finish(bet: Bet): Promise<Ending>;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = minutes(5);
const LONGEST_OPEN_MS = days(1);
const AT_ONCE = 500;

/**
 * Ends open bets whose result never came: asks with pauses from a second to five minutes, and after
 * a day of no answer hands the bet to an operator.
 */
export async function finishBets(play: Play, finishers: readonly Finisher[]): Promise<void> {
  const now = play.house.clock.now();
  const youngest = Math.min(...finishers.map(({ afterMs }) => afterMs));
  if (!Number.isFinite(youngest)) return;
  for (const bet of await dueBets(play.house, new Date(now.getTime() - youngest), now)) {
    const finisher = finishers.find((one) => one.covers(bet));
    if (!finisher || now.getTime() - bet.placedAt.getTime() < finisher.afterMs) continue;
    await finishOne(play, finisher, bet);
  }
}

async function finishOne(play: Play, { finish }: Finisher, bet: Bet): Promise<void> {
  try {
    const ending = await finish(bet);
    if (ending === 'wait') return;
    if (ending === 'void') await voidBet(play, bet);
    else if (ending !== 'ended') await settleBet(play, bet, ending.settle);
    await markEnded(play.house, bet);
  } catch (error) {
    await countFailure(play.house, bet, error);
  }
}

/** Open, old enough, and not asked about too recently; lottery tickets rightly wait for days, and end with their issue. */
async function dueBets({ db }: House, placedBefore: Date, now: Date): Promise<Bet[]> {
  const rows = await db
    .selectFrom('bets')
    .selectAll('bets')
    .leftJoin('unfinished_bets as u', 'u.bet_id', 'bets.id')
    .where('bets.state', '=', 'open')
    .where('bets.placed_at', '<=', placedBefore)
    .where('bets.category', 'not in', ['LOTT', 'ELOTT'])
    .where('u.handed_at', 'is', null)
    .where((where) => where.or([where('u.next_at', 'is', null), where('u.next_at', '<=', now)]))
    .orderBy('bets.placed_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(readBet);
}

async function countFailure({ db, clock, log }: House, bet: Bet, error: unknown): Promise<void> {
  const now = clock.now();
  const problem = String((error as Error).message ?? error).slice(0, 200);
  const known = await db
    .selectFrom('unfinished_bets')
    .select(['tries', 'first_at'])
    .where('bet_id', '=', bet.id)
    .executeTakeFirst();
  const tries = (known?.tries ?? 0) + 1;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  const isOver = now.getTime() - (known?.first_at ?? now).getTime() >= LONGEST_OPEN_MS;
  const change = {
    tries,
    problem,
    handed_at: isOver ? now : null,
    next_at: new Date(now.getTime() + pauseMs),
  };
  await db
    .insertInto('unfinished_bets')
    .values({ bet_id: bet.id, first_at: now, ended_at: null, ...change })
    .onConflict((conflict) => conflict.column('bet_id').doUpdateSet(change))
    .execute();
  if (isOver) log.error({ betId: String(bet.id), problem }, 'a bet was handed to the operators');
}

/** Whether a bet waits for an operator, because nobody could say how it ends. */
export async function isHandedOver({ db }: House, betId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('unfinished_bets')
    .select('handed_at')
    .where('bet_id', '=', betId)
    .executeTakeFirst();
  return row?.handed_at != null;
}

async function markEnded({ db, clock }: House, bet: Bet): Promise<void> {
  await db
    .updateTable('unfinished_bets')
    .set({ ended_at: clock.now() })
    .where('bet_id', '=', bet.id)
    .execute();
}

type Shown = Output<typeof contract.unfinishedBets.value>;

export async function listUnfinished({ db }: House, size: number): Promise<Shown> {
  const rows = await db
    .selectFrom('unfinished_bets as u')
    .innerJoin('bets as b', 'b.id', 'u.bet_id')
    .select(['b.id', 'b.member_id', 'b.vendor', 'b.game_code', 'b.stake', 'b.placed_at'])
    .select(['u.tries', 'u.problem', 'u.handed_at'])
    .where('b.state', '=', 'open')
    .orderBy('u.first_at')
    .limit(size)
    .execute();
  const list = rows.map((row) => ({
    betId: String(row.id),
    memberId: Number(row.member_id),
    vendor: row.vendor,
    gameCode: row.game_code,
    stake: row.stake,
    placedAt: row.placed_at.getTime(),
    tries: row.tries,
    problem: row.problem,
    handedAt: row.handed_at?.getTime() ?? null,
  }));
  return { list };
}
