import type { Output, playRecordsOperator } from '@baize/contract';

/** One bet as operators see it. */
export type BetCard = Output<typeof playRecordsOperator.showBet.value>;
