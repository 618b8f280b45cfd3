import { cashierDeposits, cashierReports } from '@baize/contract';
import { Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useMemberPage } from '../../../shared/session/use-member-page.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useDepositColumns } from '../deposits/last-deposits.tsx';
import { cashierKey } from '../use-cashier.ts';
import { NoRows } from './no-rows.tsx';
import { ReportBar } from './report-bar.tsx';
import { ReportPager } from './report-pager.tsx';
import { useFile } from './use-file.ts';
import { useReport } from './use-report.ts';

const PAGE = 10;

export function DepositsReport() {
  const text = useText();
  const report = useReport();
  const { go } = useMemberPage();
  const depositState = report.filters.state ?? '';
  const { data, error, isPending } = useQuery({
    queryKey: cashierKey('deposits', report.period, depositState, report.number),
    queryFn: ({ signal }) =>
      ask(
        cashierDeposits.depositReport,
        { ...report.period, depositType: '', depositState, page: report.number, size: PAGE },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const columns = useDepositColumns(data?.footer.amount);
  const file = useFile({
    path: cashierReports.depositsFile.path,
    input: report.period,
    name: 'deposits.csv',
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
              ...cashierDeposits.depositStates
                .filter((value) => value !== 'CREATED')
                .map((value) => ({ value, label: text(`cashier.deposit.state.${value}`) })),
            ],
          },
        ]}
      />
      <FormFault error={error} />
      <Table
        caption={text('cashier.history.deposits')}
        columns={columns}
        rows={data?.list ?? []}
        rowId={({ depositId }) => depositId}
        isSortedByServer
        isLoading={isPending && !error}
        skeletonRows={6}
        totalsLabel={text('cashier.totals')}
        onRowOpen={({ depositId }) => go('depositv2', { deposit: depositId })}
        empty={!error && <NoRows report={report} />}
      />
      <ReportPager report={report} found={data} />
    </div>
  );
}
