import type { ListColumn } from '../../../shared/list/columns.tsx';

/** Where a sign-in or a session comes from. */
export const addressColumn: ListColumn<{ address: string; location: string | null }> = {
  header: 'console.member.address',
  cell: ({ address, location }) => (
    <span className="num">{location ? `${address}, ${location}` : address}</span>
  ),
};

export const deviceColumn: ListColumn<{ device: string }> = {
  header: 'console.member.device',
  cell: ({ device }) => (
    <span className="line-clamp-2 max-w-md whitespace-normal break-words">{device || '—'}</span>
  ),
};
