import { expect, test } from 'vitest';
import type { Lane } from '../games/lanes.ts';
import { leadsSomewhere, type Offer } from './offered.ts';

const slots = {
  title: 'RNG',
  gameCount: 3,
  gameClassify: [{ code: 'AC' }],
  cards: [{ vassalage: 'INHOUSE' }],
} as unknown as Lane;
const offer: Offer = {
  lanes: [slots],
  shown: { promotion: [], pages: ['news'], hasActivities: false },
  isOn: (module) => module === 'AGENTPOLICY3',
};
const leads = (address: string, more: Partial<Offer> = {}) =>
  leadsSomewhere(address, { ...offer, ...more });

test('a category without a game, a kind without one and an unknown vendor lead nowhere', () => {
  expect(['/rng', '/rng?sub=AC', '/rng?vassalage=INHOUSE'].every((one) => leads(one))).toBe(true);
  expect(['/live', '/fish', '/rng?sub=JP', '/rng?vassalage=X'].some((one) => leads(one))).toBe(
    false,
  );
  const live = { ...slots, title: 'LIVE' } as Lane;
  expect(leads('/live', { lanes: [slots, live] })).toBe(true);
});

test('promotions and pages are offered once there is one', () => {
  expect([leads('/promotions'), leads('/news'), leads('/blog')]).toEqual([false, true, false]);
  const promotion = [{ id: '7' }] as Offer['shown'] extends infer S
    ? S extends { promotion: infer P }
      ? P
      : never
    : never;
  const shown = { promotion, pages: [], hasActivities: false };
  expect(leads('/promotions', { shown })).toBe(true);
  expect(leads('/promotions?id=7', { shown })).toBe(true);
  expect(leads('/promotions?id=8', { shown })).toBe(false);
  const campaigns = { promotion: [], pages: [], hasActivities: true };
  expect(leads('/promotions', { shown: campaigns })).toBe(true);
});

test('a room behind a switch is offered while it is on; addresses outside and others always are', () => {
  expect([leads('/agent'), leads('/pointMall'), leads('/favorite')]).toEqual([true, false, false]);
  expect(leads('https://t.me/x') && leads('/help') && leads('/?chat=support')).toBe(true);
});
