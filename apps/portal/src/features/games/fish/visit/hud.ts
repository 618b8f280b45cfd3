import { type SpeciesCode, seatPlaces, type Weapon } from '@baize/games';
import type { Money } from '@baize/money';
import type { StopReason } from './stop-rules.ts';

export type Seat = {
  seat: number;
  /** Null where nobody sits. */
  name: string | null;
  cost: Money | null;
};

/** What is written around the picture; it changes a few times a second, never with a frame. */
export type Hud = {
  level: number;
  weapon: Weapon;
  isLocking: boolean;
  wanted: SpeciesCode | undefined;
  isAuto: boolean;
  stopped: StopReason | 'refused' | undefined;
  /** Won by magazines that are still open. */
  pending: Money;
  lastCatch: { species: SpeciesCode; worth: number; pay: Money } | undefined;
  /** Pots that one's own shot has just won. */
  pots: readonly string[];
  seats: readonly Seat[];
  /** By seat, since one has been watching. */
  won: readonly Money[];
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
  stopped: undefined,
  pending: 0n,
  lastCatch: undefined,
  pots: [],
  seats: [],
  won: seatPlaces.map(() => 0n),
  boss: undefined,
  fault: undefined,
  isOver: false,
});

/** Who sits now; whoever stayed keeps what they have won. */
export function seatsAfter(
  before: Pick<Hud, 'seats' | 'won'>,
  seats: readonly Seat[],
): Pick<Hud, 'seats' | 'won'> {
  const nameAt = (all: readonly Seat[], at: number) => all.find(({ seat }) => seat === at)?.name;
  const isSame = (at: number) => nameAt(seats, at) === nameAt(before.seats, at);
  return { seats, won: before.won.map((sum, at) => (isSame(at) ? sum : 0n)) };
}

/** What a catch makes of it, whoever's it is. */
export const caughtBy = (hud: Hud, seat: number, fishId: number, pay: Money): Hud => ({
  ...hud,
  won: hud.won.map((sum, at) => (at === seat ? sum + pay : sum)),
  boss: hud.boss?.id === fishId ? undefined : hud.boss,
});
