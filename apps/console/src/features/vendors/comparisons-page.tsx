import { vendorsSeamlessOperator } from '@baize/contract';
import { codeColumn, figureColumn, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { CompareNow } from './compare-now.tsx';
import { ComparisonCase } from './comparison-case.tsx';
import { useVendors, vendorFilter } from './vendor-filters.ts';

/** Our books beside the vendors' own lists, day by day. */
export const ComparisonsPage = listPage(vendorsSeamlessOperator.listComparisons, {
  words: 'console.vcompare',
  Above: CompareNow,
  useData: useVendors,
  asked: { vendor: '' },
  filters: [vendorFilter],
  rowId: ({ id }) => id,
  columns: [
    codeColumn('console.vmsg.vendor', ({ vendor }) => vendor, {
      look: 'code font-semibold',
      onCard: 'title',
    }),
    codeColumn('console.vcompare.period', ({ from }, { times }) => times.day(from), {
      look: 'num',
    }),
    figureColumn('console.vcompare.ours', ({ ours }) => ours),
    figureColumn('console.vcompare.theirs', ({ theirs }) => theirs),
    timeColumn('console.vcompare.at', ({ at }) => at),
    tagColumn(
      'console.vcompare.result',
      ({ problem, differences: { length: count } }, { text }) => {
        if (problem) return ['warn', text('console.vcompare.failed')];
        if (count === 0) return ['good', text('console.vcompare.same')];
        return ['bad', text('console.vcompare.differ', { count })];
      },
    ),
  ],
  beside: {
    words: 'console.vcompare',
    picture: 'no-messages',
    show: (_, row) => row && <ComparisonCase comparison={row} />,
  },
});
