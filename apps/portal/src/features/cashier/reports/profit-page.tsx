import { cashierReports } from '@baize/contract';
import { Figure, FigureRow, Money } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { PartHead } from '../parts.tsx';
import { cashierKey } from '../use-cashier.ts';
import { NoRows } from './no-rows.tsx';
import type { Profit } from './profit.ts';
import { ProfitChart } from './profit-chart.tsx';
import { CategoryTable, DayTable } from './profit-tables.tsx';
import { ReportBar } from './report-bar.tsx';
import { useFile } from './use-file.ts';
import { type Report, useReport } from './use-report.ts';

/** What was won and lost, by day and by kind of game. */
export function ProfitPage() {
  const report = useReport();
  const query = useQuery({
    queryKey: cashierKey('profit', report.period),
    queryFn: ({ signal }) => ask(cashierReports.personalProfit, report.period, signal),
  });
  const file = useFile({
    path: cashierReports.profitFile.path,
    input: report.period,
    name: 'profit-and-loss.csv',
  });
  return (
    <div className="flex flex-col gap-6">
      <ReportBar report={report} file={file} />
      <Fetched query={query}>{(profit) => <Shown profit={profit} report={report} />}</Fetched>
    </div>
  );
}

function Shown({ profit, report }: { profit: Profit; report: Report }) {
  const text = useText();
  if (profit.days.length === 0) return <NoRows report={report} />;
  return (
    <>
      <Totals total={profit.total} />
      <ProfitChart days={profit.days} />
      {profit.categories.length > 0 && (
        <section aria-label={text('cashier.profit.byCategory')}>
          <PartHead title={text('cashier.profit.byCategory')} />
          <CategoryTable rows={profit.categories} />
        </section>
      )}
      <section aria-label={text('cashier.profit.byDay')}>
        <PartHead title={text('cashier.profit.byDay')} />
        <DayTable rows={profit.days} total={profit.total} />
      </section>
    </>
  );
}

function Totals({ total }: { total: Profit['total'] }) {
  const text = useText();
  const parts = useMoneyParts();
  const { profit } = total;
  return (
    <FigureRow>
      <Figure label={text('cashier.profit.net')}>
        <Money
          parts={parts(profit, { signed: true })}
          size="mid"
          tone={profit > 0n ? 'win' : 'plain'}
        />
      </Figure>
      <Figure label={text('cashier.profit.staked')}>
        <Money parts={parts(total.betAmount)} size="mid" />
      </Figure>
      <Figure label={text('cashier.profit.deposits')}>
        <Money parts={parts(total.deposits)} size="mid" />
      </Figure>
      <Figure label={text('cashier.profit.withdrawals')}>
        <Money parts={parts(total.withdrawals)} size="mid" />
      </Figure>
    </FigureRow>
  );
}
