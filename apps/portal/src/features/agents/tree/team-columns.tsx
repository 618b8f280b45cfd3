import { Button, Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { type ReactNode, useMemo } from 'react';
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
        cell: (row) => <KindTags row={row} />,
      },
      figure('level', text('agents.column.level'), ({ level }) => count(level)),
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
      figure('balance', text('agents.column.balance'), ({ balance }) => money(balance)),
      figure('teamBalance', text('agents.sum.teamBalance'), ({ teamBalance }) =>
        money(teamBalance),
      ),
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
        cell: ({ username }) => <ManageButton username={username} onManage={onManage} />,
      },
    ],
    [text, money, count, date, onManage],
  );
}

function figure(id: string, header: string, cell: (row: Downline) => ReactNode): Column<Downline> {
  return { id, header, align: 'figure', cell };
}

function KindTags({ row: { kind, isFrozen } }: { row: Downline }) {
  const text = useText();
  return (
    <span className="inline-flex gap-1">
      <Tag tone={kind === 'AGENT' ? 'warn' : 'plain'}>{text(`agents.kind.${kind}`)}</Tag>
      {isFrozen && <Tag tone="bad">{text('agents.team.frozen')}</Tag>}
    </span>
  );
}

type ManageProps = { username: string; onManage: (username: string) => void };

function ManageButton({ username, onManage }: ManageProps) {
  const text = useText();
  return (
    <Button size="sm" onClick={() => onManage(username)}>
      {text('agents.team.manage')}
      <span className="sr-only"> {username}</span>
    </Button>
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
