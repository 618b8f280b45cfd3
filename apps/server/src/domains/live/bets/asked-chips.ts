import type { RefusalCode } from '@baize/contract';
import type { Chips } from '@baize/games';
import type { Player } from '../../play/index.ts';
import type { LiveRound } from '../rounds/round.ts';
import type { TableSettings } from '../tables/settings.ts';

export type AskedChips = Player & {
  requestId: string;
  round: Pick<LiveRound, 'id' | 'table' | 'number'>;
  chips: Chips;
  settings: TableSettings;
  /** Why the table does not take this at all. */
  refusal?: RefusalCode | undefined;
};
