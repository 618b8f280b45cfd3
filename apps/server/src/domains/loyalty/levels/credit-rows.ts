import { moneyText } from '@baize/money';
import type { CreditRows } from '../../cashier/index.ts';
import { showClub } from './club.ts';

/** The way through the club, in the file of the credit report: the level, both sums, and the month. */
export const creditRows: CreditRows = async (house, memberId) => {
  const { name, deposit, validBet, next, month } = await showClub(house, memberId);
  const line = (what: string, reached: bigint, asked: bigint | undefined) => ({
    part: 'vip',
    name: what,
    reached: moneyText(reached),
    asked: asked === undefined ? '' : moneyText(asked),
  });
  return [
    { part: 'vip', name: 'level', reached: name, asked: next ? `VIP${next.level}` : '' },
    line('deposits', deposit, next?.deposit),
    line('validBets', validBet, next?.validBet),
    line('month', month.validBet, month.keep),
  ];
};
