import { Pager } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { Report } from './use-report.ts';

type Props = { report: Report; found: { totalPages: number; totalCount: number } | undefined };

/** The pages of a report, and how many rows they hold in all. */
export function ReportPager({ report, found }: Props) {
  const text = useText();
  const count = found?.totalCount ?? 0;
  return (
    <Pager
      page={report.number}
      pageCount={found?.totalPages ?? 0}
      onPage={report.goTo}
      summary={count > 0 && text('cashier.history.count', { count })}
    />
  );
}
