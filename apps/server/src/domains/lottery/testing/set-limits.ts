import { money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { showRisk } from '../risk/operator-risk.ts';
import { saveLimits } from '../risk/save-limits.ts';

export const risker = { kind: 'operator', operatorId: 1n, address: '10.0.0.1' } as Caller;

type Named = {
  perMember?: string;
  perIssue?: string;
  payoutPerIssue?: string;
  payoutPerMember?: string;
  singlePick?: string;
  ladder?: [from: string, percent: number][];
};

/** The limits of a lottery are those that are named, and no others. */
export async function setLimits(house: House, gameCode: string, limits: Named): Promise<void> {
  const amount = (text: string | undefined) => (text ? money(text) : null);
  const { version } = await showRisk(house, { gameCode });
  await saveLimits(house, risker, {
    gameCode,
    version,
    perMember: amount(limits.perMember),
    perPlay: null,
    perIssue: amount(limits.perIssue),
    payoutPerIssue: amount(limits.payoutPerIssue),
    payoutPerMember: amount(limits.payoutPerMember),
    singlePickPayout: amount(limits.singlePick),
    ladder: (limits.ladder ?? []).map(([from, percent]) => ({ from: money(from), percent })),
  });
}
