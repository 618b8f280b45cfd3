import { keptForTeams } from './domains/agents/index.ts';
import { keptForWithdrawals, payoutInstants } from './domains/cashier/index.ts';
import { keptForCrash } from './domains/games/index.ts';
import { keptForBook, transfersKeptForBook } from './domains/insight/index.ts';
import { keptForTables } from './domains/live/index.ts';
import { keptForIssues } from './domains/lottery/index.ts';
import { archivableBets } from './domains/play/index.ts';
import { campaignBounds, keptForCampaigns } from './domains/promotions/index.ts';
import { archivableTransfers } from './domains/wallet/index.ts';
import type { Archivable } from './platform/database/archive/archivable.ts';
import { archivableEvents } from './platform/events/archive.ts';

/** The tables whose old partitions may go into files, for the job and for the command: transfers after their bets. */
export const archivables: readonly Archivable[] = [
  archivableEvents,
  archivableBets({
    reasons: [keptForCrash, keptForTables, keptForIssues, keptForCampaigns, keptForBook],
    cuts: campaignBounds,
    memberCuts: payoutInstants,
  }),
  archivableTransfers([keptForWithdrawals, keptForTeams, transfersKeptForBook]),
];
