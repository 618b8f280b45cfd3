import { insightReportsOperator as contract } from '@baize/contract';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../shared/api.ts';
import { useFilters } from '../../../shared/list/search.ts';
import { Reading, TitledPage } from '../../../shared/parts/titled-page.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { SendByMail } from '../schedules/send-by-mail.tsx';
import { SheetFiles } from '../sheet-files.tsx';
import { inOrder } from '../sheet-order.ts';
import { type Asked, askedIn, searchOf } from './report-address.ts';
import { ReportFields } from './report-fields.tsx';
import { figureAcross } from './report-rows.ts';
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
    // Rows of another grouping have other keys: under the new one they would be nonsense.
    placeholderData: (before, query) =>
      isGroupedAlike(query?.queryKey, asked) ? before : undefined,
  });
  const { data } = report;
  return (
    <TitledPage
      title="console.reports.title"
      lead="console.reports.lead"
      actions={
        <>
          <SaveView asked={asked} />
          <SendByMail statement={null} search={searchOf(asked)} />
          <SheetFiles
            name={`report-${asked.from}-${asked.to}`}
            isReady={Boolean(data)}
            load={async () =>
              inOrder(await ask(contract.showSheet, asked), fileOrder(asked, search.sort))
            }
          />
        </>
      }
    >
      <ReportViews asked={asked} />
      <ReportFields asked={asked} across={data && figureAcross(data, asked)} />
      <Reading of={report} className="h-80 rounded-card" />
      {data && !report.error && <ReportTable report={data} asked={asked} />}
      {data && data.left > 0 && (
        <p className="mt-3 text-ink-soft">{text('console.reports.left', { count: data.left })}</p>
      )}
    </TitledPage>
  );
}

function isGroupedAlike(key: QueryKey | undefined, { rows, column }: Asked): boolean {
  const before = key?.at(-1) as Partial<Asked> | undefined;
  return before?.rows === rows && before.column === column;
}

/** Groups within groups stand together in a file, as the server puts them. */
const fileOrder = ({ rows }: Asked, sort: string | undefined) =>
  rows.includes(',') ? undefined : sort;
