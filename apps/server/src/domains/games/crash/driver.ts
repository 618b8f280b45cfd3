import { minutes } from '@baize/calendar';
import { crashTimeOf } from '@baize/games';
import {
  type Bet,
  type Finisher,
  openBetsOfRound,
  openRoundDriver,
  type Paid,
  type RoundDriver,
  type RoundGame,
  settleBets,
} from '../../play/index.ts';
import { OWN_VENDOR } from '../shown-bet.ts';
import { type Crash, endOf, roundName, roundOf } from './crash.ts';
import {
  type CrashRound,
  closeRound,
  findRound,
  lastRound,
  openNextRound,
  revealRound,
  unsettledRound,
} from './rounds.ts';

/** How long a crash is looked at before the next round opens. */
export const PAUSE_MS = 3_000;
const TICK_MS = 100;
const IDLE_MS = 1_000;
const LOOK_MS = 1_000;

/** Moves the rounds of crash on: a shared round whose bets may leave while it flies. */
export function openCrashDriver(crash: Crash): RoundDriver {
  return openRoundDriver(crash.play, crashGame(crash));
}

function crashGame(crash: Crash): RoundGame<CrashRound> {
  const { news } = crash;
  const { house } = crash.play;
  const fly = openFlight(crash);
  return {
    nameOf: ({ id }) => roundName(id),
    findUnsettled: () => unsettledRound(house),
    reread: ({ id }) => findRound(house, id),
    openNext: async (now, isWanted) => {
      if (!isWanted) return IDLE_MS;
      const last = await lastRound(house);
      const opensAt = last ? last.crashAt + PAUSE_MS : now;
      if (now < opensAt) return opensAt - now;
      const round = await openNextRound(house, last);
      if (round) news.opened(round);
      return round;
    },
    // A bet belongs to the round of the instant at which its batch takes it: nothing has to be shut.
    close: async (round) => news.started(round),
    draw: () => Promise.resolve(),
    play: async (round, now) => {
      if (now < round.crashAt) return fly(round, now);
      if (await revealRound(house, round)) news.crashed(round);
      return 0;
    },
    pay: payOf,
    tellPaid: (round, bet) => tellPaid(crash, round, bet),
    end: (round) => closeRound(house, round),
    tellEnd: () => undefined,
  };
}

/** Those who set an automatic cash-out leave as the curve passes it. */
function openFlight(crash: Crash): (round: CrashRound, now: number) => Promise<number> {
  const { play } = crash;
  let bets: Bet[] = [];
  let lookedAt = 0;
  let flying: bigint | undefined;
  return async (round, now) => {
    if (flying !== round.id || now - lookedAt >= LOOK_MS) {
      bets = await openBetsOfRound(play.house.db, OWN_VENDOR, roundName(round.id));
      lookedAt = now;
      flying = round.id;
    }
    const due = bets.filter((bet) => leavesBy(round, bet, now));
    bets = bets.filter((bet) => !due.includes(bet));
    for (const bet of await settleBets(play, due, (one) => payOf(round, one))) {
      tellPaid(crash, round, bet);
    }
    return Math.min(TICK_MS, Math.max(1, round.crashAt - now));
  };
}

function tellPaid({ news }: Crash, round: CrashRound, bet: Bet): void {
  const end = endOf(round, bet);
  if (end && bet.payout > 0n) news.cashedOut(bet, end.at, end.payout);
}

function payOf(round: CrashRound, bet: Bet): Paid {
  const end = endOf(round, bet);
  return { payout: end?.payout ?? 0n, ...(end && { detail: { cashout: end.at } }) };
}

function leavesBy(round: CrashRound, bet: Bet, now: number): boolean {
  const end = endOf(round, bet);
  return end !== undefined && round.startsAt + crashTimeOf(end.at) <= now;
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
      if (round.isVoid) return 'void';
      if (now < round.endsAt) return 'wait';
      const paid = payOf(round, bet);
      return paid === 'void' ? 'void' : { settle: paid };
    },
  };
}
