import type { Output, operatorsAudit } from '@baize/contract';
import { Tag } from '@baize/ui';
import { actionName } from '../said/actions.ts';
import { type Said, useSaid } from '../said/said.ts';
import { SubjectLink, subjectText } from '../said/subjects.tsx';
import { type ListColumn, timeColumn } from './columns.tsx';

type Entry = Output<typeof operatorsAudit.auditEntry>;

/** What the columns need beside the rows. */
export const useAuditData = useSaid;

/** When something was done, by whom, and what it was; the log is shown whole and by member. */
export const auditColumns: readonly ListColumn<Entry, Said>[] = [
  timeColumn('console.audit.at', ({ at }) => at, { isExact: true }),
  {
    header: 'console.audit.actor',
    onCard: 'aside',
    cell: (entry, { data }) => actorText(data, entry),
  },
  {
    header: 'console.audit.action',
    onCard: 'title',
    cell: ({ action, emergencyId }, { data }) => (
      <span className="font-medium">
        {actionName(data, action)}
        {emergencyId && (
          <Tag tone="bad" className="ms-2">
            {data.text('console.audit.underEmergency')}
          </Tag>
        )}
      </span>
    ),
    file: ({ action }, { data }) => actionName(data, action),
  },
];

/** To what it was done. */
export const auditSubjectColumn: ListColumn<Entry, Said> = {
  header: 'console.audit.subject',
  cell: ({ subject, subjectName }) => <SubjectLink subject={subject} subjectName={subjectName} />,
  file: (entry, { data }) => subjectText(data, entry),
};

/** From where it was done. */
export const auditAddressColumn: ListColumn<Entry> = {
  header: 'console.audit.address',
  cell: ({ address }) => <span className="num text-ink-soft">{address ?? '—'}</span>,
};

/** Who did it: an operator or a member by name, or the house by itself. */
export function actorText({ text }: Pick<Said, 'text'>, { actor, actorName }: Entry): string {
  if (actorName) return actorName;
  if (actor === 'system') return text('console.audit.system');
  return actor === 'visitor' ? text('console.audit.visitor') : actor;
}
