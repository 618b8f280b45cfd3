import type { Output, promotionsCampaignsOperator } from '@baize/contract';

/** What a campaign cost and brought. */
export type Results = Output<typeof promotionsCampaignsOperator.showResults.value>;
