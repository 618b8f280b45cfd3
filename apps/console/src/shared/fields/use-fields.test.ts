import { expect, test } from 'vitest';
import type { WordId } from '../words.ts';
import { bound, type Filled, fieldsOf, givenOf, linesAt, linesOf, partOf } from './use-fields.ts';

type Rules = {
  days: number;
  blocks: { PHONE: boolean };
  spins: { count: number } | null;
  steps: { friends: number }[];
};

const RULES: Rules = {
  days: 7,
  blocks: { PHONE: true },
  spins: null,
  steps: [{ friends: 1 }, { friends: 2 }],
};

/** A form that notes what was changed; `steps.1.friends` was found wrong. */
function filled(rules: Rules, mayEdit = true) {
  const changes: Partial<Rules>[] = [];
  const form: Filled<Rules> = {
    content: rules,
    change: (part) => changes.push(part),
    mayEdit,
    isWrong: (place) => 'steps.1.friends'.startsWith(place),
  };
  return { form, changes };
}

test('a field has the words of its place, its value and its change', () => {
  const { form, changes } = filled(RULES);
  const { hinted } = fieldsOf((id: WordId) => id, form, 'console.referral');
  const { onChange, ...days } = hinted('days');
  expect(days).toEqual({
    label: 'console.referral.days',
    hint: 'console.referral.daysHint',
    value: 7,
    isDisabled: false,
    isWrong: false,
  });
  onChange(30);
  expect(changes).toEqual([{ days: 30 }]);
});

test('whoever may not edit finds every field shut', () => {
  const { form } = filled(RULES, false);
  expect(bound(form, 'days').isDisabled).toBe(true);
  expect(linesOf(form, 'steps').isDisabled).toBe(true);
  expect(bound(partOf(form, 'blocks'), 'PHONE').isDisabled).toBe(true);
});

test('a part is changed whole, and one that is not there is none', () => {
  const { form, changes } = filled({ ...RULES, spins: { count: 10 } });
  bound(partOf(form, 'blocks'), 'PHONE').onChange(false);
  givenOf(form, 'spins')?.change({ count: 20 });
  expect(changes).toEqual([{ blocks: { PHONE: false } }, { spins: { count: 20 } }]);
  expect(givenOf(filled(RULES).form, 'spins')).toBeNull();
});

test('a line of a list changes itself alone, and knows what is wrong about it', () => {
  const { form, changes } = filled(RULES);
  const lineAt = linesAt(linesOf(form, 'steps'));
  const [first, second] = RULES.steps.map(lineAt);
  second?.change({ friends: 5 });
  expect(changes).toEqual([{ steps: [{ friends: 1 }, { friends: 5 }] }]);
  expect([first, second].map((line) => line?.isWrong?.('friends'))).toEqual([false, true]);
});
