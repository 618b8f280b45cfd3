import { randomInt } from 'node:crypto';
import type { cashierTransfers as contract, Output } from '@baize/contract';
import { CENT, type Money, shareOut } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSettings } from '../settings.ts';
import { showTransfers } from './list-transfers.ts';
import { findReceiver } from './receiver.ts';
import { sendToAll } from './tree-transfer.ts';

type Input = Omit<Output<typeof contract.transferMultipleDownline.input>, 'requestId'>;

/** One sum for several downlines, in equal or in random parts: everyone is sent their part, or nobody. */
export async function sendToMany(
  house: House,
  { usernames, mode, amount, ...input }: Input & { memberId: bigint; requestId: string },
): Promise<Output<typeof contract.transferMultipleDownline.value>> {
  const { anyDescendant, transferLeast } = await readSettings(house.db);
  const others: bigint[] = [];
  for (const username of usernames) {
    others.push(await findReceiver(house, input.memberId, username, anyDescendant));
  }
  if (new Set(others).size < others.length) {
    refuse('INVALID_INPUT', { value: { usernames: 'not_unique' } });
  }
  if (amount % CENT !== 0n) refuse('INVALID_INPUT', { value: { amount: 'amount' } });
  const shares =
    mode === 'RANDOM'
      ? randomShares(amount, others.length, transferLeast)
      : equalShares(amount, others.length);
  const parts = others.map((otherId, n) => ({ otherId, amount: shares[n]! }));
  const content = `tree DOWN ${others} ${mode} ${amount} ${input.label}`;
  const ids = await sendToAll(house, { ...input, kind: 'DOWN' }, { parts, content });
  return showTransfers(house, input.memberId, ids);
}

/** Cents that do not divide go to the first ones. */
export function equalShares(total: Money, count: number): Money[] {
  return shareOut(
    total / CENT,
    Array.from({ length: count }, () => 1n),
  ).map((cents) => cents * CENT);
}

/** Everyone gets the minimum; what is above it is drawn, each one up to twice the average of the rest. */
export function randomShares(
  total: Money,
  count: number,
  min: Money,
  draw: (below: number) => number = randomInt,
): Money[] {
  let spare = Number(total / CENT) - Number((min * BigInt(count)) / CENT);
  if (spare < 0) return equalShares(total, count);
  return Array.from({ length: count }, (_, n) => {
    const others = count - n;
    const more = others === 1 ? spare : draw(Math.floor((2 * spare) / others) + 1);
    spare -= more;
    return min + BigInt(more) * CENT;
  });
}
