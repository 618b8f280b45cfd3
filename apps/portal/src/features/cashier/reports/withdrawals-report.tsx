import { cashierReports, cashierWithdrawals } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { cashierKey } from '../use-cashier.ts';
import { WithdrawalTable } from '../withdrawals/last-withdrawals.tsx';
import { isKnownState } from '../withdrawals/withdrawal-states.ts';
import { NoRows } from './no-rows.tsx';
import { ReportBar } from './report-bar.tsx';
import { ReportPager } from './report-pager.tsx';
import { useFile } from './use-file.ts';
import { useReport } from './use-report.ts';

const PAGE = 10;

export function WithdrawalsReport() {
  const text = useText();
  const report = useReport();
  const { state = '' } = report.filters;
  const { data, error, isPending } = useQuery({
    queryKey: cashierKey('withdrawals', report.period, state, report.number),
    queryFn: ({ signal }) =>
      ask(
        cashierWithdrawals.withdrawReport,
        {
          ...report.period,
          page: report.number,
          size: PAGE,
          ...(isKnownState(state) && { state }),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const file = useFile({
    path: cashierReports.withdrawalsFile.path,
    input: report.period,
    name: 'withdrawals.csv',
  });
  return (
    <div className="flex flex-col gap-4">
      <ReportBar
        report={report}
        file={file}
        filters={[
          {
            kind: 'choice',
            key: 'state',
            label: text('cashier.column.state'),
            options: [
              { value: '', label: text('cashier.history.anyState') },
              ...cashierWithdrawals.withdrawalStates.map((value) => ({
                value,
                label: text(`cashier.withdraw.state.${value}`),
              })),
            ],
          },
        ]}
      />
      <FormFault error={error} />
      <WithdrawalTable
        records={data?.records ?? []}
        total={data?.footer[0]?.amount}
        isLoading={isPending && !error}
        empty={!error && <NoRows report={report} />}
      />
      <ReportPager report={report} found={data} />
    </div>
  );
}
