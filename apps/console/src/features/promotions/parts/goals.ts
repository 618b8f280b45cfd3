import type { CampaignDraft } from '../campaigns/campaign-editable.ts';

export type Goal = CampaignDraft['goals'][number];
export type Step = CampaignDraft['steps'][number];
export type Gift = Step['gives'];
type Counted = Pick<CampaignDraft, 'kind' | 'goals' | 'steps'>;

export const NO_GIFT: Gift = {
  money: '0',
  percent: null,
  points: '0',
  tickets: null,
  spins: null,
  freeBet: null,
  goods: null,
};
export const NO_TARGET = '0';

export const blankGoal = (metric: Goal['metric']): Goal => ({
  metric,
  categories: [],
  vendors: [],
  games: [],
});

export function blankStep(goals: readonly Goal[]): Step {
  const targets = goals.length === 0 ? [NO_TARGET] : goals.map(() => '');
  return { targets, gives: NO_GIFT, missionPoints: 0 };
}

const UNSTEPPED: readonly CampaignDraft['kind'][] = ['SIGN_IN', 'TICKETS', 'RAIN', 'TOURNAMENT'];

/** Does it give by steps? What signs in, rains, is drawn or ranked has parts of its own. */
export const isStepped = (kind: CampaignDraft['kind']) => !UNSTEPPED.includes(kind);

/** One more thing that is counted: every step asks for some of it. */
export function withGoal({ kind, goals, steps }: Counted): Pick<Counted, 'goals' | 'steps'> {
  const next = [...goals, blankGoal('VALID_BET')];
  const asked = kind === 'SIGN_IN' && steps.length === 0 ? [blankStep([])] : steps;
  return {
    goals: next,
    steps: asked.map((step) => ({
      ...step,
      targets: goals.length === 0 ? [''] : [...step.targets, ''],
    })),
  };
}

/** One thing less: its targets go with it, and so do shares of it. */
export function withoutGoal(
  { kind, goals, steps }: Counted,
  at: number,
): Pick<Counted, 'goals' | 'steps'> {
  const next = goals.filter((_, n) => n !== at);
  if (kind === 'SIGN_IN' && next.length === 0) return { goals: next, steps: [] };
  return {
    goals: next,
    steps: steps.map((step) => {
      const targets = step.targets.filter((_, n) => n !== at);
      return {
        ...step,
        targets: targets.length > 0 ? targets : [NO_TARGET],
        gives: withoutShareOf(step.gives, at),
      };
    }),
  };
}

function withoutShareOf(gift: Gift, at: number): Gift {
  const { percent } = gift;
  if (!percent || percent.goal < at) return gift;
  return { ...gift, percent: percent.goal === at ? null : { ...percent, goal: percent.goal - 1 } };
}

const COUNTS: readonly Goal['metric'][] = [
  'DEPOSIT_COUNT',
  'BET_COUNT',
  'LOGIN_DAYS',
  'MISSION_POINTS',
  'FRIENDS',
  'PHONE_PROVED',
  'CARD_BOUND',
  'CLUB_LEVEL',
];

/** Is it counted in whole units rather than in money? */
export const isCounted = (metric: Goal['metric']) => COUNTS.includes(metric);

const PLAYED: readonly Goal['metric'][] = [
  'VALID_BET',
  'BET_COUNT',
  'WIN_SUM',
  'WIN_MULTIPLE',
  'LOSS',
];

/** Does it come from bets, so that games can be chosen? */
export const isPlayed = (metric: Goal['metric']) => PLAYED.includes(metric);
