import type { Money } from '@baize/money';
import { type Selectable, sql } from 'kysely';
import { bigintColumn } from '../../platform/database/array-bytes.ts';
import {
  jsonColumn,
  numberColumn,
  sharedJsonColumn,
  textColumn,
  wordColumn,
} from '../../platform/database/array-text.ts';
import type { Database, Tables, Transaction } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Currency, Statement } from '../wallet/index.ts';
import type { BetState } from './tables.ts';
import type { Category } from './valid-bet.ts';

export type Bet = {
  id: bigint;
  memberId: bigint;
  requestId: string;
  vendor: string;
  gameCode: string;
  category: Category;
  roundId: string | null;
  currency: Currency;
  state: BetState;
  stake: Money;
  payout: Money;
  validBet: Money;
  placedAt: Date;
  settledAt: Date | null;
  rulesVersion: number | null;
  settlements: number;
  seedId: bigint | null;
  nonce: bigint | null;
  choice: unknown;
  detail: unknown;
};

/** What a settlement asks of a bet: where very many are paid, no more than this is read of them. */
export type PaidBet = Pick<
  Bet,
  | 'id'
  | 'memberId'
  | 'vendor'
  | 'gameCode'
  | 'category'
  | 'currency'
  | 'state'
  | 'stake'
  | 'payout'
  | 'validBet'
  | 'placedAt'
  | 'settlements'
  | 'detail'
>;

/** Bets that were made at one instant; those decided at once were settled at it too. */
export const insertBets: Statement = {
  name: 'play-insert',
  text: `insert into bets (placed_at, settled_at, id, member_id, seed_id, nonce, stake, payout, valid_bet,
      rules_version, settlements, state, currency, category, vendor, game_code, request_id, round_id,
      choice, detail)
    select $1::timestamptz, case when w.state <> 'open' then $1::timestamptz end, w.*
    from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
      $8::bigint[], $9::int[], $10::int[], $11::text[], $12::text[], $13::text[], $14::text[],
      $15::text[], $16::text[], $17::text[], $18::jsonb[], $19::jsonb[])
      w (id, member_id, seed_id, nonce, stake, payout, valid_bet, rules_version, settlements, state)`,
};

export function betColumns(bets: readonly Bet[], at: Date): unknown[] {
  return [
    at,
    bigintColumn(bets, (bet) => bet.id),
    bigintColumn(bets, (bet) => bet.memberId),
    bigintColumn(bets, (bet) => bet.seedId),
    bigintColumn(bets, (bet) => bet.nonce),
    bigintColumn(bets, (bet) => bet.stake),
    bigintColumn(bets, (bet) => bet.payout),
    bigintColumn(bets, (bet) => bet.validBet),
    numberColumn(bets, (bet) => bet.rulesVersion),
    numberColumn(bets, (bet) => bet.settlements),
    wordColumn(bets, (bet) => bet.state),
    wordColumn(bets, (bet) => bet.currency),
    wordColumn(bets, (bet) => bet.category),
    wordColumn(bets, (bet) => bet.vendor),
    wordColumn(bets, (bet) => bet.gameCode),
    textColumn(bets, (bet) => bet.requestId),
    textColumn(bets, (bet) => bet.roundId),
    jsonColumn(bets, (bet) => json(bet.choice)),
    jsonColumn(bets, (bet) => json(bet.detail)),
  ];
}

export const updateBets: Statement = {
  name: 'play-update',
  text: `update bets b set state = w.state, payout = w.payout, valid_bet = w.valid_bet,
      settled_at = case when w.state <> 'open' then $1::timestamptz end, settlements = w.settlements,
      detail = w.detail, stake = w.stake
    from unnest($2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::int[], $7::jsonb[], $8::bigint[])
      w (id, state, payout, valid_bet, settlements, detail, stake)
    where b.id = w.id`,
};

export function changeColumns(bets: readonly PaidBet[], at: Date): unknown[] {
  return [
    at,
    bigintColumn(bets, (bet) => bet.id),
    wordColumn(bets, (bet) => bet.state),
    bigintColumn(bets, (bet) => bet.payout),
    bigintColumn(bets, (bet) => bet.validBet),
    numberColumn(bets, (bet) => bet.settlements),
    jsonColumn(bets, (bet) => json(bet.detail)),
    bigintColumn(bets, (bet) => bet.stake),
  ];
}

/**
 * Settles bets that were read before the lock, if each of them is still as it was read: open, with the
 * same stake, and nothing paid. Where one is not, the division by zero undoes all that stands with it.
 *
 * Number and member stay as they are, and are named all the same: told that an index has only the same to
 * say again, PostgreSQL looks through its full pages for what may go, row by row, which took a twentieth
 * of its time where very many bets are settled.
 */
