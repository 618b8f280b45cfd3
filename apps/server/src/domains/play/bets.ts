import type { Money } from '@baize/money';
import type { Selectable } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/database.ts';
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

/** Parameters: one array per column, in this order. */
export const insertBets: Statement = {
  name: 'play-insert',
  text: `insert into bets (id, member_id, seed_id, nonce, stake, payout, valid_bet, placed_at, settled_at,
      rules_version, settlements, state, currency, category, vendor, game_code, request_id, round_id,
      choice, detail)
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
      $6::bigint[], $7::bigint[], $8::timestamptz[], $9::timestamptz[], $10::int[], $11::int[],
      $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text[],
      $19::jsonb[], $20::jsonb[])`,
};

export function betColumns(bets: readonly Bet[]): unknown[] {
  return [
    bets.map((bet) => bet.id),
    bets.map((bet) => bet.memberId),
    bets.map((bet) => bet.seedId),
    bets.map((bet) => bet.nonce),
    bets.map((bet) => bet.stake),
    bets.map((bet) => bet.payout),
    bets.map((bet) => bet.validBet),
    bets.map((bet) => bet.placedAt),
    bets.map((bet) => bet.settledAt),
    bets.map((bet) => bet.rulesVersion),
    bets.map((bet) => bet.settlements),
    bets.map((bet) => bet.state),
    bets.map((bet) => bet.currency),
    bets.map((bet) => bet.category),
    bets.map((bet) => bet.vendor),
    bets.map((bet) => bet.gameCode),
    bets.map((bet) => bet.requestId),
    bets.map((bet) => bet.roundId),
    bets.map((bet) => json(bet.choice)),
    bets.map((bet) => json(bet.detail)),
  ];
}

export const updateBets: Statement = {
  name: 'play-update',
  text: `update bets b set state = w.state, payout = w.payout, valid_bet = w.valid_bet,
      settled_at = w.settled_at, settlements = w.settlements, detail = w.detail
    from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::int[],
      $7::jsonb[]) w (id, state, payout, valid_bet, settled_at, settlements, detail)
    where b.id = w.id`,
};

export function changeColumns(bets: readonly Bet[]): unknown[] {
  return [
    bets.map((bet) => bet.id),
    bets.map((bet) => bet.state),
    bets.map((bet) => bet.payout),
    bets.map((bet) => bet.validBet),
    bets.map((bet) => bet.settledAt),
    bets.map((bet) => bet.settlements),
    bets.map((bet) => json(bet.detail)),
  ];
}

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

const COLUMNS = `id, member_id, request_id, vendor, game_code, category, round_id, currency, state,
  stake, payout, valid_bet, placed_at, settled_at, rules_version, settlements, seed_id, nonce, choice,
  detail`;

export const selectBets: Statement = {
  name: 'play-select',
  text: `select ${COLUMNS} from bets where id = any($1::bigint[])`,
};

/** A row of `selectBets`, as an array of its columns. */
export function readBetColumns(row: readonly unknown[]): Bet {
  const [id, memberId, requestId, vendor, gameCode, category, roundId, currency, state, ...more] =
    row;
  const [stake, payout, valid, placedAt, settledAt, rulesVersion, settlements, ...rest] = more;
  const [seedId, nonce, choice, detail] = rest;
  return {
    ...{ id, memberId, requestId, vendor, gameCode, category, roundId, currency, state },
    ...{ stake, payout, validBet: valid, placedAt, settledAt, rulesVersion, settlements },
    ...{ seedId, nonce, choice, detail },
  } as Bet;
}

export async function findBet(db: Database | Transaction, id: bigint): Promise<Bet | undefined> {
  const row = await db.selectFrom('bets').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readBet(row);
}

function readBet(row: Selectable<Tables['bets']>): Bet {
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
