import { Button } from '@baize/ui';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { Report } from './use-report.ts';

/** A report without rows says whether the days or the filters are to blame. */
export function NoRows({ report }: { report: Report }) {
  const text = useText();
  const { isNarrowed, clear } = report;
  return (
    <StatePage
      isWide
      level={3}
      state="empty"
      title={text(isNarrowed ? 'cashier.none.filtered' : 'cashier.none.title')}
      text={text('cashier.none.text')}
      actions={isNarrowed && <Button onClick={clear}>{text('play.records.none.clear')}</Button>}
    />
  );
}
