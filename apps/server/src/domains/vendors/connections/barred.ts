import { listen } from '../../../platform/events.ts';
import { recallWallets, transferVendorsOf } from '../../wallet/index.ts';

/**
 * Money in a vendor's own wallet can be played there without asking us: it is brought home from
 * whoever may not play from now on. What a vendor is silent about stays in transit and is asked about.
 */
export const barredWallets = listen({
  name: 'vendors.barred',
  events: ['protection.barred'],
  handle: async (_tx, events, house) => {
    for (const { id, payload } of events) {
      const recall = { memberId: BigInt(payload.memberId), requestId: `barred.${id}` };
      await recallWallets(house, transferVendorsOf(house), recall);
    }
  },
});
