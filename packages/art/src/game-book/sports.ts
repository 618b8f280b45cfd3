// Sports, e-sports and the pit.
import { type BookEntry, entry } from './entry.ts';

export const sports: BookEntry[] = [
  entry('SPORTS', 'Football', 'football', 'moss', {
    swap: false,
    set: 'floodlights',
    bits: 'none',
    layout: 'tall',
  }),
  entry('SPORTS', 'Basketball', 'basketball', 'harbour', {
    swap: true,
    set: 'floodlights',
    bits: 'none',
    layout: 'tall',
  }),
  entry('SPORTS', 'Tennis', 'tennis', 'clay', { swap: true, set: 'floodlights', bits: 'none' }),
  entry('SPORTS', 'Cricket', 'cricket', 'jade', { swap: true, set: 'laurel', bits: 'none' }),
  entry('SPORTS', 'Boxing', 'boxing', 'frost', { swap: true, set: 'floodlights', bits: 'sparks' }),
  entry('SPORTS', 'Horse Racing', 'horse', 'harbour', { swap: true, set: 'laurel', bits: 'none' }),
  entry('SPORTS', 'American Football', 'helmet', 'storm', {
    swap: true,
    set: 'floodlights',
    bits: 'none',
  }),
  entry('SPORTS', 'Champions’ Cup', 'trophy', 'harbour', {
    swap: false,
    set: 'laurel',
    bits: 'confetti',
  }),
  entry('SPORTS', 'Virtual Stadium', 'stadium', 'dusk', { swap: true, set: 'burst', bits: 'none' }),
];

export const esports: BookEntry[] = [
  entry('ESPORTS', 'Arena Five', 'sword', 'storm', { swap: true, set: 'burst', bits: 'sparks' }),
  entry('ESPORTS', 'Counter Site', 'crosshair', 'ember', {
    swap: false,
    set: 'orbit',
    bits: 'embers',
  }),
  entry('ESPORTS', 'Lane War', 'keyboard', 'harbour', { swap: false, set: 'dial', bits: 'none' }),
  entry('ESPORTS', 'Couch Cup', 'controller', 'lagoon', {
    swap: true,
    set: 'orbit',
    bits: 'confetti',
  }),
  entry('ESPORTS', 'Grand Final', 'trophy', 'oxblood', {
    swap: false,
    set: 'floodlights',
    bits: 'confetti',
  }),
  entry('ESPORTS', 'Rocket League Night', 'rocket', 'dusk', {
    swap: false,
    set: 'orbit',
    bits: 'sparks',
  }),
];

export const cockfights: BookEntry[] = [
  entry('COCKFIGHT', 'Sabong Main Pit', 'rooster', 'ember', {
    swap: true,
    set: 'pit',
    bits: 'none',
    layout: 'duel',
  }),
  entry('COCKFIGHT', 'Derby Night', 'rooster', 'jade', {
    swap: true,
    set: 'pit',
    bits: 'none',
    layout: 'tall',
  }),
  entry('COCKFIGHT', 'Silver Spur', 'spurs', 'storm', { swap: false, set: 'pit', bits: 'sparks' }),
  entry('COCKFIGHT', 'Visayas Classic', 'rooster', 'lagoon', {
    swap: true,
    set: 'sun',
    bits: 'none',
  }),
  entry('COCKFIGHT', 'Morning Card', 'rooster', 'sand', {
    swap: true,
    set: 'dunes',
    bits: 'none',
    layout: 'duel',
  }),
  entry('COCKFIGHT', 'Champion Stag', 'trophy', 'ember', {
    swap: false,
    set: 'laurel',
    bits: 'embers',
  }),
];
