import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type pg from 'pg';
import { readJsonOnce } from '../../../platform/database/json-once.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { ownVendors } from '../../catalogue/index.ts';
import { BRAND_CURRENCY, type Currency } from '../../wallet/index.ts';
import { type Bet, type PaidBet, readBet } from '../bets.ts';
import type { BetState } from '../tables.ts';
import type { Category } from '../valid-bet.ts';
import { refuseArchivedTime } from './archived-times.ts';

export type RoundSum = { bets: number; stake: Money; payout: Money };

type Rounds = {
  vendor: string;
  roundIds: readonly string[];
  /** When each of them opened. */
  openedAt: readonly Date[];
};

/** What was staked on rounds and paid by them, in real money; what was made void counts nothing. */
export async function sumRounds(
  { reports }: House,
  { vendor, roundIds, openedAt }: Rounds,
): Promise<Map<string, RoundSum>> {
  if (roundIds.length === 0) return new Map();
  const rows = await reports
    .selectFrom('bets')
    .select('round_id')
    .select(({ fn }) => fn.countAll<bigint>().as('bets'))
    .select(sql<bigint>`sum(stake)::bigint`.as('stake'))
    .select(sql<bigint>`sum(payout)::bigint`.as('payout'))
    .where('vendor', '=', vendor)
    .where('round_id', 'in', [...roundIds])
    .where('currency', '=', BRAND_CURRENCY)
    .where('state', '<>', 'void')
    .groupBy('round_id')
    .execute();
  const from = new Date(Math.min(...openedAt.map((at) => at.getTime())));
  await refuseArchivedTime(reports, { from });
  return new Map(
    rows.map(({ round_id, bets, stake, payout }) => [
      round_id!,
      { bets: Number(bets), stake, payout },
    ]),
  );
}

export type OpenRound = {
  category: string;
  vendor: string;
  gameCode: string;
  roundId: string;
  currency: string;
  bets: number;
  members: number;
  stake: Money;
  oldestAt: Date;
};

/** The rounds of some categories that have bets under way in real money, and what was staked on them. */
export async function openRounds(
  { reports }: House,
  categories: readonly string[],
): Promise<OpenRound[]> {
  const { rows } = await sql<OpenRound>`
    select category, vendor, game_code as "gameCode", round_id as "roundId", currency,
      count(*)::int as bets, count(distinct member_id)::int as members,
      sum(stake)::bigint as stake, min(placed_at) as "oldestAt"
    from bets
    where state = 'open' and category = any(${[...categories]}) and currency = ${BRAND_CURRENCY}
      and round_id is not null
    group by 1, 2, 3, 4, 5 order by stake desc, "roundId"`.execute(reports);
  return rows;
}

/** Who has open bets in a round, and how many: in the order of their ids. */
export async function openOwnersOfRound(
  db: Database | Transaction,
  vendor: string,
  roundId: string,
): Promise<{ memberId: bigint; bets: number }[]> {
  const { rows } = await sql<{ member_id: bigint; bets: number }>`
    select member_id, count(*)::int as bets from bets
    where vendor = ${vendor} and round_id = ${roundId} and state = 'open'
    group by member_id order by member_id`.execute(db);
  return rows.map(({ member_id, bets }) => ({ memberId: member_id, bets }));
}

const MAX_OF_ROUND = 20_000;

/** The open bets of one round, of everybody. */
export async function openBetsOfRound(
  db: Database | Transaction,
  vendor: string,
  roundId: string,
  max = MAX_OF_ROUND,
): Promise<Bet[]> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('round_id', '=', roundId)
    .where('state', '=', 'open')
    .limit(max)
    .execute();
  return rows.map(readBet);
}

/** A bet of a round, as far as it takes to decide and to pay it. */
export type StandingBet = PaidBet & Pick<Bet, 'rulesVersion' | 'choice'>;

// Named, so that each connection plans it once: it is asked for every part of a round that is paid.
// What many bets have in common is sent once for all of them, and of each only what is its own.
const selectStanding = {
  name: 'play-standing-of-round',
  text: `select game_code, category, currency, state, rules_version, choice, detail,
      string_agg(concat_ws(',', id, member_id, stake, payout, valid_bet, settlements,
        round(date_part('epoch', placed_at) * 1000)), ';')
    from bets
    where vendor = $1 and round_id = $2 and state <> 'void' and member_id = any($3::bigint[])
    group by game_code, category, currency, state, rules_version, choice, detail`,
};

type Alike = [
  gameCode: string,
  category: Category,
  currency: Currency,
  state: BetState,
  rulesVersion: number | null,
  choice: unknown,
  detail: unknown,
  each: string,
];

/**
 * All that these members have in one round, settled or not. Choices and details that are equal are one
 * object, within an answer and, where `types` come from `readBetsOnce`, within all that were read by them.
 */
export async function standingBetsOf(
  house: House,
  { vendor, roundId }: { vendor: string; roundId: string },
  memberIds: readonly bigint[],
  types = readBetsOnce(house),
): Promise<StandingBet[]> {
  const values = [vendor, roundId, memberIds];
  const asked = { ...selectStanding, values, types, rowMode: 'array' as const };
  const { rows } = await house.pool.query<Alike>(asked);
  return rows.flatMap((row) => readAlike(vendor, row));
}

function readAlike(
  vendor: string,
  [gameCode, category, currency, state, rulesVersion, choice, detail, each]: Alike,
): StandingBet[] {
  return each.split(';').map((one) => {
    const [id, memberId, stake, payout, validBet, settlements, placedAt] = one.split(',');
    return {
      id: BigInt(id!),
      memberId: BigInt(memberId!),
      vendor,
      gameCode,
      category,
      currency,
      state,
      stake: BigInt(stake!),
      payout: BigInt(payout!),
      validBet: BigInt(validBet!),
      placedAt: new Date(Number(placedAt)),
      settlements: Number(settlements),
      rulesVersion,
      choice,
      detail,
    };
  });
}

/** For whoever reads a round in parts. */
export function readBetsOnce({ pool }: House): pg.CustomTypesConfig {
  return readJsonOnce(pool.options.types!);
}

/** How many people have a bet under way on each of our own games; nobody's name. */
export async function playersNow(
  { db }: House,
  gameCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (gameCodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('bets')
    .select('game_code')
    .select(sql<number>`count(distinct member_id)::int`.as('players'))
    .where('vendor', 'in', [...ownVendors.keys()])
    .where('game_code', 'in', [...gameCodes])
    .where('state', '=', 'open')
    .groupBy('game_code')
    .execute();
  return new Map(rows.map(({ game_code, players }) => [game_code, players]));
}

/** Those of several rounds that have a bet under way. */
export async function roundsUnderWay(
  db: Database | Transaction,
  vendor: string,
  roundIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (roundIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('bets')
    .select('round_id')
    .distinct()
    .where('vendor', '=', vendor)
    .where('round_id', 'in', [...roundIds])
    .where('state', '=', 'open')
    .execute();
  return new Set(rows.flatMap(({ round_id }) => (round_id === null ? [] : [round_id])));
}

/** The bets of one round that stand, settled or not, in the order of their ids. */
export async function standingBetsOfRound(
  db: Database | Transaction,
  { vendor, roundId }: { vendor: string; roundId: string },
  { after, size }: { after: bigint; size: number },
): Promise<Bet[]> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('round_id', '=', roundId)
    .where('state', '<>', 'void')
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();
  return rows.map(readBet);
}
