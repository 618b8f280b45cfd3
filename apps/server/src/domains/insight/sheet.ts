import type { insightStatementsOperator as contract, Output } from '@baize/contract';
import { type Money, moneyText } from '@baize/money';

/** A table that is ready to be shown, saved or sent. */
export type Sheet = Output<typeof contract.showStatement.value>;
type Column = Sheet['columns'][number];

export const column = (id: string, kind: Column['kind']): Column => ({ id, kind });

export const amountCell = (amount: Money) => moneyText(amount);
export const countCell = (count: bigint | number) => String(count);

/** Of nothing there is no share. */
export function shareCell(part: bigint | number, whole: bigint | number): string | null {
  return Number(whole) === 0 ? null : (Number(part) / Number(whole)).toFixed(4);
}

/** A page of the console, with what it is asked for. */
export const opens = (page: string, asked: Readonly<Record<string, string>> = {}) => {
  const words = String(new URLSearchParams(asked));
  return words ? `${page}?${words}` : page;
};
