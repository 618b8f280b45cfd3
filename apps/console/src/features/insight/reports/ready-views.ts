import { type PlainSearch, withoutEmpty } from '../../../shared/list/search.ts';
import type { WordId } from '../../../shared/words.ts';

export type ReadyView = { id: string; label: WordId; search: PlainSearch };

const PROFIT = 'ggr,stake,payout,margin,bets,active';
const PEOPLE = 'ngr,ggr,stake,deposits,withdrawals,bonuses,rebates,agentPay,active';
/** What members won is what the house lost. */
const WINNERS = 'ggr,stake,payout,bets,deposits,withdrawals';
const COSTS = 'ggr,bonuses,rebates,agentPay,jackpots,fees,ngr';
const CASH =
  'deposits,depositCount,withdrawals,withdrawalCount,fees,adjustments,firstDeposits,registrations';

const view = (id: string, label: WordId, rows: string, figures: string, sort = ''): ReadyView => ({
  id,
  label,
  search: withoutEmpty({ rows, figures, sort }),
});

/** What owners ask most, each an address of its own. */
export const readyViews: readonly ReadyView[] = [
  view('category', 'console.reports.view.category', 'category', PROFIT),
  view('vendor', 'console.reports.view.vendor', 'vendor', PROFIT),
  view('game', 'console.reports.view.game', 'game', PROFIT),
  view('line', 'console.reports.view.line', 'line', PEOPLE),
  view('level', 'console.reports.view.level', 'level', PEOPLE),
  view('member', 'console.reports.view.member', 'member', PEOPLE),
  view('winners', 'console.reports.view.winners', 'member', WINNERS, '-ggr'),
  view('country', 'console.reports.view.country', 'country', PEOPLE),
  view('device', 'console.reports.view.device', 'device', PEOPLE),
  view('campaign', 'console.reports.view.campaign', 'source,campaign', PEOPLE),
  view('cash', 'console.reports.view.cash', 'day', CASH),
  view('costs', 'console.reports.view.costs', 'day', COSTS),
  view('kinds', 'console.reports.view.kinds', 'reason', 'costs'),
  view(
    'hour',
    'console.reports.view.hour',
    'hour',
    'ggr,stake,bets,deposits,withdrawals,registrations',
  ),
];
