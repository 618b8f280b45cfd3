import type { Output, promotionsCampaignsOperator } from '@baize/contract';
import type { Tone } from '@baize/ui';

export type CampaignRow = Output<
  typeof promotionsCampaignsOperator.listCampaigns.value
>['list'][number];

export type ShownState = 'DRAFT' | 'WAITING' | 'COMING' | 'RUNNING' | 'ENDED' | 'STOPPED' | 'SPENT';

/** How a campaign stands to an operator: what is written about it, and the clock. */
export function stateOf(
  row: Pick<CampaignRow, 'state' | 'startsAt' | 'endsAt' | 'stopReason' | 'isWaiting'>,
  now: number,
): ShownState {
  if (row.state === 'DRAFT') return row.isWaiting ? 'WAITING' : 'DRAFT';
  if (row.state === 'STOPPED') return row.stopReason === 'BUDGET' ? 'SPENT' : 'STOPPED';
  if (row.endsAt !== null && row.endsAt <= now) return 'ENDED';
  return row.startsAt > now ? 'COMING' : 'RUNNING';
}

export const STATE_TONES: Record<ShownState, Tone> = {
  DRAFT: 'plain',
  WAITING: 'warn',
  COMING: 'info',
  RUNNING: 'good',
  ENDED: 'plain',
  STOPPED: 'bad',
  SPENT: 'bad',
};

export type Alarm = 'NONE' | 'LOW' | 'LAST';

const LOW = 80;
const LAST = 95;

/** How much of its budget a campaign has given, in whole per cent rounded down; null without one. */
export function shareUsed({ budget, spent }: Pick<CampaignRow, 'budget' | 'spent'>): number | null {
  if (budget === null) return null;
  return budget === 0n ? 100 : Number((spent * 100n) / budget);
}

/** A budget rings twice: when a fifth is left, and when hardly anything is. */
export function alarmOf(row: Pick<CampaignRow, 'budget' | 'spent'>): Alarm {
  const share = shareUsed(row) ?? 0;
  if (share >= LAST) return 'LAST';
  return share >= LOW ? 'LOW' : 'NONE';
}
