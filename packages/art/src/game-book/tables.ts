// Live tables, cards and boards.
import { type BookEntry, entry } from './entry.ts';

export const live: BookEntry[] = [
  entry('LIVE', 'Baize Roulette', 'roulette', 'ink', {
    swap: false,
    set: 'table',
    bits: 'none',
    plate: 'arch',
  }),
  entry('LIVE', 'Salon Baccarat', 'dealer', 'oxblood', {
    swap: false,
    set: 'curtain',
    bits: 'none',
    plate: 'straight',
    layout: 'tall',
  }),
  entry('LIVE', 'Speed Baccarat 7', 'pair', 'jade', {
    swap: false,
    set: 'table',
    bits: 'none',
    plate: 'arch',
  }),
  entry('LIVE', 'Dragon Tiger Live', 'dealer', 'lacquer', {
    id: 'dt-live-2',
    swap: true,
    set: 'ogee',
    bits: 'none',
    plate: 'peak',
    layout: 'tall',
  }),
  entry('LIVE', 'Sic Bo Dome', 'sicbo', 'lacquer', { swap: false, set: 'table', bits: 'none' }),
  entry('LIVE', 'Blackjack Club', 'cards', 'harbour', {
    swap: false,
    set: 'table',
    bits: 'none',
    plate: 'arch',
  }),
  entry('LIVE', 'Evening Dealer', 'dealer', 'harbour', {
    id: 'even5',
    swap: true,
    set: 'arch',
    bits: 'sparks',
    plate: 'arch',
    layout: 'tall',
  }),
  entry('LIVE', 'Wheel of Hours', 'wheel', 'oxblood', {
    swap: false,
    set: 'curtain',
    bits: 'confetti',
  }),
  entry('LIVE', 'Fan Tan House', 'chips', 'jade', { swap: true, set: 'table', bits: 'none' }),
  entry('LIVE', 'Casino Hold’em', 'shoe', 'storm', { swap: true, set: 'table', bits: 'none' }),
  entry('LIVE', 'Teen Patti Lounge', 'dealer', 'saffron', {
    id: 'tp-9',
    swap: true,
    set: 'ogee',
    bits: 'none',
    layout: 'tall',
  }),
  entry('LIVE', 'Auto Roulette', 'roulette', 'harbour', {
    swap: false,
    set: 'dial',
    bits: 'none',
    layout: 'tall',
  }),
];

export const boards: BookEntry[] = [
  entry('PVP', 'Mahjong Parlour', 'mahjong', 'jade', {
    swap: false,
    set: 'dial',
    pattern: 'lattice',
    bits: 'none',
  }),
  entry('PVP', 'Hold’em Sit & Go', 'cards', 'oxblood', {
    swap: false,
    set: 'table',
    bits: 'coins',
  }),
  entry('PVP', 'Thirteen Cards', 'pair', 'dusk', { swap: false, set: 'ogee', bits: 'none' }),
  entry('PVP', 'Big Two Alley', 'fan', 'clay', { swap: true, set: 'sun', bits: 'none' }),
  entry('PVP', 'Landlord', 'crown', 'moss', { swap: false, set: 'laurel', bits: 'none' }),
  entry('PVP', 'Tea House Rummy', 'teapot', 'clay', { swap: true, set: 'arch', bits: 'petals' }),
  entry('PVP', 'Backgammon Row', 'dice', 'saffron', { swap: true, set: 'table', bits: 'none' }),
  entry('PVP', 'Three Kingdoms', 'sword', 'lacquer', { swap: true, set: 'laurel', bits: 'none' }),
  entry('PVP', 'Ludo Court', 'dice', 'lagoon', {
    swap: true,
    set: 'orbit',
    bits: 'confetti',
    layout: 'tall',
  }),
];
