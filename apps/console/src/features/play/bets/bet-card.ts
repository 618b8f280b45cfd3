import type { Output, playDesk } from '@baize/contract';

/** One bet as the desk sees it. */
export type BetCard = Output<typeof playDesk.showBet.value>;
