import { Button, Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { useMemo } from 'react';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ContractBadges } from '../contracts/contract-badges.tsx';
import { RebateSpan } from '../rebates/rebate-list.tsx';
import type { Downline } from '../sums/use-reports.ts';
import { useFigures } from '../use-figures.tsx';

/** Everyone of a branch in one line each. */
export function useTeamColumns(onManage: (username: string) => void): readonly Column<Downline>[] {
  const text = useText();
  const { money, count } = useFigures();
  const { date } = useTimes();
  return useMemo(
    () => [
      {
        id: 'username',
        header: text('agents.column.username'),
        onCard: 'title',
        cell: (row) => <Name row={row} />,
      },
      {
        id: 'kind',
        header: text('agents.column.kind'),
        onCard: 'aside',
        cell: ({ kind, isFrozen }) => (
          <span className="inline-flex gap-1">
            <Tag tone={kind === 'AGENT' ? 'warn' : 'plain'}>{text(`agents.kind.${kind}`)}</Tag>
            {isFrozen && <Tag tone="bad">{text('agents.team.frozen')}</Tag>}
          </span>
        ),
      },
      {
        id: 'level',
        header: text('agents.column.level'),
        align: 'figure',
        cell: ({ level }) => count(level),
      },
      {
        id: 'contracts',
        header: text('agents.column.contracts'),
        cell: ({ contracts }) => <ContractBadges contracts={contracts} />,
      },
      {
        id: 'rebates',
        header: text('agents.column.rebates'),
        cell: ({ rebates }) => <RebateSpan rebates={rebates} />,
      },
      {
        id: 'balance',
        header: text('agents.column.balance'),
        align: 'figure',
        cell: ({ balance }) => money(balance),
      },
      {
        id: 'teamBalance',
        header: text('agents.sum.teamBalance'),
        align: 'figure',
        cell: ({ teamBalance }) => money(teamBalance),
      },
      {
        id: 'team',
        header: text('agents.column.team'),
        align: 'figure',
        cell: ({ teamCount, directCount }) =>
          text('agents.team.sizes', { team: count(teamCount), direct: count(directCount) }),
      },
      {
        id: 'lastLogin',
        header: text('agents.column.lastLogin'),
        cell: ({ lastLogin }) => (lastLogin === null ? '–' : date(lastLogin)),
      },
      {
        id: 'registered',
        header: text('agents.column.registered'),
        cell: ({ registeredAt }) => date(registeredAt),
      },
      {
        id: 'manage',
        header: <span className="sr-only">{text('agents.team.manage')}</span>,
        align: 'figure',
        cell: ({ username }) => (
          <Button size="sm" onClick={() => onManage(username)}>
            {text('agents.team.manage')}
            <span className="sr-only"> {username}</span>
          </Button>
        ),
      },
    ],
    [text, money, count, date, onManage],
  );
}

function Name({ row: { username, nickname, isOnline } }: { row: Downline }) {
  const text = useText();
  return (
    <span className="inline-flex items-center gap-2">
      {isOnline && (
        <span className="size-2 shrink-0 rounded-full bg-felt" title={text('agents.team.online')}>
          <span className="sr-only">{text('agents.team.online')}</span>
        </span>
      )}
      <span>
        <bdi className="font-semibold">{username}</bdi>
        {nickname && nickname !== username && (
          <bdi className="ms-1.5 text-ink-soft">{nickname}</bdi>
        )}
      </span>
    </span>
  );
}
