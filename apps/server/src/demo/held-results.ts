import { type ResultField, resultFieldsOf } from '@baize/games';
import { awaitedIssues, enterResult, lotteries } from '../domains/lottery/index.ts';
import type { House } from '../platform/house.ts';
import { CASHIER_OPERATOR } from './cashier-operator.ts';
import { fixedPick } from './crowd/fixed-chance.ts';

/** The demo's first two operators, who read the same sheets. */
const desk = [CASHIER_OPERATOR, { ...CASHIER_OPERATOR, operatorId: 2n }];

/** Enters what other houses drew up to now: sheets of the demo's own making. */
export async function fillHeldResults(house: House): Promise<void> {
  const held = [...lotteries.values()].filter(({ drawnBy }) => drawnBy === 'elsewhere');
  for (const { code, kind } of held) {
    for (const { number } of await awaitedIssues(house, code)) {
      const fields = resultFieldsOf(kind.code) ?? [];
      const values = Object.fromEntries(
        fields.map((field) => [field.code, valuesOf(field, `${code} ${number}`)]),
      );
      for (const caller of desk) {
        await enterResult(house, caller, { gameCode: code, number, values, reason: '' });
      }
    }
  }
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Digits by chance; of balls none comes twice, nor in two fields. */
function valuesOf({ code, count, digits, highest }: ResultField, sheet: string): string[] {
  if (digits !== undefined) {
    return Array.from({ length: count }, (_, n) =>
      Array.from({ length: digits }, (_, place) =>
        fixedPick(DIGITS, sheet, code, n * digits + place),
      ).join(''),
    );
  }
  const balls = Array.from({ length: highest ?? 0 }, (_, n) => String(n + 1));
  const drawn: string[] = [];
  for (let n = 0; drawn.length < 7; n += 1) {
    const left = balls.filter((ball) => !drawn.includes(ball));
    drawn.push(fixedPick(left, sheet, 'balls', n));
  }
  return count === 1 ? drawn.slice(-1) : drawn.slice(0, count);
}
