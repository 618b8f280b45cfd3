import { expect, test } from 'vitest';
import { audienceOf, emptyDraft } from './audience.ts';

test('names may be parted by anything, and count once', () => {
  expect(audienceOf({ ...emptyDraft, names: 'ann, bob;ann\n cy' })).toEqual({
    usernames: ['ann', 'bob', 'cy'],
  });
  expect(audienceOf({ ...emptyDraft, names: ' , ' })).toBeUndefined();
});

test('a group needs no name, a team needs its leader', () => {
  expect(audienceOf({ ...emptyDraft, way: 'group', kind: 'agent' })).toEqual({ kind: 'agent' });
  expect(audienceOf({ ...emptyDraft, way: 'team' })).toBeUndefined();
  expect(audienceOf({ ...emptyDraft, way: 'team', teamOf: ' agenta ' })).toEqual({
    kind: 'all',
    teamOf: 'agenta',
  });
});
