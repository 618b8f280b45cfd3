import { hashOfSeed } from '@baize/games';
import type { Play } from '../domains/play/index.ts';
import type { House } from '../platform/house.ts';

/** A wallet that does nothing: bets are decided as ever, and neither money nor row is written. */
export function openIdlePlay(house: House): Play {
  const serverSeed = 'f'.repeat(64);
  const seed = { id: 1n, serverSeed, clientSeed: 'bench', hash: hashOfSeed(serverSeed) };
  let nonce = 0n;
  const put: Play['lanes']['put'] = async ({ memberId, currency, judge }) => {
    const cash = {
      id: 1n,
      memberId,
      purpose: 'cash',
      currency,
      balance: 10n ** 12n,
      seq: 0n,
      seedId: 1n,
      nonce: nonce++,
      closedFor: null,
      freeStake: null,
      isWatched: false,
    };
    return judge({
      at: house.clock.now(),
      books: {
        accounts: new Map([[`${memberId}/cash/${currency}`, cash]]),
        changed: new Set(),
        rows: [],
      },
      bets: new Map(),
      seeds: new Map([[1n, seed]]),
      takeBetId: () => nonce,
      made: [],
      changed: new Set(),
      asRead: new Set(),
      news: [],
      pages: new Map(),
    });
  };
  const lanes = {
    put,
    seeds: { get: () => seed, add: () => seed },
    counts: { batches: 0, orders: 0 },
    prepare: async () => undefined,
    close: async () => undefined,
  };
  return { house, lanes };
}
