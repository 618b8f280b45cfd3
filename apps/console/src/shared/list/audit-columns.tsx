import type { Output, operatorsAudit } from '@baize/contract';
import { type ListColumn, timeColumn } from './columns.tsx';

type Entry = Output<typeof operatorsAudit.auditEntry>;

/** When something was done, by whom, and what it was; the log is shown whole and by member. */
export const auditColumns: readonly ListColumn<Entry>[] = [
  timeColumn('console.audit.at', ({ at }) => at, { isExact: true }),
  {
    header: 'console.audit.actor',
    onCard: 'aside',
    cell: ({ actor, actorName }) => actorName ?? actor,
  },
  {
    header: 'console.audit.action',
    onCard: 'title',
    cell: ({ action }) => <span className="code font-medium">{action}</span>,
  },
];

/** From where it was done. */
export const auditAddressColumn: ListColumn<Entry> = {
  header: 'console.audit.address',
  cell: ({ address }) => <span className="num text-ink-soft">{address ?? '—'}</span>,
};
