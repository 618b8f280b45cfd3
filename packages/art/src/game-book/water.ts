// Fishing halls.
import { type BookEntry, entry } from './entry.ts';

export const fishing: BookEntry[] = [
  entry('FISH', 'Deep Six Hunters', 'shark', 'harbour', {
    swap: false,
    set: 'deep',
    bits: 'bubbles',
    layout: 'lean',
  }),
  entry('FISH', 'Anglerfish Court', 'angler', 'lagoon', {
    swap: true,
    set: 'porthole',
    bits: 'bubbles',
  }),
  entry('FISH', 'Reef Royale', 'fish', 'lagoon', {
    swap: true,
    set: 'deep',
    pattern: 'scales',
    bits: 'bubbles',
  }),
  entry('FISH', 'Octopus Tax', 'octopus', 'dusk', {
    swap: false,
    set: 'deep',
    bits: 'bubbles',
    plate: 'tide',
  }),
  entry('FISH', 'Jelly Ballroom', 'jellyfish', 'dusk', {
    swap: true,
    set: 'deep',
    bits: 'bubbles',
  }),
  entry('FISH', 'Turtle Post', 'turtle', 'sand', { swap: true, set: 'waves', bits: 'bubbles' }),
  entry('FISH', 'Crab & Co', 'crab', 'saffron', { swap: true, set: 'waves', bits: 'bubbles' }),
  entry('FISH', 'Mermaid Toll', 'mermaid', 'lagoon', {
    swap: false,
    set: 'waves',
    bits: 'bubbles',
  }),
  entry('FISH', 'Sunken Chest', 'chest', 'lagoon', { swap: true, set: 'deep', bits: 'coins' }),
  entry('FISH', 'Golden Koi Pond', 'koi', 'jade', {
    swap: true,
    set: 'deep',
    bits: 'petals',
    layout: 'tall',
  }),
];
