import { minutes } from '@baize/calendar';
import { crashTimeOf } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { type Bet, type Finisher, openBetsOfRound, settleBet } from '../../play/index.ts';
import { OWN_VENDOR } from '../shown-bet.ts';
import { type Crash, endOf, roundName, roundOf } from './crash.ts';
import { TOPIC } from './news.ts';
import {
  type CrashRound,
  closeRound,
  findRound,
  lastRound,
  openNextRound,
  revealRound,
  unsettledRound,
} from './rounds.ts';

/** A cash-out that arrived in time may wait this long for its lane: the others are settled after it. */
const GRACE_MS = 2_500;
const PAUSE_MS = 3_000;
const TICK_MS = 100;
const IDLE_MS = 1_000;
const LOOK_MS = 1_000;
const AT_ONCE = 200;

/** Moves the rounds on. What it has done stands in the database, so another may go on at any point. */
export type Driver = {
  /** Does what is due, and says after how many milliseconds to come again. */
  step(): Promise<number>;
};

type Live = { round: CrashRound; bets: Bet[]; lookedAt: number; isStarted: boolean };

export function openDriver(crash: Crash): Driver {
  const { news } = crash;
  const { house } = crash.play;
  let live: Live | undefined;
  let restsUntil = 0;

  async function begin(now: number): Promise<number> {
    const left = await unsettledRound(house);
    if (left) {
      live = { round: left, bets: [], lookedAt: 0, isStarted: now > left.startsAt };
      return 0;
    }
    if (now < restsUntil) return restsUntil - now;
    if (!(await isWanted(house))) return IDLE_MS;
    const round = await openNextRound(house);
    if (!round) return TICK_MS;
    live = { round, bets: [], lookedAt: 0, isStarted: false };
    news.opened(round);
    return round.startsAt - now;
  }

  async function fly(flight: Live, now: number): Promise<number> {
    const { round } = flight;
    if (!flight.isStarted) news.started(round);
    flight.isStarted = true;
    if (now - flight.lookedAt >= LOOK_MS) {
      flight.bets = await openBetsOfRound(house.db, OWN_VENDOR, roundName(round.id));
      flight.lookedAt = now;
    }
    await payDue(crash, flight, now);
    return Math.min(TICK_MS, Math.max(1, round.crashAt - now));
  }

  async function finish(flight: Live, now: number): Promise<number> {
    const { round } = flight;
    if (!round.isRevealed) {
      await revealRound(house, round);
      round.isRevealed = true;
      news.crashed(round);
    }
    const wait = round.crashAt + GRACE_MS - now;
    if (wait > 0) return wait;
    for (;;) {
      const bets = await openBetsOfRound(house.db, OWN_VENDOR, roundName(round.id));
      if (bets.length === 0) break;
      await settle(crash, round, bets);
    }
    await closeRound(house, round);
    live = undefined;
    restsUntil = round.crashAt + PAUSE_MS;
    return Math.max(0, restsUntil - now);
  }

  return {
    step: async () => {
      const now = house.clock.now().getTime();
      if (!live) return begin(now);
      const { startsAt, crashAt } = live.round;
      if (now < startsAt) return startsAt - now;
      return now < crashAt ? fly(live, now) : finish(live, now);
    },
  };
}

/** Those who set an automatic cash-out leave as the curve passes it. */
async function payDue(crash: Crash, flight: Live, now: number): Promise<void> {
  const { round } = flight;
  const due = flight.bets.filter((bet) => leavesBy(round, bet, now));
  flight.bets = flight.bets.filter((bet) => !due.includes(bet));
  await settle(crash, round, due);
}

async function settle(crash: Crash, round: CrashRound, bets: readonly Bet[]): Promise<void> {
  for (let from = 0; from < bets.length; from += AT_ONCE) {
    await Promise.all(bets.slice(from, from + AT_ONCE).map((bet) => settleOne(crash, round, bet)));
  }
}

async function settleOne({ play, news }: Crash, round: CrashRound, bet: Bet): Promise<void> {
  const end = endOf(round, bet);
  const detail = end ? { detail: { cashout: end.at } } : {};
  try {
    const { bet: settled } = await settleBet(play, bet, { payout: end?.payout ?? 0n, ...detail });
    if (end && settled.payout > 0n) news.cashedOut(bet, end.at, end.payout);
  } catch (err) {
    if ((err as { code?: string }).code !== 'BET_DECIDED') throw err;
  }
}

function leavesBy(round: CrashRound, bet: Bet, now: number): boolean {
  const end = endOf(round, bet);
  return end !== undefined && round.startsAt + crashTimeOf(end.at) <= now;
}

/** Somebody watches, or somebody's stake waits for the next round. */
export async function isWanted(house: House): Promise<boolean> {
  if (house.realtime.isHeard(TOPIC)) return true;
  const last = await lastRound(house);
  const next = roundName((last?.id ?? 0n) + 1n);
  return (await openBetsOfRound(house.db, OWN_VENDOR, next, 1)).length > 0;
}

const NEVER_PLAYED_MS = minutes(10);

/** Should nobody drive: a bet ends with what its round came to; without a round its stake goes back. */
export function crashFinisher({ play }: Crash): Finisher {
  return {
    covers: ({ vendor, gameCode }) => vendor === OWN_VENDOR && gameCode === 'crash',
    afterMs: minutes(2),
    finish: async (bet) => {
      const now = play.house.clock.now().getTime();
      const round = await findRound(play.house, roundOf(bet));
      if (!round) return now - bet.placedAt.getTime() > NEVER_PLAYED_MS ? 'void' : 'wait';
      if (now < round.crashAt + GRACE_MS) return 'wait';
      const end = endOf(round, bet);
      return { settle: { payout: end?.payout ?? 0n, ...(end && { detail: { cashout: end.at } }) } };
    },
  };
}
