import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Caller } from './caller.ts';
import { addressBlock } from './edge/address.ts';
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
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    const { caller, address } = budgets[call.class];
    const countsAddresses = !isTestAddress(house, request.caller.address);
    const subject = subjectOf(request.caller, countsAddresses);
    const waits = [
      caller && subject ? await buckets.take(`${call.class} ${subject}`, caller) : 0,
      address && countsAddresses
        ? await buckets.take(
            `${call.class} address ${addressBlock(request.caller.address)}`,
            address,
          )
        : 0,
    ];
    const waitMs = Math.max(...waits);
    if (waitMs > 0) {
      refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
    }
  });
}

/** Whoever is known counts as one person, a visitor as one browser at one address. */
function subjectOf(caller: Caller, countsAddresses: boolean): string | undefined {
  if (caller.operatorId) return `operator ${caller.operatorId}`;
  if (caller.memberId) return `member ${caller.memberId}`;
  if (caller.sessionId) return `session ${caller.sessionId}`;
  if (!countsAddresses) return undefined;
  const browser = createHash('sha256').update(caller.userAgent).digest('base64url').slice(0, 12);
  return `visitor ${addressBlock(caller.address)} ${browser}`;
}
