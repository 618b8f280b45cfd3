import { StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { KindTag, StandingTag } from '../member-tags.tsx';
import type { MemberRow } from '../use-members.ts';

type Props = {
  caption: string;
  rows: readonly MemberRow[];
  isLoading: boolean;
  none: { title: string; text: string };
};

/** Members as the server sorts them, the newest first; a row opens the member. */
export function MembersTable({ caption, rows, isLoading, none }: Props) {
  const text = useText();
  const times = useTimes();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={({ id }) => String(id)}
      isLoading={isLoading}
      isSortedByServer
      onRowOpen={({ id }) =>
        void navigate({ to: '/members/$memberId', params: { memberId: String(id) } })
      }
      empty={
        <StatePanel picture={<StatePicture name="empty" />} title={none.title} text={none.text} />
      }
    />
  );
}

function columnsOf(text: Text, times: Times): Column<MemberRow>[] {
  return [
    {
      id: 'username',
      header: text('console.members.username'),
      onCard: 'title',
      cell: ({ username, nickname }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{username}</span>
          {nickname !== username && (
            <span className="text-[0.8125rem] font-normal text-ink-soft">{nickname}</span>
          )}
        </span>
      ),
    },
    {
      id: 'number',
      header: text('console.members.number'),
      cell: ({ id }) => <span className="num text-ink-soft">{id}</span>,
    },
    {
      id: 'kind',
      header: text('console.members.kind'),
      cell: (member) => <KindTag member={member} />,
    },
    {
      id: 'upline',
      header: text('console.members.upline'),
      cell: ({ upline }) => upline ?? <span className="text-ink-soft">—</span>,
    },
    {
      id: 'registered',
      header: text('console.members.registered'),
      cell: ({ registeredAt }) => <span className="num">{times.dayAndTime(registeredAt)}</span>,
    },
    {
      id: 'seen',
      header: text('console.members.lastLogin'),
      cell: ({ lastLoginAt }) => (
        <span className="num">
          {lastLoginAt ? times.dayAndTime(lastLoginAt) : text('console.members.never')}
        </span>
      ),
    },
    {
      id: 'standing',
      header: text('console.members.standing'),
      onCard: 'aside',
      cell: (member) => <StandingTag member={member} />,
    },
  ];
}
