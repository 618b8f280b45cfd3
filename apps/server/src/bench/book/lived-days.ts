import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { days, hours } from '@baize/calendar';
import { type Money, money } from '@baize/money';
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { peopleKept } from '../../domains/insight/people/people.ts';
import { betSums } from '../../domains/insight/sums/bet-sums.ts';
import { countMoney } from '../../domains/insight/sums/money-sums.ts';
import { AGENT, createMember, MEMBER, type Member } from '../../domains/members/index.ts';
import {
  openPlay,
  type Play,
  placeBet,
  recountBet,
  resettleBet,
  settleBet,
  voidBet,
} from '../../domains/play/index.ts';
import { openAccounts, post, type Reason } from '../../domains/wallet/index.ts';
import { openHouse } from '../../open-house.ts';
import { begin } from '../../platform/database.ts';
import { catchUp } from '../../platform/events/catch-up.ts';
import type { House } from '../../platform/house.ts';
import { openBenchHouse } from '../bench-house.ts';

export type Lived = {
  houses: readonly [House, House];
  told: string;
  close(): Promise<void>;
};

type Bet = Awaited<ReturnType<typeof placeBet>>['bet'];
type Settled = { bet: Bet; play: Play };
type Life = {
  plays: readonly Play[];
  members: readonly bigint[];
  /** Some of what was settled, to be mended on a later day. */
  settled: Settled[];
  counts: Record<'bets' | 'voided' | 'corrected', number>;
};

const PEOPLE = 120;
const AGENTS = 6;
const CALLERS = 24;
/** Midnight of the brand's first day. */
const BEGAN = new Date('2031-02-10T16:00:00Z');
const HOURS_PLAYED = [1, 5, 9, 13, 18, 22];
const LOOK_AGAIN_MS = 20;
const MENDED_PERCENT = 6;
const KEPT_PERCENT = 12;

const games = [
  ...(['dice', 'keno', 'limbo'] as const).map((code) => ['BAIZE', code, 'RNG'] as const),
  ['VIVO', 'baccarat', 'LIVE'],
  ['SABA', 'football', 'SPORTS'],
  ['DRAWS', 'lotto', 'LOTT'],
] as const;

const given: readonly Reason[] = [
  'PROMO',
  'MISSION',
  'REFERRAL',
  'DEPOSIT_BONUS',
  'BET_REBATE',
  'CASHBACK',
  'DIVIDEND',
  'DAILY_SALARY',
  'JACKPOT',
  'ADJUST_ADD',
  'DEPOSIT',
];

const oneOf = <One>(list: readonly One[]): One => list[randomInt(list.length)]!;

/** Days of a house in a few minutes: bets, voids, corrections and money, counted by two servers at once. */
export async function liveDays({ bets, length }: { bets: number; length: number }): Promise<Lived> {
  const bench = await openBenchHouse();
  const config = readConfig({ BAIZE_PROFILE: 'test', BAIZE_DATA: bench.dataDir, PORT: '0' });
  const second = openHouse(config, bench.serveUrl, pino({ level: 'silent' }));
  const houses = [bench.house, second.house] as const;
  const standAt = (at: Date) => {
    for (const { clock } of houses) clock.moveTo(at);
  };
  standAt(BEGAN);
  const life: Life = {
    plays: houses.map((house) => openPlay(house)),
    members: await openMembers(bench.house),
    settled: [],
    counts: { bets: 0, voided: 0, corrected: 0 },
  };
  const stop = new AbortController();
  const counting = houses.map((house) => countOn(house, stop.signal));
  const atOnce = Math.ceil(bets / length / HOURS_PLAYED.length);
  for (let day = 0; day < length; day += 1) {
    for (const hour of HOURS_PLAYED) {
      standAt(new Date(BEGAN.getTime() + days(day) + hours(hour) + randomInt(hours(1))));
      await liveHour(bench.house, life, atOnce);
    }
  }
  stop.abort();
  const rounds = await Promise.all(counting);
  for (const house of houses) await countOnce(house);
  const { counts } = life;
  return {
    houses,
    told: `${counts.bets} bets, ${counts.voided} voids, ${counts.corrected} corrections, counted in ${rounds.join(' and ')} rounds`,
    close: async () => {
      for (const { lanes } of life.plays) await lanes.close();
      await second.close();
      await bench.close();
    },
  };
}

