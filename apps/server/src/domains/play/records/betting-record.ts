import { type playRecords as contract, findLanguage, type Output } from '@baize/contract';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { codeOfNode, describeGame } from '../../catalogue/index.ts';
import type { Currency } from '../../wallet/index.ts';
import { freeStakeOf } from '../bet-detail.ts';
import { type Bet, readBet } from '../bets.ts';
import type { Category } from '../valid-bet.ts';
import { refuseArchivedTime } from './archived-times.ts';
import { wordsOf } from './bet-words.ts';

export type RecordInput = Output<typeof contract.rngOrders.input>;
export type Records = Output<typeof contract.rngOrders.value>;

/** Whose bets: one member's own, or those of a team, found by a question of those who know teams. */
export type RecordScope = {
  members: readonly bigint[] | Expression<bigint>;
  currency: Currency;
};

export type RecordKind = {
  categories: readonly Category[];
  /** Bets that were decided, those that are open, or both. */
  state: 'ended' | 'open' | 'any';
  /** The part of the round's id behind the game's code. */
  issue?: string | undefined;
};

/** Bets by the time they were settled; where open ones are among them, by the time they were made. */
export async function listRecords(
  house: House,
  scope: RecordScope,
  kind: RecordKind,
  input: RecordInput,
): Promise<Records> {
  const where = conditionsOf(house, scope, kind, input);
  const [rows, sums] = await Promise.all([
    findRows(house, timeOf(kind), where, input),
    sumRows(house, where),
  ]);
  if (kind.state !== 'open') {
    const { categories } = kind;
    await refuseArchivedTime(house.reports, { ...scope, categories, ...readPeriod(house, input) });
  }
  const last = rows.at(-1);
  return {
    list: rows.map(readBet).map((bet) => shownRow(house, bet, input)),
    footer: sums.footer,
    total: sums.count,
    page: input.page,
    totalPages: Math.ceil(sums.count / input.size),
    after: last && rows.length === input.size ? placeOf(readBet(last), timeOf(kind)) : null,
  };
}

const timeOf = ({ state }: RecordKind) => (state === 'ended' ? 'settled_at' : 'placed_at');

type Where = ExpressionBuilder<Tables, 'bets'>;

function conditionsOf(
  house: House,
  { members, currency }: RecordScope,
  kind: RecordKind,
  input: RecordInput,
) {
  const { from, to } = readPeriod(house, input);
  const time = timeOf(kind);
  return (where: Where) => {
    const conditions = [
      where('member_id', 'in', 'expressionType' in members ? members : [...members]),
      where('currency', '=', currency),
      where(time, '>=', from),
      where(time, '<', to),
      ...ofKind(where, kind),
    ];
    if (input.accountType) conditions.push(where('vendor', '=', input.accountType));
    if (input.gameCode) conditions.push(where('game_code', '=', codeOf(house, input.gameCode)));
    if (input.orderNoSearch) conditions.push(where('id', '=', orderId(input.orderNoSearch)));
    const result = resultOf(input);
    if (result) conditions.push(...endedAs(where, result));
    return where.and(conditions);
  };
}

function ofKind(where: Where, { categories, state, issue }: RecordKind) {
  const round = sql<string>`game_code || ':' || ${issue}`;
  return [
    where('category', 'in', [...categories]),
    ...(state === 'any' ? [] : [where('state', state === 'open' ? '=' : '<>', 'open')]),
    ...(issue ? [where('round_id', '=', round)] : []),
  ];
}

/** Older clients name a game by its node. */
function codeOf(house: House, game: string): string {
  return codeOfNode(house, Number(game)) ?? game;
}

function orderId(text: string): bigint {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : 0n;
}

type Result = 'win' | 'lose' | 'tie' | 'cancelled';

const RESULTS: Record<string, Result> = {
  '1': 'win',
  W: 'win',
  WIN: 'win',
  '2': 'lose',
  L: 'lose',
  LOSS: 'lose',
  LOSE: 'lose',
  '3': 'tie',
  D: 'tie',
  DRAW: 'tie',
  '4': 'cancelled',
};

