import { insightReportsOperator as contract } from '@baize/contract';
import { Button, downloadCsv, LoadingRegion, Skeleton, toCsv } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { sentenceOf } from '../../../shared/errors.ts';
import { useFilters } from '../../../shared/list/search.ts';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { figureInFile } from './figure-text.tsx';
import { type Asked, askedIn, type Measure, type Report } from './report-address.ts';
import { ReportFields } from './report-fields.tsx';
import { columnsAcross, listed, type Row, rowsOf, tellable } from './report-rows.ts';
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
            <Button disabled={!data} onClick={() => data && saveFile(data, asked)}>
              <Download aria-hidden className="size-4" />
              {text('console.csv')}
            </Button>
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

/** As it is shown: keys as they are kept, sums with all their decimals. */
function saveFile(report: Report, asked: Asked): void {
  const { rows } = rowsOf(report, asked);
  const dimensions = listed(asked.rows);
  const leaves = rows.filter(({ keys }) => keys.length === dimensions.length);
  const [first = 'ggr', ...more] = tellable(rows[0]?.whole.figures, asked);
  const across = asked.column ? columnsAcross(report) : undefined;
  const nameOf = (row: Row, n: number) =>
    report.names.find(({ dimension, key }) => dimension === dimensions[n] && key === row.keys[n])
      ?.name ?? row.keys[n]!;
  const figure = (measure: Measure, header: string = measure) => ({
    header,
    value: ({ whole }: Row) => figureInFile(whole.figures, measure),
  });
  const csv = toCsv<Row>(
    [
      ...dimensions.map((header, n) => ({ header, value: (row: Row) => nameOf(row, n) })),
      ...(across ?? []).map((header) => ({
        header,
        value: (row: Row) => figureInFile(row.across.get(header)?.figures, first),
      })),
      figure(first, across ? `${first} sum` : first),
      ...(across ? [] : more.map((measure) => figure(measure))),
    ],
    leaves,
  );
  downloadCsv(`report-${asked.from}-${asked.to}.csv`, csv);
}