async function openMembers(house: House): Promise<bigint[]> {
  const agents: Member[] = [];
  const ids: bigint[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const isAgent = n < AGENTS;
    const url = `https://play.example/register?utm_source=s${n % 4}&utm_campaign=c${n % 5}`;
    const at = house.clock.now();
    const member = await begin(house.db, async (tx) => {
      const made = await createMember(house, tx, {
        username: `book${n}`,
        type: isAgent ? AGENT : MEMBER,
        language: 'EN',
        upline: isAgent || n % 7 === 0 ? null : agents[n % AGENTS]!,
        ...(n % 3 === 0 && { registerUrl: url }),
      });
      await openAccounts(tx, made.id, { kind: 'member', at });
      return made;
    });
    if (isAgent) agents.push(member);
    ids.push(member.id);
    await giveMoney(house, member.id, 'DEPOSIT', money('1000000'));
  }
  return ids;
}

async function giveMoney(house: House, memberId: bigint, reason: Reason, amount: Money) {
  const counter = reason === 'DEPOSIT' ? ('bank' as const) : ('promotions' as const);
  const cash = { memberId, purpose: 'cash', currency: 'USD' } as const;
  const row = { ...cash, counter, reason, amount, key: randomUUID() };
  await begin(house.db, (tx) => post(tx, [row], house.clock.now()));
}

async function liveHour(house: House, life: Life, bets: number): Promise<void> {
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let n = caller; n < bets; n += CALLERS) {
        await playOne(life);
        if (randomInt(100) < MENDED_PERCENT) await mendOne(life);
      }
    }),
  );
  const amount = money(randomInt(1, 90));
  await giveMoney(house, oneOf(life.members), oneOf(given), amount);
}

async function playOne({ plays, members, settled, counts }: Life): Promise<void> {
  const play = oneOf(plays);
  const [vendor, gameCode, category] = oneOf(games);
  const stake = money(randomInt(1, 50));
  const { bet } = await placeBet(play, {
    memberId: oneOf(members),
    currency: 'USD',
    requestId: randomUUID(),
    vendor,
    gameCode,
    category,
    stake,
  });
  counts.bets += 1;
  const percent = randomInt(100);
  if (percent === 0) {
    await voidBet(play, bet);
    counts.voided += 1;
    return;
  }
  const isWon = randomInt(10) < 4;
  await settleBet(play, bet, { payout: isWon ? (stake * BigInt(randomInt(1, 45))) / 10n : 0n });
  if (percent < KEPT_PERCENT) settled.push({ bet, play });
}

/** A result of any day before is taken back, changed, or counts for less. */
async function mendOne({ settled, counts }: Life): Promise<void> {
  const [found] = settled.splice(randomInt(settled.length + 1), 1);
  if (!found) return;
  const { bet, play } = found;
  const way = randomInt(4);
  if (way === 0) {
    await voidBet(play, bet, { evenIfSettled: true });
    counts.voided += 1;
    return;
  }
  counts.corrected += 1;
  if (way === 1) await recountBet(play, bet, bet.stake / 2n);
  else await resettleBet(play, bet, { payout: way === 2 ? 0n : bet.stake * 3n });
}

const countOnce = async (house: House) => {
  await catchUp(house, [betSums, peopleKept], house.clock.now());
  await countMoney(house);
};

async function countOn(house: House, stop: AbortSignal): Promise<number> {
  let rounds = 0;
  for (; !stop.aborted; rounds += 1) {
    await countOnce(house);
    await sleep(LOOK_AGAIN_MS);
  }
  return rounds;
}
