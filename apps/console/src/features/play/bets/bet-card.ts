import type { Output, playRecordsOperator } from '@baize/contract';

/** One bet as the desk sees it. */
export type BetCard = Output<typeof playRecordsOperator.showBet.value>;
