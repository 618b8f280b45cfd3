import { type Day, dayOf, hourOf, type Period, periodOf } from '@baize/calendar';
import type { insightReportsOperator as contract } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** The bench's brand keeps the time of UTC+8. */
const ZONE = 480;
/** A member, as the tables number the kinds; all others have a team. */
const PLAIN = 0;

type Fact = { day: Day; hour: number; member: string };
type Result = Fact & Record<'vendor' | 'game' | 'category', string> & Sums;
type Moved = Fact & { reason: string; amount: Money };
type Sums = { bets: number; stake: Money; validBet: Money; payout: Money };
type Person = { top: string; type: number; source: string; campaign: string };

/** What happened, one by one, from announcements and the ledger: no table of the book is asked. */
export type Facts = {
  results: Result[];
  moved: Moved[];
  came: Fact[];
  firstDeposits: Fact[];
  people: ReadonlyMap<string, Person>;
};

export type Dimension = contract.Dimension;
export type Figures = Record<string, Money | number>;

export async function readFacts(db: Database): Promise<Facts> {
  const { rows: members } = await sql<{
    id: string;
    path: string;
    type: number;
    at: Date;
    url: string | null;
  }>`select id::text as id, path, type, registered_at as at, register_url as url from members`.execute(
    db,
  );
  const word = (url: string | null, name: string) =>
    new RegExp(`utm_${name}=(\\w+)`).exec(url ?? '')?.[1];
  const moved = await readMoved(db);
  const first = new Map<string, Moved>();
  for (const one of moved) {
    if (one.reason === 'DEPOSIT' && !first.has(one.member)) first.set(one.member, one);
  }
  return {
    results: await readResults(db),
    moved,
    came: members.map(({ id, at }) => ({ ...placeOf(at), member: id })),
    firstDeposits: [...first.values()],
    people: new Map(
      members.map(({ id, path, type, url }) => [
        id,
        {
          top: path.split('/')[1]!,
          type,
          source: word(url, 'source') ?? 'direct',
          campaign: word(url, 'campaign') ?? 'none',
        },
      ]),
    ),
  };
}

const placeOf = (at: Date) => ({ day: dayOf(at, ZONE), hour: hourOf(at, ZONE) });

type Told = Record<'betId' | 'memberId' | 'vendor' | 'gameCode' | 'category', string> &
  Record<'stake' | 'validBet' | 'payout', string>;

/** Amounts and numbers are announced as text with a sign for their kind before them. */
const units = (text: string) => BigInt(text.replace(/^\$n/, ''));

async function readResults(db: Database): Promise<Result[]> {
  const { rows } = await sql<{ name: string; at: Date; payload: Told }>`
    select name, at, payload from events where name in ('bet.settled', 'bet.voided') order by id`.execute(
    db,
  );
  const last = new Map<string, Sums>();
  return rows.flatMap(({ name, at, payload }) => {
    const { betId, memberId, vendor, gameCode: game, category } = payload;
    const place = { ...placeOf(at), member: String(units(memberId)), vendor, game, category };
    const found: Result[] = [];
    const was = last.get(betId);
    last.delete(betId);
    if (was) {
      const { stake, validBet, payout } = was;
      found.push({ ...place, bets: -1, stake: -stake, validBet: -validBet, payout: -payout });
    }
    if (name === 'bet.settled') {
      const { stake, validBet, payout } = payload;
      const is = { stake: units(stake), validBet: units(validBet), payout: units(payout) };
      last.set(betId, { bets: 1, ...is });
      found.push({ ...place, bets: 1, ...is });
    }
    return found;
  });
}

async function readMoved(db: Database): Promise<Moved[]> {
  const { rows } = await sql<{ at: Date; reason: string; amount: Money; member: string }>`
    select t.at, t.reason, t.amount, a.member_id::text as member
    from transfers t join accounts a on a.id = t.account_id
    where a.member_id is not null and a.currency = 'USD'
      and t.reason not in ('BET', 'BET_CANCEL', 'RAKE', 'PAYOUT', 'PAYOUT_REVERSE') order by t.id`.execute(
    db,
  );
  return rows.map(({ at, ...rest }) => ({ ...placeOf(at), ...rest }));
}

