import { playRecords, wallet } from '@baize/contract';
import { z } from 'zod/mini';
import { listRecords } from '../../domains/play/index.ts';
import { showProfitAndLoss } from '../../domains/play/records/profit-and-loss.ts';
import { listWinners } from '../../domains/play/records/winners.ts';
import { showStatement } from '../../domains/wallet/statements/statement.ts';
import type { House } from '../../platform/house.ts';
import { quantile } from '../measure.ts';
import { MEMBERS } from './history-filled.ts';

const READS = 300;
const currency = 'USD' as const;

/** What a member and the home page ask of the past, as a client that names nothing asks it: the last month. */
const reads = {
  'betting record': (house: House, memberId: bigint) =>
    listRecords(
      house,
      { members: [memberId], currency },
      { categories: ['RNG'], state: 'ended' },
      z.decode(playRecords.rngOrders.input, {}),
    ),
  'account record': (house: House, memberId: bigint) =>
    showStatement(
      house,
      { memberId, currency, name: '', isReader: true },
      { ...z.decode(wallet.statement.input, {}), language: 'EN' },
    ),
  'profit and loss': (house: House, memberId: bigint) =>
    showProfitAndLoss(
      house,
      { members: [memberId], currency },
      z.decode(playRecords.profitAndLoss.input, {}),
    ),
  winners: (house: House) => listWinners(house, visitor, z.decode(playRecords.winners.input, {})),
};

const visitor = { kind: 'visitor', memberId: 0n, language: 'EN' } as Parameters<
  typeof listWinners
>[1];

/** The 95th percentile of each in milliseconds, of members who are taken from all over the house. */
export async function timeReads(house: House): Promise<[string, number][]> {
  const p95: [string, number][] = [];
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (let n = 0; n < READS; n += 1) {
      const memberId = BigInt(1 + ((n * 48_271) % MEMBERS));
      const started = performance.now();
      await read(house, memberId);
      times.push(performance.now() - started);
    }
    p95.push([
      name,
      quantile(
        times.sort((a, b) => a - b),
        0.95,
      ),
    ]);
  }
  return p95;
}
