import { moneyParts } from '@baize/money';
import { Money } from '@baize/ui';
import type { ComponentProps } from 'react';

type Props = {
  amount: bigint;
  currency: string;
  /** A plus before gains. */
  isSigned?: boolean;
} & Omit<ComponentProps<typeof Money>, 'parts'>;

/** An amount of the ledger as operators read it. */
export function Sum({ amount, currency, isSigned = false, ...look }: Props) {
  const style = { locale: 'en', symbol: currency, signed: isSigned };
  const { sign, whole, separator, decimals } = moneyParts(amount, style);
  const parts = { sign, currency, position: 'before' as const, whole };
  return <Money {...look} parts={{ ...parts, decimals: separator + decimals }} />;
}
