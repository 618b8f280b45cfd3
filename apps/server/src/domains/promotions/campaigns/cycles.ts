import { dayOf, hours, periodOf, spanOf, type Zone } from '@baize/calendar';
import type { Campaign } from './campaign.ts';

/** One turn of a campaign: every member starts it anew. */
export type Cycle = { key: string; from: Date; to: Date | null };

type Timed = Pick<Campaign, 'from' | 'to'> & {
  content: Pick<Campaign['content'], 'cycle' | 'graceHours'>;
};

/** The cycle in which an instant lies; null before the campaign's start and from its end on. */
export function cycleAt(campaign: Timed, at: Date, zone: Zone): Cycle | null {
  if (at < campaign.from || (campaign.to && at >= campaign.to)) return null;
  return cycleOfDay(campaign, dayOf(at, zone), zone);
}

function cycleOfDay({ from, to, content }: Timed, day: string, zone: Zone): Cycle {
  if (content.cycle === 'ONCE') return { key: 'once', from, to };
  const period = periodOf(content.cycle, day);
  const span = spanOf(period, zone);
  return {
    key: period.from,
    from: span.from > from ? span.from : from,
    to: to && to < span.to ? to : span.to,
  };
}

/** Until when a gift of this cycle can be claimed; null: as long as the campaign stands. */
export function claimableUntil({ content }: Timed, { to }: Cycle): Date | null {
  return to && new Date(to.getTime() + hours(content.graceHours));
}

/** The cycle that runs now and those before it whose gifts can still be claimed, newest first. */
export function openCycles(campaign: Timed, at: Date, zone: Zone): Cycle[] {
  if (at < campaign.from) return [];
  const last = campaign.to && at >= campaign.to ? new Date(campaign.to.getTime() - 1) : at;
  const found: Cycle[] = [];
  for (let cycle = cycleAt(campaign, last, zone); cycle; ) {
    const until = claimableUntil(campaign, cycle);
    if (until && until <= at) break;
    found.push(cycle);
    if (found.length >= MAX_OPEN || cycle.from <= campaign.from) break;
    cycle = cycleAt(campaign, new Date(cycle.from.getTime() - 1), zone);
  }
  return found;
}

/** Whoever came after its end had no part in it. */
export function hadPart({ to }: Cycle, since: Date): boolean {
  return to === null || since < to;
}

/** A daily campaign with three months of grace asks for no more than this. */
const MAX_OPEN = 92;

/** A cycle by its name, if its gifts can still be claimed. */
export function openCycle(campaign: Timed, key: string, at: Date, zone: Zone): Cycle | undefined {
  return openCycles(campaign, at, zone).find((cycle) => cycle.key === key);
}