function resultOf({ status, winLossDraw }: RecordInput): Result | undefined {
  return RESULTS[status.toUpperCase()] ?? RESULTS[winLossDraw.toUpperCase()];
}

function endedAs(where: Where, result: Result) {
  if (result === 'cancelled') return [where('state', '=', 'void')];
  const sign = ({ win: '>', lose: '<', tie: '=' } as const)[result];
  return [where('state', '=', 'settled'), where('payout', sign, where.ref('stake'))];
}

function findRows(
  { reports }: House,
  time: ReturnType<typeof timeOf>,
  where: ReturnType<typeof conditionsOf>,
  { after, page, size }: RecordInput,
) {
  let query = reports.selectFrom('bets').selectAll().where(where);
  const place = after?.split('.');
  if (place) {
    const at = new Date(Number(place[0]));
    query = query.where(sql<boolean>`(${sql.ref(time)}, id) < (${at}, ${BigInt(place[1] ?? '0')})`);
  }
  return query
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(place ? 0 : (page - 1) * size)
    .execute();
}

function placeOf({ id, placedAt, settledAt }: Bet, time: ReturnType<typeof timeOf>): string {
  return `${(time === 'placed_at' ? placedAt : settledAt!).getTime()}.${id}`;
}

async function sumRows({ reports }: House, where: ReturnType<typeof conditionsOf>) {
  const row = await reports
    .selectFrom('bets')
    .where(where)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(stake) filter (where state <> 'void'), 0)::bigint`.as('stake'))
    .select(sql<bigint>`coalesce(sum(valid_bet), 0)::bigint`.as('valid'))
    .select(sql<bigint>`coalesce(sum(payout), 0)::bigint`.as('payout'))
    .select(
      sql<bigint>`coalesce(sum(payout - stake) filter (where state = 'settled'), 0)::bigint`.as(
        'net',
      ),
    )
    .executeTakeFirstOrThrow();
  const footer = {
    betAmount: row.stake,
    validBetAmount: row.valid,
    validBetting: row.valid,
    winAmount: row.payout,
    profitAndLoss: row.net,
  };
  return { count: Number(row.count), footer };
}

function shownRow(house: House, bet: Bet, { language }: RecordInput): Records['list'][number] {
  const game = { vendor: bet.vendor, code: bet.gameCode };
  const { name, icon } = describeGame(house, game, findLanguage(language) ?? 'EN');
  const isDecided = bet.state === 'settled';
  const words = wordsOf(house, bet);
  return {
    orderNo: String(bet.id),
    origOrderNo: bet.roundId ?? bet.requestId,
    gameCode: bet.gameCode,
    gameName: name,
    iconUrl: icon,
    vendor: bet.vendor,
    gameType: bet.category,
    customerId: Number(bet.memberId),
    currency: bet.currency,
    betAmount: bet.stake,
    freeBetAmount: freeStakeOf(bet) ?? 0n,
    validBetAmount: bet.validBet,
    winAmount: bet.payout,
    profitAndLoss: isDecided ? bet.payout - bet.stake : 0n,
    odds: words.odds ?? null,
    oddsType: words.odds === undefined ? null : 'DECIMAL',
    status: statusOf(bet),
    betDetails: [...(words.parts ?? [])],
    numero: words.issue,
    playName: words.play,
    betContent: words.content,
    prizeMode: words.prizeMode ?? null,
    series: words.group ?? null,
    betTime: bet.placedAt.getTime(),
    settleTime: bet.settledAt?.getTime() ?? null,
  };
}

/** 0 open, 1 win, 2 lose, 3 tie, 4 cancelled. */
function statusOf({ state, stake, payout }: Bet): number {
  if (state === 'open') return 0;
  if (state === 'void') return 4;
  if (payout === stake) return 3;
  return payout > stake ? 1 : 2;
}
