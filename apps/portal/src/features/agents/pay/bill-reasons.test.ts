import type { agentsPay } from '@baize/contract';
import { money, percent } from '@baize/money';
import { expect, test } from 'vitest';
import type { Bill } from '../contracts/contract-kinds.ts';
import { missingFor, reasonsOf } from './bill-reasons.ts';

const units = (text: string) => String(money(text));
const wireTier = { activeMembers: 0, validBet: 0, loss: 0, singleBet: 0, rate: 0, lossRate: 0 };

const nothing: agentsPay.Calculation = {
  from: '2026-11-01',
  to: '2026-11-15',
  activeMembers: 0,
  validBet: '0',
  stake: '0',
  payout: '0',
  rebate: '0',
  promotion: '0',
  deposit: '0',
  withdrawal: '0',
  hours: [],
  loss: '0',
  carryOut: '0',
  salary: '0',
  fees: '0',
  terms: { period: 'DAILY', carry: 'NONE', tiers: [] },
};

const bill = (part: Partial<Bill>): Bill => ({
  id: '1',
  kind: 'DIVIDEND',
  receiver: 'a',
  payer: '',
  from: '2026-11-01',
  to: '2026-11-15',
  gross: money('6000'),
  paid: 0n,
  owed: 0n,
  owedPaid: 0n,
  state: 'PAYABLE',
  reason: null,
  isHeld: false,
  calculation: nothing,
  at: 0,
  ...part,
});

const dividend = bill({
  calculation: {
    ...nothing,
    activeMembers: 6,
    validBet: units('2000000'),
    stake: units('2000000'),
    payout: units('1850000'),
    rebate: units('60000'),
    promotion: units('10000'),
    loss: units('75000'),
    carried: '0',
    base: units('75000'),
    carryOut: '0',
    tier: { activeMembers: 5, validBet: '0', loss: units('50000'), rate: '8' },
    terms: {
      period: 'HALF_MONTH',
      carry: 'NONE',
      tiers: [
        { ...wireTier, activeMembers: 3, loss: 10000, rate: 5 },
        { ...wireTier, activeMembers: 5, loss: 50000, rate: 8 },
        { ...wireTier, activeMembers: 10, loss: 200000, rate: 10 },
      ],
    },
  },
});

test('a dividend is read back to its base, its tier and its amount', () => {
  const reasons = reasonsOf(dividend);
  expect(reasons.tierAt).toBe(1);
  expect(reasons.rate).toBe(percent('8'));
  expect(reasons.exact).toBe(money('6000'));
  // What is left of the stakes after payouts, rebates and promotions, and is no loss: salaries.
  expect(reasons.otherCosts).toBe(money('5000'));
});

test('what the next tier lacks is told in people and in money', () => {
  const missing = missingFor(reasonsOf(dividend));
  expect(missing).toMatchObject({ at: 2, activeMembers: 4, loss: money('125000'), validBet: 0n });
});

test('the hours of a day add up before anything is rounded', () => {
  const hours = [
    { validBet: units('4999.99'), rate: '0.2', amount: String(99_999n) },
    { validBet: units('800'), rate: '0', amount: '0' },
  ];
  const terms = { ...nothing.terms, tiers: [{ ...wireTier, rate: 0.2 }] };
  const reasons = reasonsOf(bill({ kind: 'HOURLY', calculation: { ...nothing, hours, terms } }));
  expect(reasons.exact).toBe(99_999n);
  expect(reasons.hours[1]).toMatchObject({ hour: 1, rate: 0n });
});

test('a period that no tier was reached in has no rate', () => {
  const terms = { ...nothing.terms, tiers: [{ ...wireTier, validBet: 100, rate: 1 }] };
  const sales = units('99.99');
  const calculation = { ...nothing, validBet: sales, sales, tier: null, terms };
  const reasons = reasonsOf(bill({ kind: 'DAILY', calculation }));
  expect(reasons).toMatchObject({ tierAt: -1, rate: 0n, exact: 0n });
  expect(missingFor(reasons)?.validBet).toBe(money('0.01'));
});
