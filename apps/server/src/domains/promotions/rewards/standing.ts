import type { Output, promotionsCampaign } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Campaign } from '../campaigns/campaign.ts';
import { type Cycle, claimableUntil } from '../campaigns/cycles.ts';
import type { Application } from '../tables.ts';

export type ActivityState = (typeof promotionsCampaign.activityStates)[number];
type Step = Output<typeof promotionsCampaign.step>;
export type StepState = 'PROCESS' | 'CLAIM' | 'CLAIMED' | 'LAPSED';

/** All that decides how a member stands with one campaign in one cycle. */
export type Facts = {
  campaign: Pick<Campaign, 'state' | 'content' | 'from' | 'to'>;
  cycle: Cycle | null;
  at: Date;
  isJoined: boolean;
  values: readonly Money[];
  claimed: ReadonlySet<number>;
  application: Pick<Application, 'state'> | undefined;
  /** Nothing keeps them out: neither an exclusion nor the audience. */
  isOpenToThem: boolean;
  /** The money in hand, where a campaign is only for those who hold little; else null. */
  held: Money | null;
};

/** One machine for every campaign: see docs/promotions.md. */
export function activityState(facts: Facts): ActivityState {
  const { campaign, cycle, at } = facts;
  if (campaign.state !== 'RUNNING') return closedState(facts);
  if (at < campaign.from) return 'COMING_SOON';
  if (!cycle) return 'CLOSE';
  const runs = cycle.to === null || at < cycle.to;
  return appliedState(facts, runs) ?? openState(facts, runs);
}

/** An application decides, until it was rejected and another one may be made. */
function appliedState({ application, campaign }: Facts, runs: boolean): ActivityState | undefined {
  if (application?.state !== 'REJECTED') return application?.state;
  return campaign.content.mayReapply && runs ? undefined : 'REJECTED';
}

function openState(facts: Facts, runs: boolean): ActivityState {
  const { content } = facts.campaign;
  const states = content.steps.map((_, n) => stepState(facts, n));
  if (states.length > 0 && states.every((state) => state === 'CLAIMED')) return 'CLAIMED';
  if (!facts.isOpenToThem) return 'CLOSE';
  if (content.needsJoin && !facts.isJoined) return runs ? 'JOIN' : 'CLOSE';
  if (states.includes('CLAIM')) return content.how === 'APPLICATION' ? 'JOIN' : 'CLAIM';
  if (!runs) return 'CLOSE';
  return content.needsJoin && facts.values.every((value) => value <= 0n) ? 'JOINED' : 'PROCESS';
}

function closedState({ campaign, claimed, application }: Facts): ActivityState {
  if (application?.state === 'ISSUED') return 'ISSUED';
  const { steps } = campaign.content;
  const isClaimed = steps.length > 0 && steps.every((_, n) => claimed.has(n));
  return isClaimed ? 'CLAIMED' : 'CLOSE';
}

export function stepState(facts: Facts, n: number): StepState {
  const { campaign, cycle, at, claimed, values } = facts;
  const { content } = campaign;
  if (claimed.has(n)) return 'CLAIMED';
  if (!cycle) return 'LAPSED';
  const until = claimableUntil(campaign, cycle);
  if (until && at >= until) return 'LAPSED';
  const runs = cycle.to === null || at < cycle.to;
  const isReached = isMet(content.steps[n]!, values) && content.how !== 'CODE';
  if (!isReached) return runs ? 'PROCESS' : 'LAPSED';
  if (content.readyAt === 'CYCLE_END' && runs) return 'PROCESS';
  return holdsTooMuch(facts) ? 'PROCESS' : 'CLAIM';
}

/** What would be refused now is not called ready; it is again once the purse is empty. */
function holdsTooMuch({ campaign, held }: Facts): boolean {
  const { balanceBelow } = campaign.content.terms;
  return balanceBelow !== null && held !== null && held >= balanceBelow;
}

export function isMet({ targets }: Step, values: readonly Money[]): boolean {
  return values.every((value, n) => value >= (targets[n] ?? 0n));
}
