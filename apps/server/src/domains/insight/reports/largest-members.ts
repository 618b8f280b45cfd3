import { type Day, dayOf } from '@baize/calendar';
import type { insightReportsOperator as contract } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { COSTS, moneyGroups } from '../reasons.ts';
import { type Pieces, spanAt, spanKinds } from '../sums/spans.ts';
import { isOfPeople } from './dimensions.ts';
import { addUp, type Figures, largestOf, numbersIn, type Range, type Sums } from './order.ts';
import { type Asked, inOnePass, memberMoney, memberSums, rowsOf, spansFor } from './sources.ts';

type Measure = contract.Measure;
type Ranked = {
  play?: RawBuilder<unknown>;
  money?: { reasons: readonly string[]; of: 'times' | 'amount' };
};

const amountOf = (group: keyof typeof moneyGroups): Ranked => ({
  money: { reasons: moneyGroups[group], of: 'amount' },
});

/** By what members can be put in order before anything is read of them. */
const ranks: Partial<Record<Measure, Ranked>> = {
  bets: { play: sql`bets` },
  stake: { play: sql`stake` },
  validBet: { play: sql`valid_bet` },
  payout: { play: sql`payout` },
  ggr: { play: sql`stake - payout` },
  costs: { play: sql`costs`, money: { reasons: COSTS, of: 'amount' } },
  ngr: { play: sql`stake - payout - costs` },
  bonuses: amountOf('bonuses'),
  rebates: amountOf('rebates'),
  agentPay: amountOf('agentPay'),
  jackpots: amountOf('jackpots'),
  fees: amountOf('fees'),
  adjustments: amountOf('adjustments'),
  deposits: amountOf('deposits'),
  withdrawals: amountOf('withdrawals'),
  depositCount: { money: { reasons: moneyGroups.deposits, of: 'times' } },
  withdrawalCount: { money: { reasons: moneyGroups.withdrawals, of: 'times' } },
};

/** Whether a report is one of members, names none of them, and is ordered by what is kept of each. */
export function canRank({ rows, filters }: Asked, wanted: readonly Measure[]): boolean {
  const isOfMembers = rows.includes('member') && rows.every(isOfPeople);
  const isOther = wanted.includes('registrations') || wanted.includes('firstDeposits');
  return isOfMembers && !isOther && filters.member === undefined && wanted[0]! in ranks;
}

type Asking = { first: Measure; hasMoney: boolean; max: number };
type Largest = { ids: bigint[]; left: number };

/**
 * A house has more members than anybody reads: those with the largest first figure, and how many others
 * there are. Where money is wanted, whoever had some is among them, whether they played or not.
 */
export async function largestMembers(db: Database, asked: Asked, asking: Asking): Promise<Largest> {
  const { rows } = await sql<Range>`
    select coalesce(min(id), 1)::float8 as from, coalesce(max(id), 0)::float8 as to
    from insight_members`.execute(db);
  const range = rows[0]!;
  const pieces = spansFor(asked, 'month');
  return ranks[asking.first]?.play && pieces && isOfEverybody(asked)
    ? fromRemembered(db, asked, { ...asking, range, pieces })
    : byRows(db, asked, { ...asking, range });
}

/** Who is meant is not remembered, nor is money of one reason by itself. */
function isOfEverybody({ filters, reasons }: Asked): boolean {
  const { line, level, country, device, source, campaign } = filters;
  const isNarrowed = line !== undefined || level !== undefined;
  return !reasons && !isNarrowed && ![country, device, source, campaign].some(Boolean);
}

type Ranking = Asking & { range: Range; pieces: Pieces };

/** What is over is remembered; what still changes is read and added to it. */
async function fromRemembered(db: Database, asked: Asked, ranking: Ranking): Promise<Largest> {
  const { range, pieces, max } = ranking;
  const { past, open } = dividedAt(dayOf(asked.at, asked.offset), pieces);
  const [known, parts] = await Promise.all([
    remembered(db, await stateOf(db, past, ranking), async () =>
      addUp(range, await figuresOf(db, asked, ranking, past)),
    ),
    isEmpty(open) ? [] : figuresOf(db, asked, ranking, open),
  ]);
  return largestOf(addUp(range, parts, known), max);
}

/** Spans and days that are over, and those that hold today. */
function dividedAt(today: Day, pieces: Pieces): Record<'past' | 'open', Pieces> {
  const of = (isMeant: (last: Day) => boolean): Pieces => ({
    year: pieces.year.filter((day) => isMeant(spanAt('year', day).to)),
    quarter: pieces.quarter.filter((day) => isMeant(spanAt('quarter', day).to)),
    month: pieces.month.filter((day) => isMeant(spanAt('month', day).to)),
    days: pieces.days.filter(({ to }) => isMeant(to)),
  });
  return { past: of((last) => last < today), open: of((last) => last >= today) };
}

const isEmpty = (pieces: Pieces) => Object.values(pieces).every(({ length }) => length === 0);

