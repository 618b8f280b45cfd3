import type { promotionsCampaign as contract, Wire } from '@baize/contract';
import { campaignWords as words } from './words.ts';

/** What a campaign is made of; when it begins is decided where the demo is filled. */
export type Parts = Omit<Wire<typeof contract.content>, 'startsAt'>;

export const eggParts: Parts = {
  kind: 'TICKETS',
  words: words.eggs,
  style: 'GOLDEN_EGG',
  prizes: [
    { name: '—', weight: 4_000 },
    { name: '0.88', weight: 4_000, gives: { money: 0.88 } },
    { name: '5.88', weight: 1_900, gives: { money: 5.88 } },
    { name: '58.00', weight: 100, stock: 10, gives: { money: 58 } },
  ],
  costs: { budget: 5_000 },
};

export const chestParts: Parts = {
  kind: 'TICKETS',
  words: words.chests,
  style: 'TREASURE_CHEST',
  prizes: [
    { name: '20 ★', weight: 6_000, gives: { points: 20 } },
    { name: '200 ★', weight: 3_500, gives: { points: 200 } },
    { name: '10 ×', weight: 500, gives: { spins: { gameCode: 'lines25', count: 10, stake: 0.5 } } },
  ],
  costs: { budget: 3_000 },
};

export const packetParts = (goodId: string): Parts => ({
  kind: 'TICKETS',
  words: words.packets,
  style: 'LUCKY_RED_PACKET',
  prizes: [
    { name: '50 ★', weight: 5_000, gives: { points: 50 } },
    { name: '300 ★', weight: 2_500, gives: { points: 300 } },
    { name: '♠', weight: 2_500, stock: 40, gives: { goods: { goodId, count: 1 } } },
  ],
  costs: { budget: 2_000 },
});

export const raffleParts: Parts = {
  kind: 'TICKETS',
  words: words.raffle,
  style: 'RAFFLE',
  prizes: [
    { name: '—', weight: 2_000 },
    { name: '10 ★', weight: 6_000, gives: { points: 10 } },
    { name: '3.88', weight: 1_950, gives: { money: 3.88 } },
    { name: '188.00', weight: 50, stock: 5, gives: { money: 188 } },
  ],
  costs: { budget: 4_000 },
};

export const rescueParts: Parts = {
  kind: 'RESCUE',
  words: words.rescue,
  cycle: 'DAILY',
  graceHours: 24,
  goals: [{ metric: 'LOSS' }],
  steps: [{ targets: [50], gives: { percent: { rate: 100_000, cap: 100 } } }],
  terms: { multiple: 1, balanceBelow: 5 },
  costs: { budget: 6_000, perDay: 600 },
};

export const codeParts: Parts = {
  kind: 'CODE',
  words: words.code,
  how: 'CODE',
  code: 'BAIZE8',
  cycle: 'MONTHLY',
  steps: [{ targets: [0], gives: { money: 8 } }],
  terms: { multiple: 3, onePer: ['DEVICE'] },
  costs: { budget: 4_000 },
};

export const spinParts: Parts = {
  kind: 'GIFT',
  words: words.spins,
  cycle: 'WEEKLY',
  goals: [{ metric: 'VALID_BET', categories: ['RNG'] }],
  steps: [
    { targets: [200], gives: { spins: { gameCode: 'lines25', count: 10, stake: 0.5 } } },
    { targets: [1_000], gives: { spins: { gameCode: 'ways243', count: 25, stake: 0.5 } } },
  ],
  terms: { multiple: 3, hoursToPlay: 168 },
  costs: { budget: 6_000 },
};

/** There for everyone at once: a visitor of the demo can try one without playing first. */
export const freeBetParts: Parts = {
  kind: 'GIFT',
  words: words.freeBet,
  cycle: 'WEEKLY',
  goals: [{ metric: 'VALID_BET', categories: ['SPORTS', 'ESPORTS'] }],
  steps: [
    { targets: [0], gives: { freeBet: { stake: 5, hoursValid: 168, terms: { minOdds: 150 } } } },
    { targets: [500], gives: { freeBet: { stake: 25, hoursValid: 168, terms: { minOdds: 180 } } } },
  ],
  terms: { multiple: 1 },
  costs: { budget: 6_000 },
};

export const rainParts: Parts = {
  kind: 'RAIN',
  words: words.rain,
  cycle: 'DAILY',
  rainMinutes: [720, 1_080, 1_260],
  rainSeconds: 60,
  rainChances: [
    { deposit: 0, validBet: 0, chances: 1 },
    { deposit: 0, validBet: 100, chances: 3 },
    { deposit: 0, validBet: 1_000, chances: 8 },
  ],
  rainAmounts: [
    { amount: 0.18, weight: 700 },
    { amount: 0.88, weight: 250 },
    { amount: 8.88, weight: 50 },
  ],
  costs: { budget: 6_000, perDay: 600 },
};

