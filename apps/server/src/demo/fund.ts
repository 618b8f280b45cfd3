import { randomUUID } from 'node:crypto';
import { amount } from '@baize/contract';
import type { Money } from '@baize/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { findByUsername } from '../domains/members/index.ts';
import { post } from '../domains/wallet/index.ts';
import { begin } from '../platform/database.ts';
import type { House } from '../platform/house.ts';
import { refuse } from '../platform/refusal.ts';
import { addTestDoor } from '../platform/test-doors.ts';

/** A completed deposit, as if the bank had paid. The same key pays once. */
export async function fund(
  house: House,
  order: { memberId: bigint; amount: Money; key: string },
): Promise<void> {
  const { memberId, amount, key } = order;
  const cash = { memberId, purpose: 'cash', currency: 'USD' } as const;
  await begin(house.db, (tx) =>
    post(tx, [{ ...cash, counter: 'bank', amount, reason: 'DEPOSIT', key }], house.clock.now()),
  );
}

export function fundDoor(app: FastifyInstance, house: House): void {
  addTestDoor(app, house, {
    method: 'POST',
    path: '/test/fund',
    input: z.object({ username: z.string(), amount }),
    handle: async ({ username, amount }) => {
      const member = (await findByUsername(house.db, username)) ?? refuse('NOT_FOUND');
      await fund(house, { memberId: member.id, amount, key: `test-fund:${randomUUID()}` });
      return { username };
    },
  });
}
