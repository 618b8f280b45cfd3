import { rights } from '@baize/contract';
import { assignWork, listWork } from '../../domains/operators/index.ts';
import type { House } from '../../platform/house.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';

/** The first operator gives work out, as the head of all desks. */
const HEAD = { ...CASHIER_OPERATOR, rights: [...rights] };
/** As `fillOperators` opens them. */
const FINANCE = 3;
const FINANCE_2 = 4;

/** Some of what waits is somebody's already, one piece of it handed over with a note. */
export async function fillWork(house: House): Promise<void> {
  const { list } = await listWork(house, HEAD, { page: 1, pageSize: 50, which: 'all' });
  if (list.some(({ holder }) => holder !== null)) return;
  const money = list.filter(({ kind }) => kind === 'withdrawal' || kind === 'deposit');
  const [first, second] = money;
  if (first) {
    const { kind, id } = first;
    await assignWork(house, HEAD, { kind, id, to: FINANCE, holder: null, note: '' });
  }
  if (second) {
    const { kind, id } = second;
    const note = 'They called twice this morning. Please answer them once it is decided.';
    await assignWork(house, HEAD, { kind, id, to: FINANCE_2, holder: null, note });
  }
}
