import { promotionsCampaign as contract } from '@baize/contract';
import { gameRules } from '@baize/games';
import { refuse } from '../../../platform/refusal.ts';
import type { Content, Gift } from './campaign.ts';

/** Parts that do not fit together are refused before anyone is promised anything. */
export function assertSound(content: Content): void {
  const wrong = FAULTS.find(([, isFaulty]) => isFaulty(content));
  if (wrong) refuse('INVALID_INPUT', { value: { [wrong[0]]: 'invalid' } });
}

const DAY_HOURS = 24;

/** What can be wrong, by the part that the operator must look at. */
const FAULTS: readonly (readonly [keyof Content, (content: Content) => boolean])[] = [
  ['words', ({ words }) => Object.keys(words).length === 0],
  ['endsAt', ({ startsAt, endsAt }) => endsAt !== null && endsAt <= startsAt],
  ['steps', ({ goals, steps }) => goals.length > 0 && steps.some((one) => !fits(one, goals))],
  ['steps', ({ kind, steps }) => isStepped(kind) && steps.length === 0],
  [
    'goals',
    (one) => giftsOf(one).some(({ percent }) => percent !== null && !one.goals[percent.goal]),
  ],
  ['steps', (one) => giftsOf(one).some(({ spins }) => spins !== null && !isSlot(spins))],
  ['code', ({ how, code }) => how === 'CODE' && code.trim() === ''],
  ['strip', ({ kind, strip }) => kind === 'SIGN_IN' && strip.length === 0],
  ['cycle', ({ kind, cycle }) => kind === 'SIGN_IN' && cycle !== 'DAILY'],
  ['prizes', ({ kind, prizes }) => kind === 'TICKETS' && prizes.length < 2],
  ['rainMinutes', ({ kind, rainMinutes }) => kind === 'RAIN' && rainMinutes.length === 0],
  ['rainAmounts', ({ kind, rainAmounts }) => kind === 'RAIN' && rainAmounts.length === 0],
  ['goals', ({ kind, goals }) => kind === 'TOURNAMENT' && goals.length !== 1],
  // What somebody is cannot be ranked, and nobody hears when it changes: it is claimed.
  ['goals', ({ kind, goals }) => kind === 'TOURNAMENT' && isStanding(goals[0])],
  ['firstTo', (content) => content.kind === 'TOURNAMENT' && isNoRace(content)],
  ['how', ({ how, goals }) => how === 'AUTO' && isStanding(goals[0])],
  ['bands', ({ kind, bands }) => kind === 'TOURNAMENT' && bands.length === 0],
  ['bands', ({ bands }) => bands.some(({ from, to }) => to < from)],
  // What is due only at the end needs time to be claimed, and ranks time to be paid.
  ['graceHours', ({ readyAt, graceHours }) => readyAt === 'CYCLE_END' && graceHours < DAY_HOURS],
  ['graceHours', ({ kind, graceHours }) => kind === 'TOURNAMENT' && graceHours < DAY_HOURS],
  ['costs', (content) => givesMoney(content) && content.costs.budget === null],
];

const isStanding = (goal: Content['goals'][number] | undefined): boolean =>
  goal !== undefined && contract.standingMetrics.includes(goal.metric);

const isNoRace = ({ firstTo, goals }: Content): boolean =>
  firstTo !== null && (firstTo === 0n || !contract.raceMetrics.includes(goals[0]!.metric));

/** Only slots are spun, at a stake that they take. */
export function isSlot({ gameCode, stake }: NonNullable<Gift['spins']>): boolean {
  const game = gameRules.get(gameCode);
  return game?.feedsJackpots === true && stake >= game.limits.min && stake <= game.limits.max;
}

const fits = ({ targets }: Content['steps'][number], goals: Content['goals']) =>
  targets.length === goals.length;

const UNSTEPPED: readonly Content['kind'][] = ['SIGN_IN', 'TICKETS', 'RAIN', 'TOURNAMENT'];

export function isStepped(kind: Content['kind']): boolean {
  return !UNSTEPPED.includes(kind);
}

/** Everything that it can give, wherever it stands. */
export function giftsOf(content: Content): Gift[] {
  const rain = content.rainAmounts.map(({ amount }) => moneyGift(amount));
  return [
    ...content.steps.map(({ gives }) => gives),
    ...content.strip,
    ...content.prizes.map(({ gives }) => gives),
    ...content.bands.map(({ gives }) => gives),
    ...rain,
  ];
}

function moneyGift(money: bigint): Gift {
  return {
    money,
    percent: null,
    points: 0n,
    tickets: null,
    spins: null,
    freeBet: null,
    goods: null,
  };
}

const givesMoney = (content: Content) =>
  giftsOf(content).some(
    ({ money, percent, spins, freeBet }) =>
      money > 0n || percent !== null || spins !== null || freeBet !== null,
  );

const CENT = 100n;

const costOf = ({ spins, freeBet }: Gift) =>
  (spins ? spins.stake * BigInt(spins.count) : 0n) + (freeBet?.stake ?? 0n);

/** The least money that anyone could still be given: with less than it left, a budget is spent. */
export function smallestGift(content: Content): bigint {
  const sums = giftsOf(content)
    .filter(({ money, percent, spins, freeBet }) => money > 0n || percent || spins || freeBet)
    .map((gift) => (gift.percent ? CENT : gift.money) + costOf(gift));
  return sums.reduce((least, one) => (one < least ? one : least), sums[0] ?? 0n);
}
