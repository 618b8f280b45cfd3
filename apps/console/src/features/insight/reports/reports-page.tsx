import { insightReportsOperator as contract } from '@baize/contract';
import { LoadingRegion, Skeleton } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../shared/api.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { useFilters } from '../../../shared/list/search.ts';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { SendByMail } from '../schedules/send-by-mail.tsx';
import { SheetFiles } from '../sheet-files.tsx';
import { askedIn, searchOf } from './report-address.ts';
import { ReportFields } from './report-fields.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportViews, SaveView } from './report-views.tsx';

/** Any figure of the book, by whatever it is asked by, down to the bets. */
export function ReportsPage() {
  const text = useText();
  const [search] = useFilters();
  const today = useTimes().today(Date.now());
  const asked = useMemo(() => askedIn(search, today), [search, today]);
  const report = useQuery({
    ...queryOf(contract.showReport, asked),
    placeholderData: keepPreviousData,
  });
  const { data } = report;
  return (
    <PageBody>
      <PageHead
        title={text('console.reports.title')}
        lead={text('console.reports.lead')}
        actions={
          <>
            <SaveView asked={asked} />
            <SendByMail statement={null} search={searchOf(asked)} />
            <SheetFiles
              name={`report-${asked.from}-${asked.to}`}
              isReady={Boolean(data)}
              load={() => ask(contract.showSheet, asked)}
            />
          </>
        }
      />
      <ReportViews asked={asked} />
      <ReportFields asked={asked} />
      {report.error && (
        <p role="alert" className="text-danger">
          {sentenceOf(report.error)}
        </p>
      )}
      {report.isPending && (
        <LoadingRegion>
          <Skeleton className="h-80 rounded-card" />
        </LoadingRegion>
      )}
      {data && !report.error && <ReportTable report={data} asked={asked} />}
      {data && data.left > 0 && (
        <p className="mt-3 text-ink-soft">{text('console.reports.left', { count: data.left })}</p>
      )}
    </PageBody>
  );
}
