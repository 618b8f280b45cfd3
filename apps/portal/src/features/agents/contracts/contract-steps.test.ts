import { expect, test } from 'vitest';
import type { Contract } from './contract-kinds.ts';
import { actionsFor } from './contract-steps.ts';

const contract = (part: Partial<Contract>): Contract => ({
  id: '1',
  kind: 'DAILY',
  receiverId: 2,
  receiver: 'below',
  giver: 'above',
  status: 'A',
  state: 'ACTIVE',
  proposedAt: 0,
  effectiveOn: null,
  endedAt: null,
  endReason: null,
  isForMe: false,
  terms: { tiers: [], period: 'WEEKLY', carry: 'NONE' },
  ...part,
});

test('a proposal is answered by its receiver, and withdrawn by who made it', () => {
  const pending = { state: 'PENDING' };
  expect(actionsFor(contract({ ...pending, isForMe: true }), 'below').actions).toEqual([
    'ACCEPT',
    'REJECT',
  ]);
  expect(actionsFor(contract(pending), 'above').actions).toEqual(['WITHDRAW']);
});

test('a running contract is changed by its giver alone, and its end asked for by either side', () => {
  expect(actionsFor(contract({}), 'above')).toEqual({ actions: ['TERMINATE'], mayChange: true });
  expect(actionsFor(contract({}), 'below')).toEqual({ actions: ['TERMINATE'], mayChange: false });
});

test('an end is answered by the side that did not ask for it', () => {
  const ending = { state: 'TERMINATING' };
  expect(actionsFor(contract({ ...ending, isForMe: true }), 'above').actions).toEqual([
    'CONFIRM_END',
    'REFUSE_END',
  ]);
  expect(actionsFor(contract(ending), 'below').actions).toEqual([]);
});

test('what the company gave only the company ends; a stranger does nothing', () => {
  expect(actionsFor(contract({ giver: '' }), 'below').actions).toEqual([]);
  expect(actionsFor(contract({}), 'someone').actions).toEqual([]);
});
