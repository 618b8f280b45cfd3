// Games of the house that came after the first set.
import { type BookEntry, entry } from './entry.ts';

export const houseSlots: BookEntry[] = [
  entry('RNG', 'Bear Creek Gold', 'bear', 'moss', { swap: true, set: 'pines', bits: 'coins' }),
  entry('RNG', 'Panther Noir', 'panther', 'ink', {
    swap: false,
    set: 'skyline',
    bits: 'sparks',
    layout: 'crop',
  }),
  entry('RNG', 'Mermaid Cove', 'mermaid', 'lagoon', { swap: true, set: 'moon', bits: 'none' }),
  entry('RNG', 'Eagle Pass', 'eagle', 'frost', { swap: false, set: 'peaks', bits: 'none' }),
  entry('RNG', 'Mask of Midnight', 'mask', 'oxblood', {
    swap: true,
    set: 'curtain',
    bits: 'confetti',
  }),
  entry('RNG', 'Captain’s Compass', 'compass', 'harbour', {
    swap: false,
    set: 'dial',
    pattern: 'wave',
    bits: 'none',
  }),
  entry('RNG', 'Tea House Fortune', 'teapot', 'jade', { swap: false, set: 'ogee', bits: 'petals' }),
  entry('RNG', 'Mushroom Hollow', 'mushroom', 'clay', { swap: true, set: 'pines', bits: 'sparks' }),
  entry('RNG', 'Kraken Ledger', 'octopus', 'storm', {
    swap: true,
    set: 'moon',
    pattern: 'wave',
    bits: 'none',
    layout: 'crop',
  }),
  entry('RNG', 'Comet Harvest', 'comet', 'ember', { swap: false, set: 'orbit', bits: 'sparks' }),
  entry('RNG', 'Genie Market', 'lamp', 'saffron', { swap: true, set: 'arch', bits: 'sparks' }),
  entry('RNG', 'Lines25', 'bars', 'lacquer', { swap: true, set: 'dial', bits: 'none' }),
  entry('RNG', 'Ways243', 'bell', 'saffron', { swap: false, set: 'burst', bits: 'none' }),
  entry('RNG', 'Tumble65', 'grapes', 'rose', { swap: true, set: 'orbit', bits: 'none' }),
  entry('MINI', 'Keno', 'keno', 'harbour', { swap: false, set: 'burst', bits: 'sparks' }),
  entry('RNG', 'Roulette', 'roulette', 'oxblood', { swap: false, set: 'curtain', bits: 'none' }),
  entry('RNG', 'Sic Bo', 'sicbo', 'lacquer', { swap: false, set: 'clouds', bits: 'none' }),
  entry('RNG', 'Bingo', 'balls', 'porcelain', { swap: true, set: 'sun', bits: 'confetti' }),
  entry('MINI', 'Hilo', 'pair', 'moss', { swap: false, set: 'arch', bits: 'none' }),
];
