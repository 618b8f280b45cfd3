import type { House } from './house.ts';

declare module './domain.ts' {
  interface Contributions {
    /** Do, before anyone can call, what the first calls would wait for. */
    preparations: () => Promise<void>;
  }
}

/** A house that opens has done already what its first visitors would wait for. */
export async function prepareHouse(house: House): Promise<void> {
  await Promise.all(house.contributed('preparations').map((prepare) => prepare()));
}
