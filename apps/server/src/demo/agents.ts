import { days } from '@baize/calendar';
import { money, percent } from '@baize/money';
import {
  type ContractKind,
  creditAccruals,
  findContracts,
  giveCompanyContract,
  listBills,
  payBills,
  processContract,
  proposeContract,
  runDividends,
  runSalaries,
  type Terms,
  type Tier,
} from '../domains/agents/index.ts';
import { BRAND_CURRENCY, balanceOf, post, transfersByKeys } from '../domains/wallet/index.ts';
import { begin } from '../platform/database.ts';
import { drainEvents } from '../platform/events/drain.ts';
import type { House } from '../platform/house.ts';
import { houseAgo } from './bets.ts';
import { memberNamed } from './people.ts';

/** Contracts run from then on; the demo's people came a little earlier. */
export const OLDEST_DAYS = 29;

const none: Tier = {
  activeMembers: 0,
  validBet: 0n,
  loss: 0n,
  singleBet: 0n,
  rate: 0n,
  lossRate: 0n,
};
const terms = (...tiers: Partial<Tier>[]): Terms => ({
  tiers: tiers.map((tier) => ({ ...none, ...tier })),
  period: 'WEEKLY',
  carry: 'NONE',
});

/** What the company gives its agents, and what agenta passes on: a contract of every kind. */
const ladders: [ContractKind, company: Terms, below: Terms][] = [
  [
    'DAILY',
    terms(
      { validBet: money('100'), rate: percent('1') },
      { validBet: money('1000'), rate: percent('1.5') },
    ),
    terms({ validBet: money('100'), rate: percent('0.6') }),
  ],
  [
    'HOURLY',
    terms({ validBet: money('10'), rate: percent('0.5') }),
    terms({ validBet: money('10'), rate: percent('0.3') }),
  ],
  [
    'REALTIME',
    terms({ singleBet: money('5'), rate: percent('0.4'), lossRate: percent('0.8') }),
    terms({ singleBet: money('5'), rate: percent('0.2'), lossRate: percent('0.5') }),
  ],
  ['DIVIDEND', terms({ rate: percent('20') }), terms({ rate: percent('12') })],
];

/** Two trees whose contracts run, from before the first bets. */
export async function fillContracts(house: House): Promise<void> {
  const then = houseAgo(house, days(OLDEST_DAYS));
  const [agenta, agentb, agenta2] = await Promise.all(
    ['agenta', 'agentb', 'agenta2'].map((name) => memberNamed(house, name)),
  );
  const given = await findContracts(house.db, { receiverIds: [agenta2!] });
  if (given.length >= ladders.length) return;
  for (const [kind, company, below] of ladders) {
    for (const receiverId of [agenta!, agentb!]) {
      await begin(then.db, (tx) =>
        giveCompanyContract(then, tx, { kind, receiverId, terms: company }),
      );
    }
    const made = await proposeContract(then, agenta!, 'agenta2', { kind, terms: below });
    const answer = { contractId: String(made.id), action: 'ACCEPT', confirm: false } as const;
    await processContract(then, agenta2!, kind, answer);
  }
}

const HOLDS = money('10000');

/**
 * The pay of the weeks since, as the nights would have run it, and every dividend paid on by the one
 * who owes it; in the end everyone holds what is promised.
 */
export async function fillPay(house: House, names: readonly string[]): Promise<void> {
  if (await isPaid(house, names)) return;
  const members = await Promise.all(names.map((name) => memberNamed(house, name)));
  await drainEvents(house);
  for (let daysAgo = OLDEST_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const then = houseAgo(house, days(daysAgo));
    await runSalaries(then);
    await runDividends(then);
    await payOn(then, members[0]!);
  }
  await creditAccruals(house, ['own', 'difference', 'realtime']);
  for (const memberId of members) await level(house, memberId);
}

/** Whether the history is whole: its last step is to even out what everyone holds. */
export async function isPaid(house: House, names: readonly string[]): Promise<boolean> {
  const memberId = await memberNamed(house, names[0]!);
  const first = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return (await transfersByKeys(house.db, first, [LEVEL_KEY])).length > 0;
}

/** An upline pays dividends itself: agenta does so the same night. */
async function payOn(house: House, payerId: bigint): Promise<void> {
  const input = { side: 'TO_PAY', state: 'PAYABLE', page: 1, size: 50 } as const;
  const { list } = await listBills(house, payerId, 'DIVIDEND', input);
  const billIds = list.map(({ id }) => id);
  if (billIds.length > 0) await payBills(house, payerId, billIds);
}

const LEVEL_KEY = 'demo:level-pay';

async function level(house: House, memberId: bigint): Promise<void> {
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const amount = HOLDS - ((await balanceOf(house.db, cash)) ?? 0n);
  const reason = amount < 0n ? 'ADJUST_MINUS' : 'ADJUST_ADD';
  const row = { ...cash, counter: 'adjustments', amount, reason, key: LEVEL_KEY } as const;
  await begin(house.db, (tx) => post(tx, [row], house.clock.now()));
}
