/** What a fish does when it is caught, beside paying. */
export type Gift = 'random' | 'bomb' | 'chain' | 'freeze' | 'jackpot';

export type Species = {
  readonly code: SpeciesCode;
  /** It pays so many times what the bullet cost; of a random one the mean, of a bomb its own part. */
  readonly worth: number;
  /** A bullet within so many units of its middle hits it. */
  readonly radius: number;
  readonly gift: Gift | null;
  /** How long it takes across the sea, in milliseconds: from, to. */
  readonly crossingMs: readonly [number, number];
  readonly isBoss: boolean;
};

export const speciesCodes = [
  'anchovy',
  'clownfish',
  'tang',
  'seahorse',
  'jellyfish',
  'lionfish',
  'turtle',
  'ray',
  'marlin',
  'shark',
  'orca',
  'kraken',
  'leviathan',
  'goldfish',
  'bomb-crab',
  'storm-eel',
  'frost-squid',
  'pearl-whale',
] as const;
export type SpeciesCode = (typeof speciesCodes)[number];

const plain = (
  code: SpeciesCode,
  worth: number,
  radius: number,
  crossingMs: readonly [number, number],
): Species => ({ code, worth, radius, gift: null, crossingMs, isBoss: false });

const boss = (code: SpeciesCode, worth: number, radius: number): Species => ({
  code,
  worth,
  radius,
  gift: null,
  crossingMs: [28_000, 34_000],
  isBoss: true,
});

const giving = (
  gift: Gift,
  code: SpeciesCode,
  worth: number,
  radius: number,
  crossingMs: readonly [number, number],
): Species => ({ code, worth, radius, gift, crossingMs, isBoss: false });

/** Every species of every sea; published, and part of the rules' hash. */
export const species: Readonly<Record<SpeciesCode, Species>> = {
  anchovy: plain('anchovy', 2, 26, [9_000, 13_000]),
  clownfish: plain('clownfish', 3, 30, [10_000, 14_000]),
  tang: plain('tang', 5, 34, [10_000, 15_000]),
  seahorse: plain('seahorse', 8, 36, [13_000, 18_000]),
  jellyfish: plain('jellyfish', 10, 42, [16_000, 22_000]),
  lionfish: plain('lionfish', 15, 46, [13_000, 18_000]),
  turtle: plain('turtle', 20, 58, [17_000, 23_000]),
  ray: plain('ray', 30, 72, [16_000, 21_000]),
  marlin: plain('marlin', 40, 70, [11_000, 15_000]),
  shark: plain('shark', 50, 86, [16_000, 22_000]),
  orca: boss('orca', 100, 120),
  kraken: boss('kraken', 150, 130),
  leviathan: boss('leviathan', 200, 150),
  goldfish: giving('random', 'goldfish', 15, 44, [12_000, 17_000]),
  'bomb-crab': giving('bomb', 'bomb-crab', 20, 56, [18_000, 24_000]),
  'storm-eel': giving('chain', 'storm-eel', 10, 52, [15_000, 20_000]),
  'frost-squid': giving('freeze', 'frost-squid', 20, 54, [14_000, 19_000]),
  'pearl-whale': giving('jackpot', 'pearl-whale', 50, 100, [20_000, 26_000]),
};

/** What a random fish pays, by weight out of a hundred; the mean is the worth above. */
export const randomWorths: readonly { worth: number; weight: number }[] = [
  { worth: 5, weight: 40 },
  { worth: 10, weight: 30 },
  { worth: 20, weight: 20 },
  { worth: 50, weight: 8 },
  { worth: 100, weight: 2 },
];
