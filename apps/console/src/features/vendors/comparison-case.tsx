import { Tag } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { Comparison } from './connections.ts';

/** Where a vendor's list and ours are not the same. */
export function ComparisonCase({ comparison }: { comparison: Comparison }) {
  const text = useText();
  const times = useTimes();
  const { vendor, from, problem, differences } = comparison;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="type-title break-words">{vendor}</h2>
        <span className="num text-ink-soft">{times.day(from)}</span>
      </div>
      {problem && <p className="rounded-card bg-danger-wash px-4 py-3 text-danger">{problem}</p>}
      {!problem && differences.length === 0 && <p>{text('console.vcompare.noDifference')}</p>}
      <ul className="flex flex-col">
        {differences.map(({ transactionId, kind, ours, theirs }) => (
          <li key={transactionId} className="border-t py-3">
            <div className="flex items-center justify-between gap-3">
              <span className="code min-w-0 font-semibold break-all">{transactionId}</span>
              <Tag tone="bad">{text(`console.vcompare.kind.${kind}`)}</Tag>
            </div>
            <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-4">
              <dt className="text-ink-soft">{text('console.vcompare.ours')}</dt>
              <dd className="code min-w-0 text-end break-words">{ours ?? '–'}</dd>
              <dt className="text-ink-soft">{text('console.vcompare.theirs')}</dt>
              <dd className="code min-w-0 text-end break-words">{theirs ?? '–'}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
