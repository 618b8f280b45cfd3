import type { fish as contract, Output } from '@baize/contract';
import { moneyNumber } from '@baize/money';
import type { QuickWords } from '../../../platform/serve/by-socket.ts';
import type { Hit, Input, Result, Shot } from './bundle.ts';

type Shown = Output<typeof contract.shoot.value>;

/**
 * What is said several times a second by everybody who shoots, read and written by hand: the shapes of
 * the contract take as long as deciding does. Whatever is not just so is left to the shape, which says
 * what is wrong with it; a test holds both to the same.
 */
export const shootWords: QuickWords<typeof contract.shoot.input, typeof contract.shoot.value> = {
  read: readShoot,
  write: writeShown,
};

const MOST_SAID = 40;

function readShoot(said: unknown): Input | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const { visitId, shots = [], hits = [], open } = said as Record<string, unknown>;
  if (!isId(visitId) || !isListOf(shots, isShot) || !isListOf(hits, isHit)) return undefined;
  if (open !== undefined && !isListOf(open, isId)) return undefined;
  for (const shot of shots) shot.lockedOn ??= null;
  return { visitId, shots, hits, open };
}

function isListOf<Item>(list: unknown, isItem: (item: unknown) => item is Item): list is Item[] {
  return Array.isArray(list) && list.length <= MOST_SAID && list.every(isItem);
}

const ID = /^\d{1,18}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

const isWhole = (value: unknown, min: number, max: number) =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

const isBetween = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && value >= min && value <= max;

function isShot(item: unknown): item is Shot {
  if (typeof item !== 'object' || item === null) return false;
  const { magazineId, n, at, angle, weapon, lockedOn } = item as Partial<Shot>;
  if (!isId(magazineId) || !isWhole(n, 1, 40) || !Number.isSafeInteger(at)) return false;
  if (!isBetween(angle, -7, 7) || (weapon !== 'bolt' && weapon !== 'net')) return false;
  return lockedOn === undefined || lockedOn === null || Number.isSafeInteger(lockedOn);
}

function isHit(item: unknown): item is Hit {
  if (typeof item !== 'object' || item === null) return false;
  const { magazineId, n, at, x, y, fish } = item as Partial<Hit>;
  if (!isId(magazineId) || !isWhole(n, 1, 40) || !Number.isSafeInteger(at)) return false;
  if (!isBetween(x, -400, 2_400) || !isBetween(y, -400, 2_400)) return false;
  return Array.isArray(fish) && fish.length >= 1 && fish.length <= 5 && fish.every(isFishId);
}

const isFishId = (id: unknown) => isWhole(id, 0, Number.MAX_SAFE_INTEGER);

function writeShown(shown: Shown): string {
  const { now, results, refused, closed, pending, balance, againInMs } = shown;
  return JSON.stringify({
    now,
    results: results.map(wireResult),
    refused,
    closed: closed.map((one) => ({
      ...one,
      cost: moneyNumber(one.cost),
      won: moneyNumber(one.won),
    })),
    pending: moneyNumber(pending),
    balance: moneyNumber(balance),
    againInMs,
  });
}

function wireResult(result: Result): object {
  if (result.caught.length === 0) return result;
  const { magazineId, n, outcome, caught, pots } = result;
  const paid = caught.map((one) => ({ ...one, pay: moneyNumber(one.pay) }));
  return { magazineId, n, outcome, caught: paid, pots };
}
