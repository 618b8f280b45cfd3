import type { promotionsActivities as contract, Language, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { type Campaign, shownCampaign, wordsOf } from '../campaigns/campaign.ts';
import { isStepped } from '../campaigns/check-content.ts';
import { type Cycle, claimableUntil, hadPart, openCycles } from '../campaigns/cycles.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { worthOf } from './gift-amounts.ts';
import { factsOf, type MemberStanding, readStanding, strangerStanding } from './member-standing.ts';
import { type ActivityState, activityState, type Facts, stepState } from './standing.ts';

export type Card = Output<typeof contract.card>;

const isMember = ({ kind }: Caller) => kind === 'member' || kind === 'agent';

async function standingOf(house: House, caller: Caller, campaigns: readonly Campaign[]) {
  return isMember(caller)
    ? readStanding(house, caller.memberId, campaigns)
    : strangerStanding(campaigns, house.clock.now());
}

/** The activity centre of one member: what runs, and what of earlier cycles can still be claimed. */
export async function listActivities(house: House, caller: Caller): Promise<Card[]> {
  const { campaigns } = campaignMemory.of(house);
  const shown = campaigns.filter(({ content }) => content.how !== 'CODE');
  const standing = await standingOf(house, caller, shown);
  const cards = shown
    .filter(({ id }) => standing.openTo.has(id))
    .flatMap((campaign) => cardsOf(house, standing, campaign, caller.language));
  return cards.filter(({ state }) => state !== 'CLOSE').sort((a, b) => order(a) - order(b));
}

const ORDER: readonly ActivityState[] = ['CLAIM', 'PROCESS', 'JOINED', 'JOIN', 'APPLYING'];

const order = ({ state }: Card) => {
  const n = ORDER.indexOf(state);
  return n === -1 ? ORDER.length : n;
};

/** One card for the cycle that runs; one more for each earlier one that has something to claim. */
export function cardsOf(
  house: House,
  standing: MemberStanding,
  campaign: Campaign,
  language: Language,
): Card[] {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const [current, ...earlier] = openCycles(campaign, standing.at, zone);
  const first = cardOf({ standing, campaign, cycle: current ?? null, language });
  const claims = earlier
    .filter((cycle) => standing.since !== null && hadPart(cycle, standing.since))
    .map((cycle) => cardOf({ standing, campaign, cycle, language }))
    .filter(({ state }) => state === 'CLAIM');
  return [first, ...claims];
}

type Looked = {
  standing: MemberStanding;
  campaign: Campaign;
  cycle: Cycle | null;
  language: Language;
};

function cardOf({ standing, campaign, cycle, language }: Looked): Card {
  const { content } = campaign;
  const facts = factsOf(standing, campaign, cycle);
  const { title, summary } = wordsOf(content, language);
  const steps = stepsOf(facts);
  const tickets = standing.tickets.get(campaign.id) ?? 0;
  const due = steps.filter(({ state }) => state === 'CLAIM');
  return {
    id: String(campaign.id),
    kind: content.kind,
    style: content.kind === 'TICKETS' ? content.style : null,
    title,
    summary,
    picture: content.picture,
    state: isStepped(content.kind) ? activityState(facts) : specialState(facts, tickets),
    cycle: content.cycle,
    cycleKey: cycle?.key ?? '',
    startsAt: campaign.from.getTime(),
    endsAt: campaign.to?.getTime() ?? null,
    cycleEndsAt: cycle?.to?.getTime() ?? null,
    claimableUntil: (cycle && claimableUntil(campaign, cycle))?.getTime() ?? null,
    goals: content.goals,
    steps,
    claimable: due.reduce((sum, { money }) => sum + money, 0n),
    tickets,
    reason: standing.applications.get(`${campaign.id}/${cycle?.key ?? ''}`)?.reason ?? '',
  };
}

function stepsOf(facts: Facts): Card['steps'] {
  return facts.campaign.content.steps.map((step, n) => {
    const { money, points, tickets } = worthOf(step.gives, facts.values);
    return {
      step: n,
      targets: step.targets,
      values: [...facts.values],
      state: stepState(facts, n),
      money,
      points,
      tickets,
      gives: step.gives,
      missionPoints: step.missionPoints,
    };
  });
}

/** Strips, wheels, rains and tables have no steps of their own: their pages say more. */
function specialState(facts: Facts, tickets: number): ActivityState {
  const { campaign, cycle, at, isOpenToThem } = facts;
  if (campaign.state === 'RUNNING' && at < campaign.from) return 'COMING_SOON';
  const runs = cycle !== null && (cycle.to === null || at < cycle.to);
  if (campaign.state !== 'RUNNING' || !runs || !isOpenToThem)
    return tickets > 0 ? 'CLAIM' : 'CLOSE';
  if (campaign.content.needsJoin && !facts.isJoined) return 'JOIN';
  return tickets > 0 ? 'CLAIM' : 'PROCESS';
}

/** One campaign whole; also one that has ended, for whoever looks back. */
export async function showActivity(
  house: House,
  caller: Caller,
  id: string,
): Promise<Output<typeof contract.activity.value>> {
  const campaign = await shownCampaign(house.db, id);
  const standing = await standingOf(house, caller, [campaign]);
  const [card] = cardsOf(house, standing, campaign, caller.language);
  const { content } = campaign;
  const isOver =
    campaign.state === 'STOPPED' || (campaign.to !== null && campaign.to <= standing.at);
  return {
    ...card!,
    text: wordsOf(content, caller.language).terms,
    terms: content.terms,
    how: content.how,
    needsJoin: content.needsJoin,
    mayReapply: content.mayReapply,
    readyAt: content.readyAt,
    prizes: await prizesOf(house, campaign),
    seedHash: hasChance(campaign) ? campaign.seedHash : null,
    // What was drawn can be checked as soon as nothing more can be drawn.
    seed: hasChance(campaign) && isOver ? house.keys.open(campaign.seedSealed) : null,
  };
}

const hasChance = ({ content }: Campaign) => content.kind === 'TICKETS' || content.kind === 'RAIN';

async function prizesOf({ db }: House, { id, content }: Campaign) {
  const rows = await db
    .selectFrom('promotion_stock')
    .select(['prize', 'taken'])
    .where('campaign_id', '=', id)
    .execute();
  const taken = new Map(rows.map((row) => [row.prize, row.taken]));
  return content.prizes.map(({ name, gives, stock, weight }, n) => ({
    name,
    gives,
    weight,
    isLeft: stock === null || (taken.get(n) ?? 0) < stock,
  }));
}