export const depositParts: Parts = {
  kind: 'DEPOSIT',
  words: words.deposit,
  needsJoin: true,
  how: 'AUTO',
  goals: [{ metric: 'ONE_DEPOSIT' }],
  steps: [{ targets: [100], gives: { percent: { rate: 1_000_000, cap: 1_000 } } }],
  terms: {
    multiple: 10,
    weights: { LIVE: 10 },
    maxStake: 50,
    hoursToPlay: 720,
    onePer: ['DEVICE'],
  },
  costs: { budget: 9_000 },
};

export const signInParts: Parts = {
  kind: 'SIGN_IN',
  words: words.signIn,
  cycle: 'DAILY',
  strip: [1, 1, 2, 2, 3, 3, 8].map((points) => ({ points })),
};

export const taskParts = (wheel: string): Parts => ({
  kind: 'TASK',
  words: words.task,
  cycle: 'DAILY',
  graceHours: 24,
  goals: [{ metric: 'VALID_BET', categories: ['RNG'] }],
  steps: [
    {
      targets: [100],
      gives: { money: 2, tickets: { campaignId: wheel, count: 1 } },
      missionPoints: 10,
    },
  ],
  costs: { budget: 5_000, perDay: 500 },
});

/** Whoever plays on opens more: each milestone brings a ticket of another draw. */
export const missionParts = (draws: Record<'eggs' | 'chests' | 'raffle', string>): Parts => ({
  kind: 'MISSION',
  words: words.mission,
  cycle: 'WEEKLY',
  goals: [{ metric: 'VALID_BET' }],
  steps: [
    { targets: [500], gives: { money: 5, ...ticketOf(draws.eggs) }, missionPoints: 20 },
    {
      targets: [2_000],
      gives: { money: 15, points: 50, ...ticketOf(draws.chests) },
      missionPoints: 50,
    },
    { targets: [10_000], gives: { money: 88, ...ticketOf(draws.raffle) }, missionPoints: 200 },
  ],
  costs: { budget: 9_000 },
});

const ticketOf = (campaignId: string) => ({ tickets: { campaignId, count: 1 } });

export const cashbackParts: Parts = {
  kind: 'CASHBACK',
  words: words.cashback,
  cycle: 'WEEKLY',
  readyAt: 'CYCLE_END',
  goals: [{ metric: 'LOSS' }],
  steps: [{ targets: [20], gives: { percent: { rate: 50_000, cap: 500 } } }],
  costs: { budget: 9_000 },
};

export const wheelParts: Parts = {
  kind: 'TICKETS',
  words: words.wheel,
  style: 'PRIZE_WHEEL',
  prizes: [
    { name: '—', weight: 5_000 },
    { name: '1.88', weight: 3_000, gives: { money: 1.88 } },
    { name: '8.88', weight: 1_500, gives: { money: 8.88 } },
    { name: '88.00', weight: 480, stock: 20, gives: { money: 88 } },
    { name: '888.00', weight: 20, stock: 2, gives: { money: 888 } },
  ],
  costs: { budget: 9_000 },
};

export const cupParts: Parts = {
  kind: 'TOURNAMENT',
  words: words.cup,
  cycle: 'WEEKLY',
  goals: [{ metric: 'MISSION_POINTS' }],
  bands: [
    { from: 1, to: 1, gives: { money: 188 } },
    { from: 2, to: 3, gives: { money: 88 } },
    { from: 4, to: 10, gives: { money: 18 } },
  ],
  costs: { budget: 9_000 },
};

export const applicationParts: Parts = {
  kind: 'APPLICATION',
  words: words.application,
  how: 'APPLICATION',
  mayReapply: true,
  cycle: 'MONTHLY',
  steps: [{ targets: [0], gives: { money: 18 } }],
  costs: { budget: 5_000 },
};

/** Three ways to be first: by the most, by one lucky bet, and by being there before the others. */
export const raceParts: Parts[] = [
  {
    kind: 'TOURNAMENT',
    words: words.race,
    cycle: 'WEEKLY',
    goals: [{ metric: 'VALID_BET' }],
    bands: [
      { from: 1, to: 1, gives: { money: 288 } },
      { from: 2, to: 3, gives: { money: 100 } },
    ],
    costs: { budget: 9_000 },
  },
  {
    kind: 'TOURNAMENT',
    words: words.multiple,
    cycle: 'WEEKLY',
    goals: [{ metric: 'WIN_MULTIPLE', categories: ['RNG'] }],
    bands: [
      { from: 1, to: 1, gives: { money: 88 } },
      { from: 2, to: 10, gives: { points: 100 } },
    ],
    costs: { budget: 5_000 },
  },
  {
    kind: 'TOURNAMENT',
    words: words.firstTo,
    cycle: 'MONTHLY',
    goals: [{ metric: 'VALID_BET' }],
    firstTo: 1_000,
    bands: [
      { from: 1, to: 1, gives: { money: 68 } },
      { from: 2, to: 5, gives: { money: 18 } },
    ],
    costs: { budget: 5_000 },
  },
];
