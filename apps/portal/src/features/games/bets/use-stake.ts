import {
  floorToWritten,
  type Money,
  money,
  moneyText,
  readMoney,
  shownDecimals,
} from '@baize/money';
import { useCallback, useState } from 'react';
import type { PublishedRules } from '../stage/stage.ts';

export type StakeFault = 'none' | 'low' | 'high';

const USUAL = money('1');

/** The amount of the next bet, within the limits of the rules. Tables count their chips instead. */
export function useStake(rules: PublishedRules, onTable: Money | undefined) {
  const { limits } = rules;
  const first = USUAL < limits.min ? limits.min : USUAL;
  const [text, setText] = useState(() => shortText(first));
  const typed = readMoney(text) ?? undefined;
  const amount = onTable ?? typed;
  const { min, max } = limits;
  const set = (next: Money) => setText(shortText(clamp(next, limits)));
  return {
    text,
    setText,
    limits,
    amount,
    set,
    isOnTable: onTable !== undefined,
    fault: faultOf(amount, limits),
    faultOf: useCallback((one: Money) => faultOf(one, { min, max }), [min, max]),
    half: () => set(floorToWritten((amount ?? 0n) / 2n)),
    double: () => set((amount ?? 0n) * 2n),
    toLeast: () => set(limits.min),
    toMost: (balance: Money | undefined) =>
      set(balance === undefined || balance > limits.max ? limits.max : floorToWritten(balance)),
  };
}

export type Stake = ReturnType<typeof useStake>;

type Limits = { min: Money; max: Money };

function faultOf(amount: Money | undefined, { min, max }: Limits): StakeFault | undefined {
  if (!amount) return 'none';
  if (amount < min) return 'low';
  return amount > max ? 'high' : undefined;
}

function clamp(amount: Money, { min, max }: Limits): Money {
  if (amount < min) return min;
  return amount > max ? max : amount;
}

/** As many decimals as people write of this money are enough to type. */
function shortText(amount: Money): string {
  const [whole = '0', decimals = ''] = moneyText(amount).split('.');
  const typed = decimals.slice(0, shownDecimals());
  return typed ? `${whole}.${typed}` : whole;
}
