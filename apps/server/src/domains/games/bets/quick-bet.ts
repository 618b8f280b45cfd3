import { type Money, readMoney } from '@baize/money';
import type { GameBet } from '../shown-bet.ts';

type Said = Partial<Record<'requestId' | 'gameCode' | 'stake' | 'choice', unknown>>;
type QuickBet = GameBet & { choice?: Record<string, unknown> | undefined; freeSpins?: undefined };

const FIELDS: ReadonlySet<string> = new Set(['requestId', 'gameCode', 'stake', 'choice']);
const REQUEST_ID = /^[A-Za-z0-9_:.-]{8,64}$/;
const GAME_CODE = /^[\w-]{1,40}$/;
const CENT = 100n;

/** A bet as nearly all are; what is not one of these is read, or refused, by its shape. */
export function readQuickBet(said: unknown): QuickBet | undefined {
  if (!isPlainObject(said)) return undefined;
  for (const name in said) if (!FIELDS.has(name)) return undefined;
  const { requestId, gameCode, stake: staked, choice } = said as Said;
  if (typeof requestId !== 'string' || !REQUEST_ID.test(requestId)) return undefined;
  if (typeof gameCode !== 'string' || !GAME_CODE.test(gameCode)) return undefined;
  const stake = readStake(staked);
  if (stake === undefined) return undefined;
  if (choice === undefined) return { requestId, gameCode, stake };
  return isPlainObject(choice) ? { requestId, gameCode, stake, choice } : undefined;
}

function readStake(said: unknown): Money | undefined {
  const isAmount = typeof said === 'number' || (typeof said === 'string' && said.length <= 20);
  const stake = isAmount ? readMoney(said) : null;
  return stake !== null && stake > 0n && stake % CENT === 0n ? stake : undefined;
}

const isPlainObject = (said: unknown): said is Record<string, unknown> =>
  typeof said === 'object' && said !== null && !Array.isArray(said);
