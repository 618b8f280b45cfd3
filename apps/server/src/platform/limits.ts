import { createHash } from 'node:crypto';
import type { CallClass } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from './caller.ts';
import { addressBlock } from './edge/address.ts';
import { addGate } from './edge/gates.ts';
import type { House } from './house.ts';
import { budgets } from './limits/budgets.ts';
import { type Buckets, openSharedBuckets } from './limits/shared-buckets.ts';
import { isTestAddress } from './limits/test-address.ts';
import { refuse } from './refusal.ts';

/** Turns away what comes too often, by class of call: per caller, and per address. */
export function limitCalls(
  app: FastifyInstance,
  house: House,
  buckets: Buckets = openSharedBuckets(house),
): void {
  app.addHook('onClose', async () => buckets.close());
  addGate(app, 'onRequest', ({ call }) => {
    const budget = call && budgets[call.class];
    if (!budget?.caller && !budget?.address) return undefined;
    const name = call!.class;
    return ({ caller }) => {
      const isTest = isTestAddress(house, caller.address);
      const [own, shared] = takeTokens(buckets, caller, { name, budget, isTest });
      if (typeof own === 'number' && typeof shared === 'number') {
        return refuseUntil(Math.max(own, shared));
      }
      // Counted together with other servers.
      return Promise.all([own, shared]).then((waits) => refuseUntil(Math.max(...waits)));
    };
  });
}

type Taking = { name: CallClass; budget: (typeof budgets)[CallClass]; isTest: boolean };

/** One from the caller's bucket and one from the address's, where the class has them. */
function takeTokens(buckets: Buckets, caller: Caller, { name, budget, isTest }: Taking) {
  const subject = budget.caller && subjectOf(caller, !isTest);
  return [
    budget.caller && subject ? buckets.take(`${name} ${subject}`, budget.caller) : 0,
    budget.address && !isTest
      ? buckets.take(`${name} address ${addressBlock(caller.address)}`, budget.address)
      : 0,
  ] as const;
}

function refuseUntil(waitMs: number): void {
  if (waitMs <= 0) return;
  refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}

/** Whoever is known counts as one person, a visitor as one browser at one address. */
function subjectOf(caller: Caller, countsAddresses: boolean): string | undefined {
  // Whoever looks at a member's pages takes nothing of what that member may ask for.
  const operatorId = caller.operatorId || caller.viewedBy;
  if (operatorId) return `operator ${operatorId}`;
  if (caller.memberId) return `member ${caller.memberId}`;
  if (caller.sessionId) return `session ${caller.sessionId}`;
  if (!countsAddresses) return undefined;
  const browser = createHash('sha256').update(caller.userAgent).digest('base64url').slice(0, 12);
  return `visitor ${addressBlock(caller.address)} ${browser}`;
}
