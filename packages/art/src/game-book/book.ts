// Every tile set by hand: motif, palette and whatever else was worth fixing.
import type { BookEntry } from './entry.ts';
import { houseSlots } from './house-slots.ts';
import { houseTables } from './house-tables.ts';
import { draws, minis } from './numbers.ts';
import { slots } from './slots.ts';
import { cockfights, esports, sports } from './sports.ts';
import { boards, live } from './tables.ts';
import { fishing } from './water.ts';

export const gameBook: readonly BookEntry[] = [
  ...slots,
  ...live,
  ...fishing,
  ...boards,
  ...sports,
  ...esports,
  ...cockfights,
  ...draws,
  ...minis,
  ...houseSlots,
  ...houseTables,
];
