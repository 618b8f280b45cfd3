import { type Output, referralSettingsOperator } from '@baize/contract';
import { moneyText, percent, rateText, readMoney } from '@baize/money';
import { z } from 'zod/mini';
import { ask } from '../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../shared/editor/editable.ts';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';

type Rules = Output<typeof referralSettingsOperator.settings>;

export const SUMS = ['firstDeposit', 'validBet', 'referrerBonus', 'friendBonus'] as const;
type SumKey = (typeof SUMS)[number];

/** As typed: sums and rates are text here; a save needs a reason. */
export type RulesContent = Omit<Rules, SumKey | 'rates' | 'achievements'> &
  Record<SumKey, string> & {
    rates: string[];
    achievements: { friends: number; bonus: string }[];
    reason: string;
  };
export type RulesForm = SettingsForm<RulesContent>;

const sum = z.string().check(z.refine((typed) => (readMoney(typed) ?? -1n) >= 0n));
const rate = z.string().check(z.regex(/^\d(\.\d{1,4})?$/));
const MAX_PERCENT = referralSettingsOperator.MAX_SHARE / 10_000;
const rates = z.array(rate).check(
  z.refine((typed) => typed.reduce((all, one) => all + Number(one), 0) <= MAX_PERCENT),
  z.refine((typed) => typed.every((one, n) => n === 0 || Number(one) <= Number(typed[n - 1]))),
);
const shape = z.looseObject({
  ...Object.fromEntries(SUMS.map((key) => [key, sum])),
  rates,
  achievements: z
    .array(
      z.object({
        friends: z.int().check(z.gte(1)),
        bonus: z.string().check(z.refine((typed) => (readMoney(typed) ?? 0n) > 0n)),
      }),
    )
    .check(
      z.refine((rows) => rows.every((row, n) => n === 0 || row.friends > rows[n - 1]!.friends)),
    ),
  reason: z.string().check(z.minLength(3), z.maxLength(300)),
});

export const referralRulesEditable: Editable<RulesContent> = {
  name: 'referral-rules',
  shape,
  right: 'promotions.edit',
  touches: ['referral'],
  read: async (signal) => stored(await ask(referralSettingsOperator.readSettings, {}, signal)),
  save: async ({ version, content }) => {
    const { reason } = content;
    await ask(referralSettingsOperator.saveSettings, { ...sent(content), version, reason });
    return stored(await ask(referralSettingsOperator.readSettings, {}));
  },
};

function stored({ version, ...rules }: Rules & { version: number }): Stored<RulesContent> {
  const content: RulesContent = {
    ...rules,
    firstDeposit: moneyText(rules.firstDeposit),
    validBet: moneyText(rules.validBet),
    referrerBonus: moneyText(rules.referrerBonus),
    friendBonus: moneyText(rules.friendBonus),
    rates: rules.rates.map((one) => rateText(BigInt(one))),
    achievements: rules.achievements.map(({ friends, bonus }) => ({
      friends,
      bonus: moneyText(bonus),
    })),
    reason: '',
  };
  return undated(version, content);
}

function sent({ reason: _, ...content }: RulesContent): Rules {
  const units = (typed: string) => readMoney(typed) ?? 0n;
  const [one = 0, two = 0, three = 0] = content.rates.map((typed) => Number(percent(typed)));
  return {
    ...content,
    firstDeposit: units(content.firstDeposit),
    validBet: units(content.validBet),
    referrerBonus: units(content.referrerBonus),
    friendBonus: units(content.friendBonus),
    rates: [one, two, three],
    achievements: content.achievements.map(({ friends, bonus }) => ({
      friends,
      bonus: units(bonus),
    })),
  };
}
