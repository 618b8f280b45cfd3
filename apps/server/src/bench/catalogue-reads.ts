import { importGames } from '../domains/catalogue/imports/game-files.ts';
import { registerAdapters } from '../domains/catalogue/index.ts';
import { listGames } from '../domains/catalogue/lobby/listing.ts';
import type { Caller } from '../platform/caller.ts';
import type { House } from '../platform/house.ts';
import { openBenchHouse } from './bench-house.ts';
import { quantile } from './measure.ts';

export type ReadTimes = Record<keyof typeof reads, { p50Ms: number; p99Ms: number }>;

const ROUNDS = 400;
const VENDORS = 40;
const PAGE = 20;
const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP'];

const visitor: Caller = {
  kind: 'visitor',
  memberId: 0n,
  operatorId: 0n,
  sessionId: 0n,
  rights: [],
  isRestricted: false,
  isFrozen: false,
  isRemembered: false,
  address: '127.0.0.1',
  userAgent: '',
  language: 'EN',
};
const plain = {
  gameType: '',
  vassalage: '',
  gameName: '',
  gameClassify: '',
  isNew: '',
  language: 'EN',
  pageNo: 1,
  pageSize: PAGE,
  filter: 'ALL' as const,
  after: '',
};

/** Each round asks for something else, so that no answer is one that was kept. */
const reads = {
  list: (house: House, round: number, games: number) =>
    listGames(house, visitor, { ...plain, pageNo: 1 + (round % Math.ceil(games / PAGE)) }),
  filter: (house: House, round: number) =>
    listGames(house, visitor, {
      ...plain,
      gameType: CATEGORIES[round % CATEGORIES.length]!,
      vassalage: `V${round % VENDORS}`,
    }),
  search: (house: House, round: number, games: number) =>
    listGames(house, visitor, { ...plain, gameName: `harvest ${round % games}` }),
};

/** How long a visitor waits for a page of the catalogue, a filtered one and a search. */
export async function measureReads(games: number): Promise<ReadTimes> {
  const bench = await openBenchHouse();
  try {
    await fillCatalogue(bench.house, games);
    const times = {} as ReadTimes;
    for (const name of Object.keys(reads) as (keyof typeof reads)[]) {
      const read = reads[name];
      times[name] = await timesOf((round) => read(bench.house, round, games));
    }
    return times;
  } finally {
    await bench.close();
  }
}

export async function fillCatalogue(house: House, games: number): Promise<void> {
  registerAdapters(house, ['sample']);
  await importGames(house, visitor, {
    format: 'json',
    data: JSON.stringify(Array.from({ length: games }, (_, number) => gameOf(number))),
  });
}

const gameOf = (number: number) => ({
  vendor: `V${number % VENDORS}`,
  code: `game-${number}`,
  category: CATEGORIES[number % CATEGORIES.length],
  names: { EN: `Golden Harvest ${number}`, TW: `金色豐收 ${number}` },
});

async function timesOf(read: (round: number) => Promise<unknown>) {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await read(round);
    took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  return { p50Ms: quantile(took, 0.5), p99Ms: quantile(took, 0.99) };
}
