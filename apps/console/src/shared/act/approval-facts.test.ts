import { expect, test } from 'vitest';
import type { Said } from '../said/said.ts';
import { askedFacts } from './approval-facts.ts';

const said: Said = {
  text: (id) => id,
  currency: 'USD',
  exact: (at) => new Date(at).toISOString(),
  role: (code) => `role ${code}`,
  right: (code) => `right ${code}`,
  word: (id) => id,
};
const read = (kind: string, payload: object) =>
  askedFacts(said, { kind, payload }).map(({ before, value }) =>
    before === undefined ? value : `${before} → ${value}`,
  );

test('who agrees to money reads sums, shares and rates, never their smallest parts', () => {
  expect(read('cashier.adjustment', { amount: '-125000', reason: 'Twice' })).toEqual([
    '−USD 12.50',
    'Twice',
  ]);
  const limits = { twoPeopleFrom: { from: '100000000', to: '200000000' } };
  expect(read('cashier.four-eyes', limits)).toEqual(['USD 10,000.00 → USD 20,000.00']);
  const terms = {
    from: { feeRate: 10_000, rate: 998_000, confirmations: 20 },
    to: { feeRate: 20_000, rate: 998_000, confirmations: 30 },
  };
  expect(read('cashier.channel', terms)).toEqual(['1 % → 2 %', '20 → 30']);
});

test('a bet shows its stake as money, and its payout before and after', () => {
  const bet = { betId: '77', memberId: '42', stake: '1000', paid: '0', payout: '25000' };
  expect(askedFacts(said, { kind: 'play.resettle', payload: bet })).toMatchObject([
    { value: '77', opens: { what: 'bet', id: '77' } },
    { value: '42', opens: { what: 'member', id: '42' } },
    { value: 'USD 0.10' },
    { before: 'USD 0.00', value: 'USD 2.50' },
  ]);
});

test('a member stands under their name, and roles by theirs, as they were and will be', () => {
  const given = { memberId: '42', username: 'ann', amount: '10000' };
  expect(read('cashier.adjustment', given)).toEqual(['ann', 'USD 1.00']);
  const roles = { operatorId: 3, username: 'sam', from: ['support'], to: ['support', 'content'] };
  expect(read('operators.roles', roles)).toEqual([
    'sam',
    'role support → role support, role content',
  ]);
});

test('of the rights of a role only what comes and what goes is told, by name', () => {
  const role = {
    code: 'night',
    from: { name: 'Night', rights: ['audit.read', 'chat.read'] },
    to: { name: 'Night', rights: ['chat.read', 'chat.answer'] },
  };
  expect(askedFacts(said, { kind: 'operators.role', payload: role })).toEqual([
    { label: 'console.approvals.place.rightsAdded', value: 'right chat.answer' },
    { label: 'console.approvals.place.rightsRemoved', value: 'right audit.read' },
  ]);
});

test('other odds are told prize by prize, as they are and as they shall be', () => {
  const changes = [{ play: 'thai.top3', prize: 'top3', from: '900', to: '850' }];
  const asked = { gameCode: 'thai-1', version: 1, odds: {}, changes, reason: 'Too dear' };
  expect(askedFacts(said, { kind: 'lottery.odds', payload: asked })).toEqual([
    { label: 'lottery.play.thai.top3.name · top3', before: '900', value: '850' },
    { label: 'console.adjust.reason', value: 'Too dear' },
  ]);
});

test('a campaign can be opened, and its budget is money before and after', () => {
  const asked = {
    id: '3',
    version: 1,
    from: '50000000',
    to: '90000000',
    reason: 'More',
    content: '{}',
  };
  expect(read('promotions.budget', asked)).toEqual(['3', 'USD 5,000.00 → USD 9,000.00', 'More']);
  const start = { id: '3', version: 1, budget: '90000000', reason: 'Go' };
  expect(read('promotions.start', start)).toEqual(['3', 'USD 9,000.00', 'Go']);
});
