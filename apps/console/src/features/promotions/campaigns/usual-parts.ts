import { promotionsCampaign } from '@baize/contract';
import { z } from 'zod/mini';
import { typed } from '../../../shared/editor/typed.ts';
import { blankGoal, type Gift, NO_GIFT, NO_TARGET } from '../parts/goals.ts';
import type { CampaignDraft, Kind } from './campaign-editable.ts';

type Parts = Omit<CampaignDraft, 'words' | 'picture' | 'sort' | 'who' | 'startsAt' | 'endsAt'>;

/** Every part as the contract has it where nothing is said. */
function nothingSaid(kind: Kind): Omit<CampaignDraft, 'reason'> {
  const written = { kind, words: { EN: { title: kind } }, startsAt: 0 };
  return typed(z.parse(promotionsCampaign.content, written));
}

/** A draft to begin with: a gift for everyone, from the next whole hour on. */
export function blankDraft(startsAt: number, reason: string): CampaignDraft {
  return {
    ...nothingSaid('GIFT'),
    ...USUAL.GIFT,
    words: { EN: { title: '', summary: '', terms: '' } },
    startsAt,
    reason,
  };
}

/** The parts that campaigns of a kind usually have; words, audience and time stay as they are. */
export function usualParts(kind: Kind): Omit<Parts, 'reason' | 'costs'> {
  const {
    words: _words,
    picture: _picture,
    sort: _sort,
    who: _who,
    startsAt: _startsAt,
    endsAt: _endsAt,
    costs: _costs,
    ...parts
  } = nothingSaid(kind);
  return { ...parts, ...USUAL[kind] };
}

const FULL = 1_000_000;
const percentOf = (count: number) => (FULL * count) / 100;
const money = (sum: string): Gift => ({ ...NO_GIFT, money: sum });
const points = (count: string): Gift => ({ ...NO_GIFT, points: count });
const share = (count: number, cap: string | null): Gift => ({
  ...NO_GIFT,
  percent: { goal: 0, rate: percentOf(count), cap },
});
const step = (target: string, gives: Gift, missionPoints = 0) => ({
  targets: [target],
  gives,
  missionPoints,
});
const terms = (part: Partial<Parts['terms']>): Parts['terms'] => ({
  ...nothingSaid('GIFT').terms,
  ...part,
});

const USUAL: Record<Kind, Partial<Parts>> = {
  DEPOSIT: {
    goals: [blankGoal('ONE_DEPOSIT')],
    steps: [step('100.00', share(100, '500.00'))],
    terms: terms({ multiple: 10 }),
  },
  CASHBACK: {
    cycle: 'WEEKLY',
    goals: [blankGoal('LOSS')],
    steps: [step('1.00', share(5, null))],
    readyAt: 'CYCLE_END',
    how: 'AUTO',
  },
  RESCUE: {
    cycle: 'DAILY',
    goals: [blankGoal('LOSS')],
    steps: [step('100.00', share(10, '100.00'))],
    terms: terms({ balanceBelow: '1.00' }),
  },
  CODE: { steps: [step(NO_TARGET, money('10.00'))], how: 'CODE' },
  TASK: {
    cycle: 'DAILY',
    goals: [blankGoal('VALID_BET')],
    steps: [step('1000.00', money('5.00'))],
  },
  MISSION: {
    cycle: 'WEEKLY',
    goals: [blankGoal('VALID_BET')],
    steps: [
      step('1000.00', money('5.00'), 10),
      step('5000.00', money('20.00'), 30),
      step('20000.00', money('80.00'), 100),
    ],
  },
  GIFT: { steps: [step(NO_TARGET, money('10.00'))] },
  APPLICATION: {
    steps: [step(NO_TARGET, money('10.00'))],
    how: 'APPLICATION',
    mayReapply: true,
  },
  SIGN_IN: {
    cycle: 'DAILY',
    strip: ['5', '5', '10', '10', '15', '15', '50'].map(points),
  },
  TICKETS: {
    prizes: [
      { name: '10', weight: 5, stock: null, gives: money('10.00') },
      { name: 'No prize', weight: 95, stock: null, gives: NO_GIFT },
    ],
  },
  RAIN: {
    cycle: 'DAILY',
    rainMinutes: [720, 1_200],
    rainChances: [{ deposit: '0', validBet: '0', chances: 1 }],
    rainAmounts: [
      { amount: '1.00', weight: 80 },
      { amount: '5.00', weight: 20 },
    ],
  },
  TOURNAMENT: {
    cycle: 'WEEKLY',
    goals: [blankGoal('VALID_BET')],
    how: 'AUTO',
    bands: [
      { from: 1, to: 1, gives: money('500.00') },
      { from: 2, to: 3, gives: money('200.00') },
      { from: 4, to: 10, gives: money('50.00') },
    ],
  },
};
