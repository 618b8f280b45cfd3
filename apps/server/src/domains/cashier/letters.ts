import { type SpokenId, translate } from '@baize/i18n';
import { type Money, moneyText } from '@baize/money';
import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { sendMessage } from '../content/index.ts';
import { findMember, isLanguage } from '../members/index.ts';

type Letter = {
  [Id in SpokenId]: Id extends `letter.cashier.${infer Letter}.title` ? Letter : never;
}[SpokenId];

type Values = Readonly<Record<string, string | number | Money>>;

/** Writes to a member about their money, in their language. */
export async function tellMember(
  house: House,
  tx: Transaction,
  memberId: bigint,
  letter: Letter,
  values: Values = {},
): Promise<void> {
  const member = await findMember(tx, memberId);
  if (!member) return;
  const words = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? moneyText(value) : value,
    ]),
  );
  const language = isLanguage(member);
  await sendMessage(house, tx, {
    to: { memberIds: [memberId] },
    title: translate(language, `letter.cashier.${letter}.title`, words),
    body: translate(language, `letter.cashier.${letter}.body`, words),
  });
}
