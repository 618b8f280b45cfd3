import { type Money, money } from '@baize/money';
import type { SpeciesCode } from './species.ts';

/** What the sea does for a while: fish by ones and twos, a school in formation, a boss, or hardly anything. */
export type Phase = 'drift' | 'school' | 'boss' | 'calm';

export type FishRoomCode = 'fish-lagoon' | 'fish-reef' | 'fish-wreck' | 'fish-abyss';

export type FishRoom = {
  readonly code: FishRoomCode;
  readonly version: number;
  readonly name: string;
  /** How its water looks. */
  readonly look: 'lagoon' | 'reef' | 'wreck' | 'abyss';
  /** What a bullet may cost, cannon by cannon. */
  readonly costs: readonly Money[];
  /** Who swims here, by weight. */
  readonly species: readonly (readonly [SpeciesCode, number])[];
  readonly schools: readonly SpeciesCode[];
  readonly bosses: readonly SpeciesCode[];
  /** The phases follow each other in this order, round and round, each so many slots long. */
  readonly phases: readonly (readonly [Phase, number])[];
  /** How many fish enter in a slot of a drift, about. */
  readonly perSlot: number;
};

/** The sea is told in slots of this length. */
export const SLOT_MS = 2_000;

const cannons = (...costs: string[]): Money[] => costs.map((cost) => money(cost));

export const fishRooms: readonly FishRoom[] = [
  {
    code: 'fish-lagoon',
    version: 1,
    name: 'Sunlit Lagoon',
    look: 'lagoon',
    costs: cannons('0.01', '0.02', '0.05', '0.1', '0.2'),
    species: [
      ['anchovy', 30],
      ['clownfish', 24],
      ['tang', 16],
      ['seahorse', 10],
      ['jellyfish', 8],
      ['turtle', 5],
      ['goldfish', 4],
      ['storm-eel', 2],
      ['frost-squid', 1],
    ],
    schools: ['anchovy', 'clownfish'],
    bosses: ['orca'],
    phases: [
      ['drift', 22],
      ['school', 8],
      ['calm', 3],
      ['drift', 15],
      ['boss', 14],
      ['calm', 3],
    ],
    perSlot: 4,
  },
  {
    code: 'fish-reef',
    version: 1,
    name: 'Coral Reef',
    look: 'reef',
    costs: cannons('0.1', '0.2', '0.5', '1', '2'),
    species: [
      ['anchovy', 20],
      ['clownfish', 20],
      ['tang', 18],
      ['seahorse', 10],
      ['jellyfish', 9],
      ['lionfish', 7],
      ['turtle', 5],
      ['ray', 3],
      ['goldfish', 3],
      ['storm-eel', 2],
      ['frost-squid', 2],
      ['bomb-crab', 1],
    ],
    schools: ['clownfish', 'tang', 'jellyfish'],
    bosses: ['orca', 'kraken'],
    phases: [
      ['drift', 18],
      ['school', 8],
      ['drift', 12],
      ['boss', 15],
      ['calm', 4],
    ],
    perSlot: 4,
  },
  {
    code: 'fish-wreck',
    version: 1,
    name: 'Galleon Wreck',
    look: 'wreck',
    costs: cannons('1', '2', '3', '5', '10'),
    species: [
      ['clownfish', 18],
      ['tang', 18],
      ['seahorse', 12],
      ['jellyfish', 10],
      ['lionfish', 10],
      ['turtle', 8],
      ['ray', 6],
      ['marlin', 5],
      ['shark', 3],
      ['goldfish', 4],
      ['storm-eel', 2],
      ['bomb-crab', 2],
      ['frost-squid', 1],
      ['pearl-whale', 1],
    ],
    schools: ['tang', 'lionfish', 'ray'],
    bosses: ['kraken', 'leviathan'],
    phases: [
      ['calm', 3],
      ['drift', 20],
      ['boss', 15],
      ['drift', 10],
      ['school', 9],
    ],
    perSlot: 4,
  },
  {
    code: 'fish-abyss',
    version: 1,
    name: 'The Abyss',
    look: 'abyss',
    costs: cannons('5', '10', '20', '30', '50'),
    species: [
      ['tang', 16],
      ['seahorse', 14],
      ['jellyfish', 16],
      ['lionfish', 12],
      ['turtle', 8],
      ['ray', 8],
      ['marlin', 7],
      ['shark', 6],
      ['goldfish', 5],
      ['storm-eel', 3],
      ['bomb-crab', 2],
      ['frost-squid', 1],
      ['pearl-whale', 2],
    ],
    schools: ['jellyfish', 'marlin', 'shark'],
    bosses: ['leviathan', 'kraken', 'orca'],
    phases: [
      ['boss', 15],
      ['drift', 16],
      ['school', 9],
      ['calm', 3],
      ['drift', 12],
    ],
    perSlot: 4,
  },
];

export const fishRoomsByCode: ReadonlyMap<string, FishRoom> = new Map(
  fishRooms.map((room) => [room.code, room]),
);
