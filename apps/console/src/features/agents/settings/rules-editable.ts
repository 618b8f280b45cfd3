import { agentsRebates, agentsSettingsOperator, type Output } from '@baize/contract';
import { moneyText, percent, rateText, readMoney } from '@baize/money';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';

type Rules = Output<typeof agentsSettingsOperator.settings>;

const SUMS = ['activePerDay', 'activePerPeriod'] as const;
export const CEILINGS = [
  'ceilingDividend',
  'ceilingDaily',
  'ceilingHourly',
  'ceilingRealtime',
] as const;
export const FEES = ['depositFee', 'withdrawalFee', 'vendorFee'] as const;
const RATES = [...CEILINGS, ...FEES] as const;
type TypedKey = (typeof SUMS)[number] | (typeof RATES)[number];

/** As typed: sums and rates are text here; a save needs a reason. */
export type RulesContent = Omit<Rules, TypedKey | 'rebateCeilings'> &
  Record<TypedKey, string> & { rebateCeilings: Record<string, string>; reason: string };
export type RulesForm = SettingsForm<RulesContent>;

const sum = z.string().check(z.refine((typed) => (readMoney(typed) ?? -1n) >= 0n));
const rate = z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/));
const shape = z.looseObject({
  ...Object.fromEntries(SUMS.map((key) => [key, sum])),
  ...Object.fromEntries(RATES.map((key) => [key, rate])),
  rebateCeilings: z.record(z.string(), z.union([z.literal(''), rate])),
  dividendPeriods: z.array(z.string()).check(z.minLength(1)),
  reason: z.string().check(z.minLength(3), z.maxLength(300)),
});

export const agentRulesEditable: Editable<RulesContent> = {
  name: 'agent-rules',
  shape,
  right: 'agents.edit',
  touches: ['agents'],
  read: async (signal) => stored(await ask(agentsSettingsOperator.readSettings, {}, signal)),
  save: async ({ version, content }) => {
    await ask(agentsSettingsOperator.saveSettings, {
      ...sent(content),
      version,
      reason: content.reason,
    });
    return stored(await ask(agentsSettingsOperator.readSettings, {}));
  },
};

function stored({ version, ...rules }: Rules & { version: number }): Stored<RulesContent> {
  const content = {
    ...rules,
    ...typed(SUMS, (key) => moneyText(rules[key])),
    ...typed(RATES, (key) => rateText(rules[key])),
    rebateCeilings: Object.fromEntries(
      agentsRebates.rebateCategories.map((category) => {
        const own = rules.rebateCeilings[category];
        return [category, own === undefined ? '' : rateText(own)];
      }),
    ),
    reason: '',
  } as RulesContent;
  return undated(version, content);
}

function sent({ reason: _, ...content }: RulesContent): Rules {
  const ceilings = Object.entries(content.rebateCeilings).filter(([, given]) => given !== '');
  return {
    ...content,
    ...typed(SUMS, (key) => readMoney(content[key]) ?? 0n),
    ...typed(RATES, (key) => percent(content[key])),
    rebateCeilings: Object.fromEntries(ceilings.map(([key, given]) => [key, percent(given)])),
  } as Rules;
}

function typed<Key extends string, Value>(keys: readonly Key[], write: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, write(key)])) as Record<Key, Value>;
}
