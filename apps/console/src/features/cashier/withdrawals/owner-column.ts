import { titleColumn } from '../../../shared/list/columns.tsx';
import type { Withdrawal } from '../cashier-rows.ts';

/** Whose withdrawal it is, and its number. */
export const ownerColumn = titleColumn<Withdrawal>(
  'console.cashier.memberName',
  ({ withdrawId, memberId, username }) => [username, `W-${withdrawId} · ${memberId}`],
);
