import { operatorsWork } from '@baize/contract';
import { Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ageText } from '../../../shared/age-text.ts';
import { memberColumn, moneyColumn, TwoLines } from '../../../shared/list/columns.tsx';
import { namedChips, optionsFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { useText } from '../../../shared/use-text.ts';
import { nameOfWork, type WorkItem, type WorkName, workCounts } from '../../../shared/work/work.ts';
import { WorkCase } from './work-case.tsx';

const POLL_MS = 15_000;

type Counts = ReturnType<typeof useCounts>;

const useCounts = () => useQuery(workCounts).data;

/** What waits at all desks that this operator works at, what is due first on top. */
export const WorkPage = listPage(operatorsWork.listWork, {
  words: 'console.work',
  everyMs: POLL_MS,
  useData: useCounts,
  note: (_, { text, data }) =>
    data && data.overdue > 0 && text('console.work.overdueCount', { count: data.overdue }),
  filters: [
    namedChips('which', 'console.work.which', ['all', 'mine', 'unassigned', 'overdue'], {
      unasked: 'all',
    }),
    optionsFilter<Counts, { kind?: WorkName }>({
      key: 'kind',
      label: 'console.work.kind',
      options: ({ text, data }) => [
        { value: '', label: text('console.work.anyKind') },
        ...(data?.kinds ?? [])
          .filter(({ open }) => open > 0)
          .map(({ kind, open }) => ({
            value: kind,
            label: `${text(`console.work.kind.${kind}`)} (${open})`,
          })),
      ],
      read: (typed) => {
        const kind = operatorsWork.workKinds.find((known) => known === typed);
        return kind ? { kind } : {};
      },
    }),
  ],
  rowId: (item) => `${item.kind}:${item.id}`,
  columns: [
    {
      header: 'console.work.what',
      onCard: 'title',
      cell: (item, { text }) => (
        <TwoLines first={text(`console.work.kind.${item.kind}`)} second={nameOfWork(text, item)} />
      ),
    },
    memberColumn(
      'console.cashier.memberName',
      ({ member }) => member && { memberId: member.id, name: member.username },
    ),
    moneyColumn('console.cashier.amount', ({ amount }) => amount),
    { header: 'console.work.due', cell: (item) => <Due item={item} /> },
    {
      header: 'console.work.holder',
      onCard: 'aside',
      cell: ({ holder }, { text }) =>
        holder?.username ?? <span className="text-ink-soft">{text('console.work.nobody')}</span>,
    },
  ],
  beside: {
    words: 'console.work',
    picture: 'empty',
    show: (key, row) => row && <WorkCase key={key} item={row} />,
  },
});

function Due({ item: { dueAt, isOverdue } }: { item: WorkItem }) {
  const text = useText();
  const now = useNow();
  const age = ageText(text, Math.abs(now - dueAt));
  return (
    <Tag tone={isOverdue ? 'bad' : 'plain'}>
      {text(isOverdue ? 'console.work.late' : 'console.work.dueIn', { age })}
    </Tag>
  );
}
