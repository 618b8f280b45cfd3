import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Currency } from '../../wallet/index.ts';
import { type Bet, readBet } from '../bets.ts';
import type { BetState } from '../tables.ts';

const LOTTERY = ['LOTT', 'ELOTT'];
const MOST_OPEN = 20_000;

export type TicketWish = {
  memberId: bigint;
  currency: Currency;
  gameCode?: string | undefined;
  state?: BetState | undefined;
  before?: bigint | undefined;
  size: number;
};

/** A member's lottery bets, newest first. */
export async function lotteryBetsOf(db: Database | Transaction, wish: TicketWish): Promise<Bet[]> {
  let query = db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', wish.memberId)
    .where('category', 'in', LOTTERY)
    .where('currency', '=', wish.currency);
  if (wish.gameCode) query = query.where('game_code', '=', wish.gameCode);
  if (wish.state) query = query.where('state', '=', wish.state);
  if (wish.before !== undefined) query = query.where('id', '<', wish.before);
  const rows = await query.orderBy('id', 'desc').limit(wish.size).execute();
  return rows.map(readBet);
}

/** What several members have under way in one lottery. */
export async function openLotteryBets(
  db: Database | Transaction,
  memberIds: readonly bigint[],
  gameCode: string,
): Promise<Bet[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', 'in', [...memberIds])
    .where('category', 'in', LOTTERY)
    .where('game_code', '=', gameCode)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(MOST_OPEN)
    .execute();
  return rows.map(readBet);
}

export type TicketPeriod = {
  memberId: bigint;
  currency: Currency;
  from: Date;
  to: Date;
  gameCode?: string | undefined;
  issue?: string | undefined;
  category?: 'LOTT' | 'ELOTT' | undefined;
  result?: 'open' | 'win' | 'lose' | 'even' | 'void' | undefined;
  page: number;
  size: number;
};

/** A member's lottery bets of a period by pages, with the sums of all of them. */
export async function ticketPage({ reports }: House, wish: TicketPeriod) {
  const found = reports
    .selectFrom('bets')
    .where('member_id', '=', wish.memberId)
    .where('currency', '=', wish.currency)
    .where('category', 'in', LOTTERY)
    .where('placed_at', '>=', wish.from)
    .where('placed_at', '<', wish.to)
    .where((where) =>
      where.and([
        ...(wish.category ? [where('category', '=', wish.category)] : []),
        ...(wish.gameCode ? [where('game_code', '=', wish.gameCode)] : []),
        ...(wish.issue
          ? [where('round_id', '=', sql<string>`game_code || ':' || ${wish.issue}`)]
          : []),
        ...endedAs(wish.result),
      ]),
    );
  const [rows, sums] = await Promise.all([
    found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(wish.size)
      .offset((wish.page - 1) * wish.size)
      .execute(),
    found
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .select(
        sql<bigint>`coalesce(sum(stake) filter (where state <> 'void'), 0)::bigint`.as('stake'),
      )
      .select(sql<bigint>`coalesce(sum(payout), 0)::bigint`.as('payout'))
      .executeTakeFirstOrThrow(),
  ]);
  const { total, stake, payout } = sums;
  return { bets: rows.map(readBet), total: Number(total), stake, payout };
}

function endedAs(result: TicketPeriod['result']) {
  switch (result) {
    case 'open':
    case 'void':
      return [sql<boolean>`state = ${result}`];
    case 'win':
      return [sql<boolean>`state = 'settled' and payout > stake`];
    case 'lose':
      return [sql<boolean>`state = 'settled' and payout < stake`];
    case 'even':
      return [sql<boolean>`state = 'settled' and payout = stake`];
    default:
      return [];
  }
}
