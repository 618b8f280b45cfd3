import type { House } from '../../../platform/house.ts';
import { type HeldAccount, heldByMembers } from './accounts.ts';

type Waiting = { resolve(held: HeldAccount[]): void; reject(error: unknown): void };

type Asked = Map<bigint, Waiting[]>;

type Readings = { asked: Asked; isPlanned: boolean; underWay: number };

const readingsIn = new WeakMap<House['pool'], Readings>();

/** Two, so that one that is slow holds up nobody; more would only make each of them smaller. */
const MAX_UNDER_WAY = 2;

/**
 * Everything a member holds, read together with what others ask for in the same moment: one statement
 * for all of them, sent after the last of them asked, so that each sees what was committed before.
 */
export function accountsTogether(house: House, memberId: bigint): Promise<HeldAccount[]> {
  const readings = readingsIn.get(house.pool) ?? {
    asked: new Map(),
    isPlanned: false,
    underWay: 0,
  };
  readingsIn.set(house.pool, readings);
  return new Promise((resolve, reject) => {
    const same = readings.asked.get(memberId);
    if (same) same.push({ resolve, reject });
    else readings.asked.set(memberId, [{ resolve, reject }]);
    planReading(house, readings);
  });
}

/** At the end of this turn of the loop, all that was asked in it is read, or when a reading ends. */
function planReading(house: House, readings: Readings): void {
  if (readings.isPlanned || readings.underWay >= MAX_UNDER_WAY) return;
  readings.isPlanned = true;
  setImmediate(() => {
    const { asked } = readings;
    readings.asked = new Map();
    readings.isPlanned = false;
    readings.underWay += 1;
    const end = () => {
      readings.underWay -= 1;
      if (readings.asked.size > 0) planReading(house, readings);
    };
    void readAll(house, asked).then(end);
  });
}

async function readAll(house: House, asked: Asked): Promise<void> {
  try {
    const held = await heldByMembers(house.pool, [...asked.keys()]);
    for (const [memberId, readers] of asked) {
      for (const { resolve } of readers) resolve(held.get(memberId) ?? []);
    }
  } catch (error) {
    for (const readers of asked.values()) for (const { reject } of readers) reject(error);
  }
}
