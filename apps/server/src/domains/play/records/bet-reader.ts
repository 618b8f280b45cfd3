import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Currency } from '../../wallet/index.ts';
import { type Bet, readBet } from '../bets.ts';
import type { BetState } from '../tables.ts';
import type { Category } from '../valid-bet.ts';
import { refuseArchivedTime } from './archived-times.ts';

/** Which bets another domain reads; what is left out does not narrow. */
export type BetFilter = {
  members: readonly bigint[];
  categories?: readonly Category[] | undefined;
  currency?: Currency | undefined;
  gameCode?: string | undefined;
  state?: BetState | undefined;
};

export type BetSpan = {
  before?: bigint | undefined;
  size?: number;
  first?: 'newest' | 'oldest';
};

const MAX_BETS = 20_000;

/** Bets of members, newest first unless said otherwise; those before an id, where one is named. */
export async function readBets(
  db: Database | Transaction,
  { members, categories, currency, gameCode, state }: BetFilter,
  { before, size = MAX_BETS, first = 'newest' }: BetSpan = {},
): Promise<Bet[]> {
  if (members.length === 0) return [];
  let query = db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', 'in', [...members]);
  if (categories) query = query.where('category', 'in', [...categories]);
  if (currency) query = query.where('currency', '=', currency);
  if (gameCode) query = query.where('game_code', '=', gameCode);
  if (state) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query
    .orderBy('id', first === 'newest' ? 'desc' : 'asc')
    .limit(size)
    .execute();
  return rows.map(readBet);
}

/** The bets of one member that were made in a period. */
export type BetPeriod = {
  memberId: bigint;
  currency: Currency;
  categories: readonly Category[];
  from: Date;
  to: Date;
  gameCode?: string | undefined;
  /** The part of the round's id behind the game's code. */
  issue?: string | undefined;
  result?: 'open' | 'win' | 'lose' | 'even' | 'void' | undefined;
};

export type BetPage = { bets: Bet[]; total: number; stake: bigint; payout: bigint };

/** One page of a period, with the sums of all of it. */
export async function readBetPage(
  { reports }: House,
  period: BetPeriod,
  { page, size }: { page: number; size: number },
): Promise<BetPage> {
  const { memberId, gameCode, issue, result } = period;
  const found = reports
    .selectFrom('bets')
    .where('member_id', '=', period.memberId)
    .where('currency', '=', period.currency)
    .where('category', 'in', [...period.categories])
    .where('placed_at', '>=', period.from)
    .where('placed_at', '<', period.to)
    .where((where) =>
      where.and([
        ...(gameCode ? [where('game_code', '=', gameCode)] : []),
        ...(issue ? [where('round_id', '=', sql<string>`game_code || ':' || ${issue}`)] : []),
        ...endedAs(period.result),
      ]),
    );
  const [rows, sums] = await Promise.all([
    found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    found
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .select(
        sql<bigint>`coalesce(sum(stake) filter (where state <> 'void'), 0)::bigint`.as('stake'),
      )
      .select(sql<bigint>`coalesce(sum(payout), 0)::bigint`.as('payout'))
      .executeTakeFirstOrThrow(),
  ]);
  if (result !== 'open') await refuseArchivedTime(reports, { members: [memberId], ...period });
  const { total, stake, payout } = sums;
  return { bets: rows.map(readBet), total: Number(total), stake, payout };
}

function endedAs(result: BetPeriod['result']) {
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
