import { Tabs } from '@baize/ui';
import { useModule } from '../../../shared/brand/modules.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { usePageFilters } from '../page-filters.ts';
import { useCashierNews } from '../use-cashier.ts';
import { DepositsReport } from './deposits-report.tsx';
import { Statement } from './statement.tsx';
import { TransfersReport } from './transfers-report.tsx';
import { WithdrawalsReport } from './withdrawals-report.tsx';

const TABS = ['all', 'deposits', 'withdrawals', 'transfers'] as const;
type HistoryTab = (typeof TABS)[number];

const REPORTS = {
  all: Statement,
  deposits: DepositsReport,
  withdrawals: WithdrawalsReport,
  transfers: TransfersReport,
};

/** The account record: every movement, and the orders behind them. */
export function HistoryPage() {
  const text = useText();
  useCashierNews();
  const [filters, setFilters] = usePageFilters();
  const shut = { all: !useModule('MEMTRANS3'), deposits: !useModule('DEPREC3') };
  const offered = TABS.filter((one) => !(shut as Partial<Record<HistoryTab, boolean>>)[one]);
  const tab = offered.find((one) => one === filters.tab) ?? offered[0]!;
  const { from = '', to = '' } = filters;
  const Shown = REPORTS[tab];
  return (
    <Tabs
      label={text('cashier.page.transactionHistory')}
      tabs={offered.map((value) => ({ value, label: text(`cashier.history.${value}`) }))}
      value={tab}
      onChange={(next) => setFilters({ tab: next === 'all' ? '' : next, from, to })}
    >
      <Shown key={tab} />
    </Tabs>
  );
}
