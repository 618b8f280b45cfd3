import { Money } from '@baize/ui';
import type { DepositRow } from '../use-cashier.ts';
import { usePayUnit } from './use-pay-unit.ts';

type Props = { row: DepositRow; tone?: 'soft'; className?: string };

/** What is to be paid, with the cents of its own, in what it is paid in. */
export function AskedSum({ row, ...look }: Props) {
  const { parts } = usePayUnit(row.methodCode);
  return <Money parts={parts(row.shownAmount)} {...look} />;
}
