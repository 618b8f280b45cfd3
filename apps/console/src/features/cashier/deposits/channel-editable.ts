import { cashierDepositsOperator, type Output } from '@baize/contract';
import { moneyText, rateText, readMoney } from '@baize/money';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import type { Editable, Stored } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import type { Channel } from '../cashier-rows.ts';
import { isPercent, isSum, percentOf, rateOf } from '../typed-sums.ts';

type Saved = Output<typeof cashierDepositsOperator.saveChannel.input>;
type Typed = 'least' | 'most' | 'step' | 'feeRate' | 'bonusRate' | 'rate' | 'fixedAmounts';
/** As typed: sums and shares are text here, and what is shown to payers a list of lines. */
export type ChannelContent = Omit<Saved, 'version' | 'account' | 'gateway' | Typed> & {
  gateway: string;
  account: { name: string; value: string }[];
  fixedAmounts: string[];
} & Record<Exclude<Typed, 'fixedAmounts'>, string>;
export type ChannelForm = SettingsForm<ChannelContent>;

const BLANK: ChannelContent = {
  code: '',
  method: 'MT',
  name: '',
  gateway: '',
  least: '10.00',
  most: '50000.00',
  step: '1.00',
  fixedAmounts: [],
  feeRate: '0',
  bonusRate: '0',
  rate: '1',
  confirmations: 0,
  minutes: 15,
  account: [],
  note: '',
  isOpen: false,
  sort: 100,
};

const sum = z.string().check(z.refine(isSum));
const share = z.string().check(z.refine(isPercent));
const { shape: saved } = cashierDepositsOperator.saveChannel.input;
const shape = z.extend(
  z.pick(cashierDepositsOperator.saveChannel.input, {
    code: true,
    method: true,
    name: true,
    confirmations: true,
    minutes: true,
    note: true,
    isOpen: true,
    sort: true,
  }),
  {
    least: sum,
    most: sum,
    step: sum,
    feeRate: share,
    bonusRate: share,
    rate: z.string().check(z.refine((typed) => rateOf(typed) !== null)),
    fixedAmounts: z.array(sum).check(z.maxLength(20)),
    gateway: z.union([z.literal(''), saved.code]),
    account: z.array(
      z.object({
        name: saved.code,
        value: z.string().check(z.minLength(1), z.maxLength(200)),
      }),
    ),
  },
);

/** One way to pay in; without a code, one to be added: it is there once a second person agrees. */
export function channelEditable(code: string, onAsked: () => void): Editable<ChannelContent> {
  const read = async (signal?: AbortSignal) => {
    const { list } = await ask(cashierDepositsOperator.listChannels, {}, signal);
    return list;
  };
  return {
    name: `channel:${code}`,
    shape,
    right: 'cashier.settings' as const,
    touches: ['cashier'],
    isNew: code === '',
    read: async (signal) => {
      if (code === '') return { version: 0, updatedAt: null, updatedBy: null, content: BLANK };
      return stored(one(await read(signal), code));
    },
    save: async ({ version, content }) => {
      const { approvalId } = await ask(cashierDepositsOperator.saveChannel, {
        ...sent(content),
        version,
      });
      if (code === '') {
        onAsked();
        return { version: 0, updatedAt: null, updatedBy: null, content, approvalId };
      }
      return { ...stored(one(await read(), content.code)), approvalId };
    },
  };
}

function one(list: readonly Channel[], code: string): Channel {
  const found = list.find((channel) => channel.code === code);
  if (!found) throw new Error(`No channel ${code}`);
  return found;
}

function sent(content: ChannelContent): Omit<Saved, 'version'> {
  const sum = (typed: string) => readMoney(typed) ?? 0n;
  return {
    ...content,
    gateway: content.gateway || null,
    least: sum(content.least),
    most: sum(content.most),
    step: sum(content.step),
    fixedAmounts: content.fixedAmounts.map(sum),
    feeRate: percentOf(content.feeRate),
    bonusRate: percentOf(content.bonusRate),
    rate: rateOf(content.rate) ?? 0,
    account: Object.fromEntries(content.account.map(({ name, value }) => [name, value])),
  };
}

function stored({ version, ...channel }: Channel): Stored<ChannelContent> {
  const content = {
    ...channel,
    gateway: channel.gateway ?? '',
    least: moneyText(channel.least),
    most: moneyText(channel.most),
    step: moneyText(channel.step),
    fixedAmounts: channel.fixedAmounts.map(moneyText),
    feeRate: rateText(BigInt(channel.feeRate)),
    bonusRate: rateText(BigInt(channel.bonusRate)),
    rate: String(channel.rate / 1_000_000),
    account: Object.entries(channel.account).map(([name, value]) => ({ name, value })),
  };
  return { version, updatedAt: null, updatedBy: null, content };
}