export const settleAsRead = {
  name: 'settled',
  text: `update bets b set id = b.id, member_id = b.member_id, state = 'settled', payout = w.payout,
      valid_bet = w.valid_bet, settled_at = $1::timestamptz, settlements = w.settlements,
      detail = ($7::jsonb[])[w.detail]
    from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::int[], $6::int[], $8::bigint[])
      w (id, payout, valid_bet, settlements, detail, stake)
    where b.id = w.id and b.state = 'open' and b.stake = w.stake and b.payout = 0
      and b.settlements = w.settlements - 1
    returning 1`,
  parameters: 8,
};

/** Stands last in the statement that settles: a question that nothing asks for is not answered. */
export const allSettled = {
  text: 'select 1 / (count(*) = $1::int)::int from settled',
  parameters: 1,
};

/** The error of a statement that found a bet no longer as it was read. */
export const CHANGED_SINCE_READ = '22012';

export function settledColumns(bets: readonly PaidBet[], at: Date): unknown[] {
  return [
    at,
    bigintColumn(bets, (bet) => bet.id),
    bigintColumn(bets, (bet) => bet.payout),
    bigintColumn(bets, (bet) => bet.validBet),
    numberColumn(bets, (bet) => bet.settlements),
    ...sharedJsonColumn(bets, (bet) => bet.detail),
    bigintColumn(bets, (bet) => bet.stake),
  ];
}

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

export const BET_COLUMNS = `id, member_id, request_id, vendor, game_code, category, round_id, currency, state,
  stake, payout, valid_bet, placed_at, settled_at, rules_version, settlements, seed_id, nonce, choice,
  detail`;

/**
 * The end of a statement that knows bets by `r.bet_id`: the bet's columns as `b.*`, in the order that
 * `readBetColumns` takes. A bet that is in the archive is refused, and never taken for one that was not made.
 */
export const JOIN_BET = `left join lateral (select ${BET_COLUMNS} from bets where id = r.bet_id) b on true
  where b.id is not null or refuse_archived(r.bet_id)`;

/** A list that a plan cannot see into would search every partition: each id finds its own. */
export const selectBets: Statement = {
  name: 'play-select',
  text: `select b.* from (select distinct unnest($1::bigint[]) as bet_id) r ${JOIN_BET}`,
};

/** A row of `selectBets`, as an array of its columns. */
export function readBetColumns(row: readonly unknown[]): Bet {
  return {
    id: row[0],
    memberId: row[1],
    requestId: row[2],
    vendor: row[3],
    gameCode: row[4],
    category: row[5],
    roundId: row[6],
    currency: row[7],
    state: row[8],
    stake: row[9],
    payout: row[10],
    validBet: row[11],
    placedAt: row[12],
    settledAt: row[13],
    rulesVersion: row[14],
    settlements: row[15],
    seedId: row[16],
    nonce: row[17],
    choice: row[18],
    detail: row[19],
  } as Bet;
}

export async function findBet(db: Database | Transaction, id: bigint): Promise<Bet | undefined> {
  const row = await db.selectFrom('bets').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) await refuseArchived(db, [id]);
  return row && readBet(row);
}

export async function findBets(db: Database | Transaction, ids: readonly bigint[]): Promise<Bet[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', sql<bigint>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();
  if (rows.length < ids.length) await refuseArchived(db, ids);
  return rows.map(readBet);
}

/** A bet that is in the archive is never taken for one that was not made. */
export async function refuseArchived(
  db: Database | Transaction,
  ids: readonly bigint[],
): Promise<void> {
  const { rows } = await sql`select 1 from archived_stretches s, unnest(${ids}::bigint[]) id
    where id >= s.from_id and id < s.below_id limit 1`.execute(db);
  if (rows.length > 0) refuse('BET_ARCHIVED');
}

/** The ids of bets in a state, to be asked for inside another question. */
export function idsInState(db: Database | Transaction, state: BetState) {
  return db.selectFrom('bets').select('id').where('state', '=', state);
}

export function readBet(row: Selectable<Tables['bets']>): Bet {
  return {
    id: row.id,
    memberId: row.member_id,
    requestId: row.request_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    category: row.category as Category,
    roundId: row.round_id,
    currency: row.currency as Currency,
    state: row.state,
    stake: row.stake,
    payout: row.payout,
    validBet: row.valid_bet,
    placedAt: row.placed_at,
    settledAt: row.settled_at,
    rulesVersion: row.rules_version,
    settlements: row.settlements,
    seedId: row.seed_id,
    nonce: row.nonce,
    choice: row.choice,
    detail: row.detail,
  };
}
