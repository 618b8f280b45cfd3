import type { games, Output } from '@baize/contract';
import { type Money, money } from '@baize/money';
import type { SocketEvent } from '@baize/web/socket-messages.ts';

type Told = Output<typeof games.crashState.value>;

export type PastCrash = {
  round: string;
  number: number;
  multiplier: number;
  hash: string;
  /** Called off by the house. */
  isVoid: boolean;
};

/** Somebody at the table; `out` once they have left the round. */
export type Seat = {
  id: string;
  name: string;
  stake: Money;
  out?: { multiplier: number; payout: Money };
};

export type CrashRound = {
  round: string;
  number: number;
  startsAt: number;
  previousHash: string;
  /** Set when it is over. */
  crashedAt?: number;
  multiplier?: number;
};

export type CrashState = {
  /** How far the house's clock is ahead of this one. */
  aheadMs: number;
  chain: Told['chain'];
  round: CrashRound | undefined;
  seats: ReadonlyMap<string, readonly Seat[]>;
  past: readonly PastCrash[];
};

const KEPT_PAST = 30;

export function fromHouse(told: Told, now: number): CrashState {
  const { round, past, chain, bets } = told;
  return {
    aheadMs: told.now - now,
    chain,
    round: round
      ? {
          round: round.round,
          number: round.number,
          startsAt: round.startsAt,
          previousHash: round.previousHash,
          ...(round.multiplier !== null && { multiplier: round.multiplier }),
        }
      : undefined,
    seats: new Map(
      round ? [[round.round, bets.map(({ id, name, stake }) => ({ id, name, stake }))]] : [],
    ),
    past,
  };
}

type Row = { id: string; name?: string; stake?: number; multiplier?: number; payout?: number };

/** The table after one more piece of news. Undefined when too much was missed to go on. */
export function afterNews(
  state: CrashState,
  event: SocketEvent,
  now: number,
): CrashState | undefined {
  const aheadMs = event.at - now;
  const id = String(event.round);
  switch (event.kind) {
    case 'opening':
      return { ...opened(state, event), aheadMs };
    case 'start':
      return state.round?.round === id
        ? { ...state, aheadMs, round: { ...state.round, startsAt: Number(event.startsAt) } }
        : undefined;
    case 'crash':
      return { ...crashed(state, event), aheadMs };
    case 'bets':
      return { ...state, seats: seated(state.seats, id, event.bets as Row[]) };
    case 'cashouts':
      return { ...state, seats: left(state.seats, id, event.cashouts as Row[]) };
    case 'cancels':
      return { ...state, seats: withdrawn(state.seats, id, event.cancels as Row[]) };
    default:
      return undefined;
  }
}

function opened(state: CrashState, event: SocketEvent): CrashState {
  const round = String(event.round);
  const seats = state.seats.get(round);
  return {
    ...state,
    round: {
      round,
      number: Number(event.number),
      startsAt: Number(event.startsAt),
      previousHash: String(event.previousHash),
    },
    seats: new Map(seats ? [[round, seats]] : []),
  };
}

function crashed(state: CrashState, event: SocketEvent): CrashState {
  const { round } = state;
  if (round?.round !== String(event.round)) return state;
  const multiplier = Number(event.multiplier);
  const crashedAt = Number(event.crashedAt);
  const over = {
    round: round.round,
    number: round.number,
    multiplier,
    hash: String(event.hash),
    isVoid: false,
  };
  return {
    ...state,
    round: { ...round, multiplier, crashedAt },
    past: [over, ...state.past.filter((past) => past.round !== over.round)].slice(0, KEPT_PAST),
  };
}

type Seats = CrashState['seats'];

function seated(seats: Seats, round: string, rows: readonly Row[]): Seats {
  const known = new Map((seats.get(round) ?? []).map((seat) => [seat.id, seat]));
  for (const { id, name = '', stake = 0 } of rows) {
    if (!known.has(id)) known.set(id, { id, name, stake: money(stake) });
  }
  return new Map([...seats, [round, [...known.values()]]]);
}

function left(seats: Seats, round: string, rows: readonly Row[]): Seats {
  const out = new Map(rows.map((row) => [row.id, row]));
  const after = (seats.get(round) ?? []).map((seat): Seat => {
    const row = out.get(seat.id);
    if (!row) return seat;
    return { ...seat, out: { multiplier: row.multiplier ?? 0, payout: money(row.payout ?? 0) } };
  });
  return new Map([...seats, [round, after]]);
}

/** Who took their bet back before the round was never in it. */
function withdrawn(seats: Seats, round: string, rows: readonly Row[]): Seats {
  const gone = new Set(rows.map(({ id }) => id));
  return new Map([...seats, [round, (seats.get(round) ?? []).filter(({ id }) => !gone.has(id))]]);
}
