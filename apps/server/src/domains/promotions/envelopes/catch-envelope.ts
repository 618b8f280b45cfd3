import type { promotionsEnvelopes as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Answered, answerTogether, BRAND_CURRENCY } from '../../wallet/index.ts';
import { findCampaign } from '../campaigns/campaign.ts';
import { followGift } from '../rewards/limited-bonuses.ts';
import { decideCatches } from './decide-catches.ts';
import { gatherBatches } from './gather.ts';

type Catching = { memberId: bigint; id: string; requestId: string };
type Caught = Output<typeof contract.catchEnvelope.value>;

// A batch holds the cash of its members for some tens of milliseconds; more would keep their bets waiting.
const MAX_PER_BATCH = 100;
const MAX_WAITING = 10_000;

/**
 * One envelope for one chance; when the budget is gone it is empty, and said so. All catches of a rain
 * take its one row: those that wait on a server are decided together, and servers take turns.
 */
export function openCatching(house: House): (input: Catching) => Promise<Caught> {
  const catchInLine = gatherBatches<Catching, Answered<Caught>>({
    decide: (batch) => catchTogether(house, batch),
    maxPerBatch: MAX_PER_BATCH,
    maxWaiting: MAX_WAITING,
  });
  return async (input) => {
    const verdict = await catchInLine(input.id, input);
    if ('refused' in verdict) throw verdict.refused;
    return verdict.answer;
  };
}

/** All of them are of one rain. */
async function catchTogether(
  house: House,
  batch: readonly Catching[],
): Promise<Answered<Caught>[]> {
  const id = batch[0]!.id;
  const found = (await findCampaign(house.db, id)) ?? refuse('PROMOTION_NOT_FOUND');
  const asked = batch.map(({ memberId, requestId }) => ({
    memberId,
    requestId,
    content: `rain ${id}`,
  }));
  const answers = await answerTogether<(typeof asked)[number], Caught>(
    house,
    { asked, currency: BRAND_CURRENCY },
    (tx, fresh, { cash, at }) =>
      decideCatches(house, tx, {
        campaignId: found.id,
        catchers: fresh.map(({ memberId }) => memberId),
        cash,
        at,
      }),
  );
  await followGift(house, found);
  return answers;
}
