import type { HandResult } from '../card-game.ts';
import { settleNets } from '../rake.ts';
import { compareRows, rows } from './rows.ts';
import { specialPoints } from './specials.ts';
import { isOver, type ThirteenSeat, type ThirteenState } from './state.ts';

/** How two seats stand against each other, in points of the first. */
export type Duel = {
  readonly seats: readonly [number, number];
  /** Front, middle and back before doubling; none when a special decides. */
  readonly rows: readonly number[];
  /** Who won all three rows. */
  readonly gun: number | null;
  /** Whose guns hit everyone at a table of four. */
  readonly homeRun: number | null;
  readonly points: number;
};

const FULL_TABLE = 4;

export function thirteenDuels({ seats }: ThirteenState): Duel[] {
  const pairs = seats.flatMap((one, i) => seats.slice(i + 1).map((other) => [one, other] as const));
  const duels = pairs.map(([one, other]) => duelOf(one, other));
  const hits = (seat: number) => duels.filter(({ gun }) => gun === seat).length;
  const runner =
    seats.length === FULL_TABLE
      ? seats.find(({ seat }) => hits(seat) === FULL_TABLE - 1)?.seat
      : undefined;
  return duels.map((duel) =>
    runner !== undefined && duel.gun === runner
      ? { ...duel, homeRun: runner, points: duel.points * 2 }
      : duel,
  );
}

function duelOf(one: ThirteenSeat, other: ThirteenSeat): Duel {
  const seats = [one.seat, other.seat] as const;
  if (!one.arranged || !other.arranged) {
    return { seats, rows: [], gun: null, homeRun: null, points: specialDuel(one, other) };
  }
  const won = compareRows(one.arranged, other.arranged);
  const sum = won.reduce((all, points) => all + points, 0);
  const isGun = Math.abs(won.reduce((all, points) => all + Math.sign(points), 0)) === rows.length;
  const winner = sum > 0 ? one.seat : other.seat;
  return {
    seats,
    rows: won,
    gun: isGun ? winner : null,
    homeRun: null,
    points: isGun ? sum * 2 : sum,
  };
}

/** The more valuable special wins its own points; equal ones win nothing. */
function specialDuel(one: ThirteenSeat, other: ThirteenSeat): number {
  const pointsOf = ({ special }: ThirteenSeat) => (special ? specialPoints[special] : 0);
  const [own, theirs] = [pointsOf(one), pointsOf(other)];
  if (own === theirs) return 0;
  return own > theirs ? own : -theirs;
}

export function thirteenPoints(state: ThirteenState): Map<number, number> {
  const points = new Map(state.seats.map(({ seat }) => [seat, 0]));
  for (const { seats, points: won } of thirteenDuels(state)) {
    const [one, other] = seats;
    points.set(one, points.get(one)! + won);
    points.set(other, points.get(other)! - won);
  }
  return points;
}

export function thirteenResult(state: ThirteenState): HandResult | undefined {
  if (!isOver(state)) return undefined;
  const { base, rakeBp } = state.rules;
  const nets = [...thirteenPoints(state)].map(([seat, points]) => ({ seat, net: points * base }));
  return {
    seats: settleNets(nets, rakeBp),
    shown: state.seats.map(({ seat, cards }) => ({ seat, cards })),
    nextLead: state.seats[0]!.seat,
  };
}
