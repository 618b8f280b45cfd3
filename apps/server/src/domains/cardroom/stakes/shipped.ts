import type { cardroomParts } from '@baize/contract';
import type { CardGameCode } from '@baize/games';
import { type Money, money } from '@baize/money';

type Level = (typeof cardroomParts.levels)[number];

/** A game at a stake, as the house ships it. */
export type ShippedStake = {
  id: string;
  game: CardGameCode;
  level: Level;
  unit: Money;
  /** A sit-and-go: everyone pays the unit once and plays for places. */
  isSitAndGo: boolean;
  seats: number;
  /** As many as bots fill a table up to; they go as people come. */
  fillTo: number;
  rakeBasisPoints: number;
  /** Of the pots of one hand, in units; 0: no bound. */
  rakeCapUnits: number;
};

const LEVELS = ['micro', 'low', 'middle', 'high'] as const;

type Kind = Pick<ShippedStake, 'seats' | 'fillTo'> & {
  units: readonly [string, string, string, string];
  rakeCapUnits?: number;
};

const kinds: Readonly<Record<CardGameCode, Kind>> = {
  holdem: { seats: 6, fillTo: 4, units: ['0.20', '1', '5', '20'], rakeCapUnits: 3 },
  'niu-niu': { seats: 5, fillTo: 4, units: ['0.10', '0.50', '2', '5'] },
  'thirteen-cards': { seats: 4, fillTo: 4, units: ['0.10', '0.50', '2', '10'] },
  'tien-len': { seats: 4, fillTo: 4, units: ['0.10', '0.50', '2', '10'] },
  'big-two': { seats: 4, fillTo: 4, units: ['0.10', '0.50', '2', '10'] },
  'dou-dizhu': { seats: 3, fillTo: 3, units: ['0.10', '0.50', '2', '5'] },
  xiangqi: { seats: 2, fillTo: 2, units: ['1', '5', '20', '100'] },
};

const RAKE_BASIS_POINTS = 500;

const cashStakes: readonly ShippedStake[] = Object.entries(kinds).flatMap(
  ([game, { units, seats, fillTo, rakeCapUnits = 0 }]) =>
    LEVELS.map((level, n) => ({
      id: `${game}-${level}`,
      game: game as CardGameCode,
      level,
      unit: money(units[n]!),
      isSitAndGo: false,
      seats,
      fillTo,
      rakeBasisPoints: RAKE_BASIS_POINTS,
      rakeCapUnits,
    })),
);

const ENTRIES = ['1', '5', '20', '100'] as const;
const ENTRANTS = 6;

const sitAndGoStakes: readonly ShippedStake[] = LEVELS.map((level, n) => ({
  id: `holdem-sng-${level}`,
  game: 'holdem',
  level,
  unit: money(ENTRIES[n]!),
  isSitAndGo: true,
  seats: ENTRANTS,
  fillTo: ENTRANTS,
  rakeBasisPoints: RAKE_BASIS_POINTS,
  rakeCapUnits: 0,
}));

export const shippedStakes: readonly ShippedStake[] = [...cashStakes, ...sitAndGoStakes];
