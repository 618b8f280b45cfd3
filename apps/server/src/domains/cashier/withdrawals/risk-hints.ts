import type { cashierAmlOperator } from '@baize/contract';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import type { CashierSettings } from '../settings.ts';
import { readFacts } from './withdrawal-facts.ts';

type Hint = (typeof cashierAmlOperator.riskHints)[number];
type Asked = { memberId: bigint; amount: Money; bankCardId: string };

export const MANY_A_DAY = 3;
export const MANY_TIMES_DEPOSITS = 3n;

/** What an operator should check twice, as it was when the money was asked for. */
export async function hintsFor(
  house: House,
  { byHandAbove, watch }: CashierSettings,
  { memberId, amount, bankCardId }: Asked,
): Promise<Hint[]> {
  const facts = await readFacts(house, { memberId, payoutAccountId: BigInt(bankCardId) });
  const hints: [Hint, boolean][] = [
    ['FIRST', facts.received === 0],
    ['LARGE', amount > byHandAbove],
    ['PROFIT_MULTIPLE', amount > MANY_TIMES_DEPOSITS * facts.deposited],
    ['LITTLE_PLAY', facts.played * 100n < facts.recently * BigInt(watch.passThroughPlayed)],
    ['SHARED_ACCOUNT', facts.same_account >= watch.sharedBy],
    ['SHARED_DEVICE', facts.same_device >= watch.sharedBy],
    ['VELOCITY', facts.lately >= MANY_A_DAY],
  ];
  return hints.filter(([, isSo]) => isSo).map(([hint]) => hint);
}
