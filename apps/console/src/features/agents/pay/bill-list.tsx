import type { ListColumn } from '../../../shared/list/columns.tsx';
import type { Beside } from '../../../shared/list/list-page.tsx';
import type { Bill } from '../agent-rows.ts';
import { BillCase } from './bill-case.tsx';
import { BillTag } from './run-parts.tsx';

export const billStateColumn: ListColumn<Bill> = {
  header: 'console.agents.stateLabel',
  onCard: 'aside',
  cell: (bill) => <BillTag bill={bill} />,
};

/** The opened bill beside a list of bills. */
export const billBeside: Beside<Bill> = {
  words: 'console.agents.bills',
  picture: 'members-only',
  show: (id, row) => row && <BillCase key={id} bill={row} />,
};
