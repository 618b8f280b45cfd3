// The live tables and rings of the house, each by its code and on its own felt.
import { type BookEntry, entry } from './entry.ts';

const at = (id: string) => ({ id, swap: false, set: 'table', bits: 'none' }) as const;

export const houseTables: BookEntry[] = [
  entry('LIVE', 'Jade Baccarat', 'shoe', 'jade', at('baccarat-jade')),
  entry('LIVE', 'Swift Baccarat', 'pair', 'ink', at('baccarat-swift')),
  entry('LIVE', 'Ruby Baccarat', 'dealer', 'oxblood', { ...at('baccarat-ruby'), set: 'curtain' }),
  entry('LIVE', 'Lotus No Commission', 'lotus', 'dusk', { ...at('baccarat-lotus'), set: 'moon' }),
  entry('LIVE', 'Bamboo Dragon Tiger', 'dragon', 'moss', {
    ...at('dragon-tiger-bamboo'),
    set: 'ogee',
  }),
  entry('LIVE', 'Swift Dragon Tiger', 'tiger', 'ember', {
    ...at('dragon-tiger-swift'),
    set: 'sun',
  }),
  entry('LIVE', 'Velvet Blackjack', 'cards', 'rose', at('blackjack-velvet')),
  entry('LIVE', 'Onyx Blackjack', 'dealer', 'storm', { ...at('blackjack-onyx'), set: 'arch' }),
  entry('LIVE', 'Garden Blackjack', 'chips', 'moss', at('blackjack-garden')),
  entry('LIVE', 'Harbour Roulette', 'roulette', 'lagoon', at('roulette-harbour')),
  entry('LIVE', 'Swift Roulette', 'roulette', 'ink', { ...at('roulette-swift'), set: 'dial' }),
  entry('LIVE', 'Lantern Sic Bo', 'sicbo', 'lacquer', { ...at('sic-bo-lantern'), set: 'clouds' }),
  entry('LIVE', 'Pearl Fan Tan', 'fan', 'frost', at('fan-tan-pearl')),
  entry('LIVE', 'Comet Wheel', 'wheel', 'dusk', { ...at('money-wheel-comet'), bits: 'sparks' }),
  entry('LIVE', 'Terrace Bingo', 'balls', 'lagoon', {
    ...at('bingo-terrace-hall'),
    bits: 'confetti',
  }),
  entry('COCKFIGHT', 'Arena Sol', 'rooster', 'saffron', { ...at('arena-sol'), set: 'sun' }),
  entry('COCKFIGHT', 'Sabong Ring', 'rooster', 'jade', {
    ...at('arena-sabong'),
    set: 'laurel',
    swap: true,
  }),
];
