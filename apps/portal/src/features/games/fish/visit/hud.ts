import type { SpeciesCode, Weapon } from '@baize/games';
import type { Money } from '@baize/money';
import type { StopReason } from './stop-rules.ts';

export type Seat = {
  seat: number;
  /** Null where nobody sits. */
  name: string | null;
  cost: Money | null;
  /** Since one has been watching. */
  won: Money;
};

/** What is written around the picture; it changes a few times a second, never with a frame. */
export type Hud = {
  level: number;
  weapon: Weapon;
  isLocking: boolean;
  wanted: SpeciesCode | undefined;
  isAuto: boolean;
  shotsLeft: number | undefined;
  stopped: StopReason | 'refused' | undefined;
  /** Paid bullets that have not been fired. */
  loaded: number;
  /** Won by magazines that are still open. */
  pending: Money;
  lastCatch: { species: SpeciesCode; worth: number; pay: Money } | undefined;
  /** Pots that one's own shot has just won. */
  pots: readonly string[];
  seats: readonly Seat[];
  boss: { id: number; species: SpeciesCode; leavesAt: number } | undefined;
  fault: unknown;
  /** The seat was given up: nothing more can be fired from it. */
  isOver: boolean;
};

export const newHud = (): Hud => ({
  level: 1,
  weapon: 'bolt',
  isLocking: false,
  wanted: undefined,
  isAuto: false,
  shotsLeft: undefined,
  stopped: undefined,
  loaded: 0,
  pending: 0n,
  lastCatch: undefined,
  pots: [],
  seats: [],
  boss: undefined,
  fault: undefined,
  isOver: false,
});

/** Who sits now; whoever stayed keeps what they have won. */
export function seatsAfter(
  before: readonly Seat[],
  told: readonly Omit<Seat, 'won'>[],
): readonly Seat[] {
  return told.map((seat) => {
    const known = before.find((one) => one.seat === seat.seat && one.name === seat.name);
    return { ...seat, won: known?.won ?? 0n };
  });
}
