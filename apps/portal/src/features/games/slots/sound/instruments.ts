/** A voice: its waves, how it speaks and fades, and the scale it plays in, in half tones. */
export type Instrument = {
  waves: readonly (readonly [type: OscillatorType, ratio: number, loud: number])[];
  attackMs: number;
  decayMs: number;
  scale: readonly number[];
  /** Where the lowest note lies, in half tones from middle C. */
  from: number;
  /** What a stopping reel sounds like. */
  thud: { hz: number; toHz: number; ms: number; noise: number };
  vibrato?: number;
  /** Above it nothing sounds; felt and wood are dull. */
  cutHz?: number;
};

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const FIVE = [0, 2, 4, 7, 9];
const FIVE_LOW = [0, 3, 5, 7, 10];
const HIJAZ = [0, 1, 4, 5, 7, 8, 11];
const IN = [0, 1, 5, 7, 8];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MIXED = [0, 2, 4, 5, 7, 9, 10];
const SLENDRO = [0, 2.4, 4.8, 7.2, 9.6];
const WHOLE = [0, 2, 4, 6, 8, 10];
const BLUES = [0, 3, 5, 6, 7, 10];

const wood = { hz: 170, toHz: 90, ms: 90, noise: 0.25 };
const skin = { hz: 120, toHz: 48, ms: 190, noise: 0.15 };
const metal = { hz: 420, toHz: 300, ms: 70, noise: 0.3 };
const soft = { hz: 220, toHz: 150, ms: 80, noise: 0.08 };

