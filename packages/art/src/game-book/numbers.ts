// Draws and the small games of the house.
import { type BookEntry, entry } from './entry.ts';

export const draws: BookEntry[] = [
  entry('LOTT', 'Saigon Draw', 'balls', 'lacquer', { swap: true, set: 'burst', bits: 'sparks' }),
  entry('LOTT', 'Evening Drum', 'drum', 'dusk', { swap: false, set: 'curtain', bits: 'none' }),
  entry('LOTT', 'Keno House', 'keno', 'jade', { swap: true, set: 'dial', bits: 'none' }),
  entry('LOTT', 'Golden Ticket', 'ticket', 'saffron', {
    swap: true,
    set: 'burst',
    bits: 'confetti',
  }),
  entry('LOTT', 'Bingo Terrace', 'balls', 'rose', {
    swap: true,
    set: 'sun',
    bits: 'confetti',
    layout: 'tall',
  }),
  entry('LOTT', 'Lucky Draw 5', 'ingot', 'oxblood', { swap: false, set: 'clouds', bits: 'coins' }),
];

export const minis: BookEntry[] = [
  entry('MINI', 'Crash', 'rocket', 'ink', {
    swap: true,
    set: 'orbit',
    bits: 'embers',
    layout: 'tall',
  }),
  entry('MINI', 'Plinko', 'plinko', 'lagoon', { swap: true, set: 'dial', bits: 'none' }),
  entry('MINI', 'Mines', 'mine', 'storm', { swap: false, set: 'burst', bits: 'sparks' }),
  entry('MINI', 'Dice', 'dice', 'oxblood', { swap: true, set: 'orbit', bits: 'none' }),
  entry('MINI', 'Hi-Lo', 'pair', 'saffron', { swap: true, set: 'dial', bits: 'none' }),
  entry('MINI', 'Balloon', 'balloon', 'frost', { swap: true, set: 'clouds', bits: 'none' }),
  entry('MINI', 'Wheel', 'wheel', 'jade', { swap: true, set: 'curtain', bits: 'none' }),
  entry('MINI', 'Hourglass', 'hourglass', 'clay', { swap: true, set: 'columns', bits: 'sparks' }),
  entry('MINI', 'Piggy', 'piggy', 'lagoon', { swap: false, set: 'sun', bits: 'coins' }),
  entry('MINI', 'Limbo', 'comet', 'dusk', { swap: true, set: 'orbit', bits: 'sparks' }),
];
