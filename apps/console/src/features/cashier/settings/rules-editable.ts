import { cashierSettingsOperator, type Output } from '@baize/contract';
import { moneyText, rateText, readMoney } from '@baize/money';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import type { Editable, Stored } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { isPercent, isSumOrNone, percentOf } from '../typed-sums.ts';

type Rules = Output<typeof cashierSettingsOperator.settings>;

const SUMS = [
  'withdrawLeast',
  'withdrawMost',
  'withdrawPerDay',
  'feeMost',
  'byHandAbove',
  'twoPeopleFrom',
  'withdrawCodeFrom',
  'transferLeast',
  'transferMost',
  'bustBelow',
] as const;
const WATCHED = ['threshold', 'passThroughFrom', 'dumpedFrom'] as const;
const AUTO = ['upTo', 'perDay'] as const;
type SumKey = (typeof SUMS)[number];
type WatchKey = (typeof WATCHED)[number];
type AutoKey = (typeof AUTO)[number];

/** As typed: sums and shares are text here; a save needs a reason. */
export type RulesContent = Omit<
  Rules,
  SumKey | 'feeRate' | 'rebateRates' | 'watch' | 'provinces' | 'autoApprove'
> &
  Record<SumKey, string> & {
    autoApprove: Omit<Rules['autoApprove'], AutoKey> & Record<AutoKey, string>;
    feeRate: string;
    rebateRates: Record<string, string>;
    /** One in a line. */
    provinces: string;
    watch: Omit<Rules['watch'], WatchKey> & Record<WatchKey, string>;
    reason: string;
  };
export type RulesForm = SettingsForm<RulesContent>;

const sum = z.string().check(z.refine(isSumOrNone));
const share = z.string().check(z.refine(isPercent));
const shape = z.looseObject({
  ...Object.fromEntries(SUMS.map((key) => [key, sum])),
  feeRate: share,
  rebateRates: z.record(z.string(), share),
  provinces: z.string().check(z.refine(areProvinces)),
  watch: z.looseObject(Object.fromEntries(WATCHED.map((key) => [key, sum]))),
  autoApprove: z.looseObject(Object.fromEntries(AUTO.map((key) => [key, sum]))),
  reason: z.string().check(z.minLength(3), z.maxLength(300)),
});

export const rulesEditable: Editable<RulesContent> = {
  name: 'cashier-rules',
  shape,
  right: 'cashier.settings',
  touches: ['cashier'],
  read: async (signal) => stored(await ask(cashierSettingsOperator.readSettings, {}, signal)),
  save: async ({ version, content }) => {
    const { reason } = content;
    const { approvalId } = await ask(cashierSettingsOperator.saveSettings, {
      ...sent(content),
      version,
      reason,
    });
    return { ...stored(await ask(cashierSettingsOperator.readSettings, {})), approvalId };
  },
};

function stored({ version, ...rules }: Rules & { version: number }): Stored<RulesContent> {
  const content: RulesContent = {
    ...rules,
    ...texts(SUMS, rules),
    feeRate: rateText(BigInt(rules.feeRate)),
    rebateRates: Object.fromEntries(
      Object.entries(rules.rebateRates).map(([name, rate]) => [name, rateText(BigInt(rate))]),
    ),
    watch: { ...rules.watch, ...texts(WATCHED, rules.watch) },
    autoApprove: { ...rules.autoApprove, ...texts(AUTO, rules.autoApprove) },
    provinces: rules.provinces.join('\n'),
    reason: '',
  };
  return { version, updatedAt: null, updatedBy: null, content };
}

export function sent({ reason: _, ...content }: RulesContent): Rules {
  return {
    ...content,
    ...amounts(SUMS, content),
    feeRate: percentOf(content.feeRate),
    rebateRates: Object.fromEntries(
      Object.entries(content.rebateRates).map(([name, typed]) => [name, percentOf(typed)]),
    ),
    watch: { ...content.watch, ...amounts(WATCHED, content.watch) },
    autoApprove: { ...content.autoApprove, ...amounts(AUTO, content.autoApprove) },
    provinces: linesOf(content.provinces),
  };
}

/** Each once, without the empty lines. */
function linesOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

function areProvinces(typed: string): boolean {
  return z.safeParse(cashierSettingsOperator.settings.shape.provinces, linesOf(typed)).success;
}

function texts<Key extends string>(keys: readonly Key[], from: Record<Key, bigint>) {
  return Object.fromEntries(keys.map((key) => [key, moneyText(from[key])])) as Record<Key, string>;
}

function amounts<Key extends string>(keys: readonly Key[], from: Record<Key, string>) {
  return Object.fromEntries(keys.map((key) => [key, readMoney(from[key]) ?? 0n])) as Record<
    Key,
    bigint
  >;
}
