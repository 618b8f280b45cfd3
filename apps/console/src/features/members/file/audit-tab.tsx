import { membersOperator, type Output, type operatorsAudit } from '@baize/contract';
import { Modal } from '@baize/ui';
import { EntryChanges } from '../../../shared/editor/said-changes.tsx';
import {
  actorText,
  auditAddressColumn,
  auditColumns,
  useAuditData,
} from '../../../shared/list/audit-columns.tsx';
import { ListRows, listOf, useList } from '../../../shared/list/list.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { actionName } from '../../../shared/said/actions.ts';
import { useSaid } from '../../../shared/said/said.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { type MemberCard, PAGE_SIZE } from '../use-members.ts';

type Entry = Output<typeof operatorsAudit.auditEntry>;

const entries = listOf(membersOperator.memberAudit, {
  words: 'console.member.tab.audit',
  size: PAGE_SIZE,
  useData: useAuditData,
  rowId: ({ id }) => id,
  columns: [...auditColumns, auditAddressColumn],
  summary: 'console.member.summary',
});

/** What operators did to this member. */
export function AuditTab({ card }: { card: MemberCard }) {
  const said = useSaid();
  const [search, setSearch] = useFilters();
  const opened = useList(membersOperator.memberAudit, entries, { memberId: card.member.id });
  const { query } = opened;
  if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  const entry = query.data?.list.find(({ id }) => id === search.id);
  return (
    <>
      <ListRows {...opened} openKey="id" />
      <Modal
        isOpen={entry !== undefined}
        onClose={() => setSearch({ id: '' })}
        title={entry ? actionName(said, entry.action) : ''}
      >
        {entry && <EntryCase entry={entry} />}
      </Modal>
    </>
  );
}

function EntryCase({ entry }: { entry: Entry }) {
  const text = useText();
  const times = useTimes();
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: text('console.audit.number'), value: entry.id },
          { label: text('console.audit.at'), value: times.exact(entry.at) },
          { label: text('console.audit.actor'), value: actorText({ text }, entry) },
          { label: text('console.audit.address'), value: entry.address ?? '—' },
        ]}
      />
      {(entry.before !== null || entry.after !== null) && <EntryChanges entry={entry} />}
    </div>
  );
}