/** What was read, and how often it had changed by then: two that are the same need no second reading. */
async function stateOf(db: Database, pieces: Pieces, { first, hasMoney }: Asking): Promise<string> {
  const spans = [
    ...spanKinds.flatMap((kind) => pieces[kind].map((startsOn) => ({ kind, startsOn }))),
    ...pieces.days.map(({ from }) => ({ kind: 'month', startsOn: spanAt('month', from).from })),
  ];
  const { rows } = await sql<{ changes: bigint | null }>`
    select changes from unnest(${spans.map(({ kind }) => kind)}::text[],
      ${spans.map(({ startsOn }) => startsOn)}::date[]) with ordinality u (kind, starts_on, n)
    left join insight_span_changes using (kind, starts_on) order by n`.execute(db);
  return JSON.stringify([first, hasMoney, pieces, rows.map(({ changes }) => String(changes))]);
}

/** Of each figure that somebody asked for lately; a number for each member. */
const MAX_REMEMBERED = 8;
const memories = new WeakMap<Database, Map<string, Sums>>();

async function remembered(db: Database, state: string, read: () => Promise<Sums>): Promise<Sums> {
  const memory = memories.get(db) ?? new Map<string, Sums>();
  memories.set(db, memory);
  const sums = memory.get(state) ?? (await read());
  // The one that was asked for last is forgotten last.
  memory.delete(state);
  memory.set(state, sums);
  for (const oldest of memory.keys()) if (memory.size > MAX_REMEMBERED) memory.delete(oldest);
  return sums;
}

/** The first figure of everybody, in as many rows as the pieces have. */
async function figuresOf(
  db: Database,
  asked: Asked,
  { first, hasMoney, range }: Asking & { range: Range },
  pieces: Pieces,
): Promise<Figures[]> {
  const table = memberSums(hasMoney, pieces);
  return Promise.all(
    halvesOf(range).map(async (half) => {
      const { rows } = await inOnePass(db, (tx) =>
        sql<{ members: string; figures: string }>`
          select ${listOf(sql`member_id`)} as members, ${listOf(sql`figure`)} as figures
          from (${playOf(asked, { first, hasMoney, table, half })}) f`.execute(tx),
      );
      const { members, figures } = rows[0]!;
      return { members: numbersIn(members), figures: numbersIn(figures) };
    }),
  );
}

/** Numbers of all rows as one text: a server reads it many times as fast as it reads rows. */
const listOf = (figure: RawBuilder<unknown>) =>
  sql`replace(encode(coalesce(string_agg(float8send(${figure}::float8), ''), ''), 'base64'), E'\\n', '')`;

/** Each half of the members is put in order by itself, at the same time. */
async function byRows(
  db: Database,
  asked: Asked,
  { max, range, ...asking }: Asking & { range: Range },
): Promise<Largest> {
  const halves = await Promise.all(
    halvesOf(range).map((half) => largestAmong(db, asked, { ...asking, max }, half)),
  );
  const found = halves.flat().sort((one, other) => other.size - one.size);
  const total = halves.reduce((sum, [one]) => sum + (one?.total ?? 0), 0);
  const ids = found.slice(0, max).map(({ id }) => id);
  return { ids, left: total - ids.length };
}

function halvesOf({ from, to }: Range): RawBuilder<unknown>[] {
  const middle = Math.floor((from + to) / 2);
  return [sql`<= ${middle}::bigint`, sql`> ${middle}::bigint`];
}

type Found = { id: bigint; size: number; total: number };

async function largestAmong(
  db: Database,
  asked: Asked,
  { first, hasMoney, max }: Asking,
  half: RawBuilder<unknown>,
): Promise<Found[]> {
  const rank = rankOf(first);
  const everyone = playOf(asked, {
    first,
    hasMoney,
    table: memberSums(hasMoney, spansFor(asked)),
    half,
  });
  const paid = rank.money && sql`${moneyRanked(asked, rank.money)} and s.member_id ${half}`;
  const figures = asked.reasons ? [paid] : [everyone, ...(rank.play ? [] : [paid])];
  // Whole numbers are added up as such only for what is shown: for an order, floats are near enough.
  const { rows } = await inOnePass(db, (tx) =>
    sql<Found>`select member_id as id, abs(sum(figure::float8)) as size, count(*) over ()::int as total
      from (${sql.join(figures, sql` union all `)}) f
      group by 1 order by 2 desc, 1 limit ${max}`.execute(tx),
  );
  return rows;
}

function rankOf(first: Measure): Ranked {
  const rank = ranks[first];
  if (!rank) throw new Error(`Members have no order by ${first}`);
  return rank;
}

type Played = {
  first: Measure;
  hasMoney: boolean;
  table: RawBuilder<unknown>;
  half: RawBuilder<unknown>;
};

/** The figure of everybody who is meant, in as many rows as it is put together from. */
function playOf(asked: Asked, { first, hasMoney, table, half }: Played): RawBuilder<unknown> {
  const isMeant = hasMoney ? sql`` : sql`and (bets, stake, valid_bet, payout) <> (0, 0, 0, 0)`;
  return sql`select s.member_id, ${rankOf(first).play ?? sql`0`} as figure
    from ${rowsOf(asked, 'member', table)} and s.member_id ${half} ${isMeant}`;
}

/** What members got is what the house gave. */
function moneyRanked(
  asked: Asked,
  { reasons, of }: NonNullable<Ranked['money']>,
): RawBuilder<unknown> {
  return sql`select s.member_id, -${sql.ref(of)} as figure
    from ${rowsOf(asked, 'memberMoney', memberMoney(asked))} and reason = any(${reasons}::text[])`;
}
