import type { NavigateOptions } from '@tanstack/react-router';
import { type ListColumn, timeColumn, titleColumn } from '../../shared/list/columns.tsx';
import { KindTag, StandingTag } from './member-tags.tsx';
import { type MemberRow, PAGE_SIZE } from './use-members.ts';

const columns: readonly ListColumn<MemberRow>[] = [
  titleColumn('console.members.username', ({ username, nickname }) => [
    username,
    nickname !== username && nickname,
  ]),
  {
    header: 'console.members.number',
    cell: ({ id }) => <span className="num text-ink-soft">{id}</span>,
  },
  { header: 'console.members.kind', cell: (member) => <KindTag member={member} /> },
  {
    header: 'console.members.upline',
    cell: ({ upline }) => upline ?? <span className="text-ink-soft">—</span>,
  },
  timeColumn('console.members.registered', ({ registeredAt }) => registeredAt),
  timeColumn('console.members.lastLogin', ({ lastLoginAt }) => lastLoginAt, {
    none: 'console.members.never',
  }),
  {
    header: 'console.members.standing',
    onCard: 'aside',
    cell: (member) => <StandingTag member={member} />,
  },
];

/** Every list of members, as the server sorts them, the newest first; a row opens the member. */
export const memberList = {
  size: PAGE_SIZE,
  columns,
  rowId: ({ id }: MemberRow) => String(id),
  open: ({ id }: MemberRow): NavigateOptions => ({
    to: '/members/$memberId',
    params: { memberId: String(id) },
  }),
};
