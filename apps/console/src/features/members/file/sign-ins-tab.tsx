import { identityOperator } from '@baize/contract';
import { Tag } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useMemo } from 'react';
import { timeColumn } from '../../../shared/list/columns.tsx';
import { listSection } from '../../../shared/list/list.tsx';
import { type MemberCard, PAGE_SIZE } from '../use-members.ts';
import { addressColumn, deviceColumn } from './sign-in-columns.tsx';

/** Who came in, who was refused, from where. */
export function SignInsTab({ card }: { card: MemberCard }) {
  return <SignIns given={{ memberId: card.member.id }} />;
}

const SignIns = listSection(identityOperator.memberSignIns, {
  words: 'console.member.tab.sign-ins',
  size: PAGE_SIZE,
  useData: useNames,
  rowId: ({ at, result, method, address }) => `${at} ${result} ${method} ${address}`,
  columns: [
    timeColumn('console.member.at', ({ at }) => at, { isExact: true, onCard: 'title' }),
    {
      header: 'console.member.result',
      onCard: 'aside',
      cell: ({ result }, { data: nameOf }) => (
        <Tag tone={result === 'success' ? 'good' : 'bad'}>{nameOf('result', result)}</Tag>
      ),
    },
    {
      header: 'console.member.method',
      cell: ({ method }, { data: nameOf }) => nameOf('method', method),
    },
    addressColumn,
    { ...deviceColumn, className: 'text-ink-soft' },
  ],
  summary: 'console.member.summary',
});

type NameOf = (kind: 'result' | 'method', value: string) => string;

/** A result or a way in words; what has none yet is told as the log writes it. */
function useNames(): NameOf {
  const intl = useIntl();
  return useMemo(
    () => (kind, value) => {
      const id = `console.member.${kind}.${value}`;
      return id in intl.messages ? intl.formatMessage(id) : value;
    },
    [intl],
  );
}
