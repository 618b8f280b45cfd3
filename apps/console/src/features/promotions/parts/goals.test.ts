import { promotionsCampaign } from '@baize/contract';
import { expect, test } from 'vitest';
import { readDraft } from '../campaigns/campaign-editable.ts';
import { blankDraft, usualParts } from '../campaigns/usual-parts.ts';
import { effectOf } from '../rewards/effect.ts';
import { withGoal, withoutGoal } from './goals.ts';

test('the usual parts of every kind are complete once they have a title', () => {
  const draft = blankDraft(0, 'new');
  const words = { EN: { title: 'Rain', summary: '', terms: '' } };
  expect(readDraft(draft)).toBeNull();
  for (const kind of promotionsCampaign.campaignKinds) {
    const content = readDraft({ ...draft, ...usualParts(kind), words });
    expect(content, kind).toMatchObject({ kind });
  }
});

test('a goal that goes takes its targets and shares with it', () => {
  const first = { kind: 'DEPOSIT' as const, ...pick(usualParts('DEPOSIT')) };
  const two = { ...first, ...withGoal(first) };
  expect(two.steps[0]?.targets).toEqual(['100.00', '']);
  const kept = withoutGoal(two, 1);
  expect(kept.steps).toEqual(first.steps);
  expect(withoutGoal(two, 0).steps[0]).toMatchObject({ targets: [''], gives: { percent: null } });
  expect(withoutGoal({ ...first, ...kept }, 0).steps[0]?.targets).toEqual(['0']);
});

test('groups of unequal size compare by the head', () => {
  const compared = { sum: 900n, takers: { members: 3 }, otherSum: 400n, others: { members: 2 } };
  expect(effectOf(compared)).toBe(300n);
  expect(effectOf({ ...compared, others: { members: 0 } })).toBeNull();
});

function pick({ goals, steps }: ReturnType<typeof usualParts>) {
  return { goals, steps };
}