export const instruments: Record<string, Instrument> = {
  silk: {
    waves: [
      ['triangle', 1, 1],
      ['sine', 2, 0.3],
    ],
    attackMs: 4,
    decayMs: 700,
    scale: FIVE,
    from: 2,
    thud: wood,
    vibrato: 5,
  },
  koto: {
    waves: [
      ['triangle', 1, 1],
      ['sawtooth', 2, 0.12],
    ],
    attackMs: 2,
    decayMs: 900,
    scale: IN,
    from: 0,
    thud: soft,
    cutHz: 3200,
  },
  taiko: {
    waves: [
      ['triangle', 1, 1],
      ['square', 0.5, 0.2],
    ],
    attackMs: 3,
    decayMs: 380,
    scale: FIVE_LOW,
    from: -5,
    thud: skin,
    cutHz: 2400,
  },
  oud: {
    waves: [
      ['sawtooth', 1, 0.6],
      ['triangle', 1.005, 0.6],
    ],
    attackMs: 3,
    decayMs: 520,
    scale: HIJAZ,
    from: -3,
    thud: skin,
    cutHz: 2100,
  },
  banjo: {
    waves: [
      ['sawtooth', 1, 0.5],
      ['square', 2, 0.16],
    ],
    attackMs: 1,
    decayMs: 260,
    scale: MIXED,
    from: 7,
    thud: wood,
    cutHz: 4200,
  },
  arcade: {
    waves: [['square', 1, 0.5]],
    attackMs: 1,
    decayMs: 170,
    scale: MAJOR,
    from: 12,
    thud: metal,
  },
  mariachi: {
    waves: [
      ['sawtooth', 1, 0.5],
      ['square', 1, 0.2],
    ],
    attackMs: 18,
    decayMs: 360,
    scale: MAJOR,
    from: 4,
    thud: skin,
    cutHz: 3600,
    vibrato: 6,
  },
  shanty: {
    waves: [
      ['square', 1, 0.3],
      ['sawtooth', 1.01, 0.3],
    ],
    attackMs: 24,
    decayMs: 420,
    scale: DORIAN,
    from: 0,
    thud: wood,
    cutHz: 2000,
  },
  fiddle: {
    waves: [['sawtooth', 1, 0.6]],
    attackMs: 36,
    decayMs: 380,
    scale: MIXED,
    from: 7,
    thud: wood,
    cutHz: 3000,
    vibrato: 7,
  },
  synth: {
    waves: [
      ['sawtooth', 1, 0.35],
      ['sawtooth', 1.007, 0.35],
      ['sine', 0.5, 0.5],
    ],
    attackMs: 6,
    decayMs: 500,
    scale: MINOR,
    from: 0,
    thud: metal,
    cutHz: 2600,
  },
  court: {
    waves: [
      ['sawtooth', 1, 0.4],
      ['square', 2, 0.12],
      ['sawtooth', 4, 0.06],
    ],
    attackMs: 2,
    decayMs: 480,
    scale: DORIAN,
    from: 5,
    thud: metal,
  },
  horn: {
    waves: [
      ['sawtooth', 1, 0.4],
      ['sine', 1, 0.6],
    ],
    attackMs: 60,
    decayMs: 700,
    scale: MINOR,
    from: -7,
    thud: wood,
    cutHz: 1300,
  },
  flute: {
    waves: [
      ['sine', 1, 1],
      ['triangle', 2, 0.14],
    ],
    attackMs: 40,
    decayMs: 460,
    scale: FIVE_LOW,
    from: 12,
    thud: soft,
    vibrato: 8,
  },
  glass: {
    waves: [
      ['sine', 1, 1],
      ['sine', 2.76, 0.4],
      ['sine', 5.4, 0.16],
    ],
    attackMs: 2,
    decayMs: 1100,
    scale: WHOLE,
    from: 12,
    thud: { hz: 900, toHz: 700, ms: 120, noise: 0.05 },
  },
  street: {
    waves: [
      ['triangle', 1, 0.8],
      ['square', 3, 0.08],
    ],
    attackMs: 2,
    decayMs: 300,
    scale: FIVE,
    from: 9,
    thud: skin,
  },
  waltz: {
    waves: [
      ['triangle', 1, 0.8],
      ['sawtooth', 2, 0.14],
    ],
    attackMs: 20,
    decayMs: 620,
    scale: [0, 2, 3, 5, 7, 8, 11],
    from: 4,
    thud: soft,
    vibrato: 5,
    cutHz: 2600,
  },
  harp: {
    waves: [
      ['sine', 1, 1],
      ['triangle', 2, 0.25],
    ],
    attackMs: 2,
    decayMs: 1200,
    scale: MAJOR,
    from: 4,
    thud: soft,
  },
  library: {
    waves: [
      ['sine', 1, 1],
      ['sine', 3, 0.22],
    ],
    attackMs: 6,
    decayMs: 900,
    scale: DORIAN,
    from: 0,
    thud: { hz: 110, toHz: 80, ms: 120, noise: 0.2 },
    cutHz: 1800,
  },
  jazz: {
    waves: [
      ['sine', 1, 0.9],
      ['triangle', 2, 0.3],
      ['sine', 4, 0.1],
    ],
    attackMs: 8,
    decayMs: 620,
    scale: BLUES,
    from: 0,
    thud: { hz: 300, toHz: 240, ms: 60, noise: 0.5 },
  },
  choir: {
    waves: [
      ['sine', 1, 0.8],
      ['triangle', 1.006, 0.4],
      ['sine', 2, 0.2],
    ],
    attackMs: 120,
    decayMs: 1100,
    scale: MINOR,
    from: 0,
    thud: soft,
    vibrato: 4,
    cutHz: 1900,
  },
  gamelan: {
    waves: [
      ['sine', 1, 1],
      ['sine', 2.41, 0.45],
      ['sine', 4.2, 0.2],
    ],
    attackMs: 2,
    decayMs: 1400,
    scale: SLENDRO,
    from: 2,
    thud: metal,
  },
  rock: {
    waves: [
      ['sawtooth', 1, 0.5],
      ['square', 1.5, 0.25],
      ['sawtooth', 0.5, 0.4],
    ],
    attackMs: 3,
    decayMs: 420,
    scale: FIVE_LOW,
    from: -8,
    thud: { hz: 140, toHz: 42, ms: 160, noise: 0.4 },
    cutHz: 2200,
  },
};
