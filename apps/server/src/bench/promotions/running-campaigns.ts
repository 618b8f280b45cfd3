import { promotionsCampaign as contract, type Wire } from '@baize/contract';
import { z } from 'zod/mini';
import { saveCampaign, startCampaign } from '../../domains/promotions/index.ts';
import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';

type Parts = Partial<Wire<typeof contract.content>>;

const OPERATOR = { kind: 'operator', operatorId: 1n, memberId: 0n, address: '' } as Caller;

/** Saves and starts a campaign of these parts, as an operator would; answers its number. */
export async function runCampaign(house: House, parts: Parts): Promise<string> {
  const content = z.parse(contract.content, {
    kind: 'TASK',
    words: { EN: { title: 'A campaign' } },
    startsAt: house.clock.now().getTime(),
    costs: { budget: 5_000 },
    ...parts,
  });
  const reason = 'a measure';
  const { id, version } = await saveCampaign(house, OPERATOR, { version: 0, content, reason });
  await startCampaign(house, OPERATOR, { id, version, reason });
  return id;
}

const METRICS = [
  'VALID_BET',
  'BET_COUNT',
  'WIN_SUM',
  'LOSS',
  'WIN_MULTIPLE',
  'LOGIN_DAYS',
] as const;
const CYCLES = ['ONCE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** Campaigns of many parts: goals, steps, cycles and audiences all differ. */
export async function runCampaigns(house: House, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await runCampaign(house, {
      kind: n % 3 === 0 ? 'MISSION' : 'TASK',
      cycle: CYCLES[n % CYCLES.length]!,
      goals: [{ metric: METRICS[n % METRICS.length]! }],
      steps: [1, 5, 20].map((times) => ({ targets: [times * 100], gives: { money: times } })),
      who: n % 5 === 0 ? { newForDays: 3_000, levelTo: 20 } : {},
      terms: { multiple: n % 4, maxStake: n % 2 ? 500 : null },
    });
  }
}