const PLAYED: readonly Dimension[] = ['category', 'vendor', 'game'];
const groups: Record<string, readonly string[]> = {
  bonuses: ['PROMO', 'MISSION', 'REFERRAL', 'DEPOSIT_BONUS'],
  rebates: ['BET_REBATE', 'CASHBACK'],
  agentPay: ['DIVIDEND', 'DAILY_SALARY'],
  jackpots: ['JACKPOT'],
  adjustments: ['ADJUST_ADD'],
  deposits: ['DEPOSIT'],
};

/** Everything of some days by groups, as it is added up by hand. */
export function countAgain(
  facts: Facts,
  dimensions: readonly Dimension[],
  { from, to }: Period,
): Map<string, Figures> {
  const isWithin = ({ day }: Fact) => day >= from && day <= to;
  const sums = new Map<string, Sum>();
  const sumOf = (fact: Fact) => {
    const key = dimensions.map((one) => keyOf(facts, one, fact)).join('|');
    const sum = sums.get(key) ?? newSum();
    sums.set(key, sum);
    return sum;
  };
  const isOfMoney = dimensions.includes('reason');
  const isOfGames = dimensions.some((one) => PLAYED.includes(one));
  if (!isOfMoney) for (const one of facts.results.filter(isWithin)) addResult(sumOf(one), one);
  if (!isOfGames) for (const one of facts.moved.filter(isWithin)) sumOf(one).moved.push(one);
  if (!isOfGames && !isOfMoney) {
    for (const one of facts.firstDeposits.filter(isWithin)) sumOf(one).firstDeposits += 1;
    for (const one of facts.came.filter(isWithin)) sumOf(one).registrations += 1;
  }
  return new Map([...sums].map(([key, sum]) => [key, figuresOf(sum)]));
}

type Sum = Sums & {
  /** Bets of a member in a game on a day: whoever has none left was not active there. */
  left: Map<string, number>;
  moved: Moved[];
  firstDeposits: number;
  registrations: number;
};

const newSum = (): Sum => ({
  bets: 0,
  stake: 0n,
  validBet: 0n,
  payout: 0n,
  left: new Map(),
  moved: [],
  firstDeposits: 0,
  registrations: 0,
});

function addResult(sum: Sum, { day, member, vendor, game, ...result }: Result): void {
  sum.bets += result.bets;
  sum.stake += result.stake;
  sum.validBet += result.validBet;
  sum.payout += result.payout;
  const key = [member, day, vendor, game].join();
  sum.left.set(key, (sum.left.get(key) ?? 0) + result.bets);
}

function figuresOf({ left, moved, bets, stake, validBet, payout, ...counts }: Sum): Figures {
  const of = (group: string) =>
    moved
      .filter(({ reason }) => groups[group]!.includes(reason))
      .reduce((sum, { amount }) => sum + amount, 0n);
  const amounts = Object.fromEntries(Object.keys(groups).map((group) => [group, of(group)]));
  const costs = of('bonuses') + of('rebates') + of('agentPay') + of('jackpots');
  const active = [...left].flatMap(([key, count]) => (count > 0 ? [key.split(',')[0]] : []));
  const ggr = stake - payout;
  return {
    ...amounts,
    ...counts,
    bets,
    stake,
    validBet,
    payout,
    ggr,
    ngr: ggr - costs,
    costs,
    fees: 0n,
    withdrawals: 0n,
    withdrawalCount: 0,
    active: new Set(active).size,
    depositCount: moved.filter(({ reason }) => reason === 'DEPOSIT').length,
  };
}

const DAYS_OF_WEEK = 7;

function keyOf({ people }: Facts, dimension: Dimension, fact: Fact): string {
  const { day, hour, member } = fact;
  const { top, type, source, campaign } = people.get(member)!;
  const more = fact as Partial<Result & Moved>;
  const keys: Record<Dimension, string | undefined> = {
    day,
    week: periodOf('WEEKLY', day).from,
    month: day.slice(0, 7),
    weekday: String(new Date(day).getUTCDay() || DAYS_OF_WEEK),
    hour: String(hour).padStart(2, '0'),
    category: more.category,
    vendor: more.vendor,
    game: `${more.vendor}/${more.game}`,
    line: top === member && type === PLAIN ? '0' : top,
    level: '0',
    member,
    country: 'none',
    device: 'none',
    source,
    campaign,
    currency: 'USD',
    reason: more.reason,
  };
  return keys[dimension] ?? '';
}
