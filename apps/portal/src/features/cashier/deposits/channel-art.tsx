import type { MessageId } from '@baize/i18n';
import {
  Banknote,
  Bitcoin,
  CreditCard,
  HandCoins,
  Landmark,
  type LucideIcon,
  QrCode,
  Wallet,
} from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';

type Method = { icon: LucideIcon; words: MessageId };

const METHODS: Record<string, Method> = {
  MT: { icon: Landmark, words: 'cashier.method.MT' },
  PG: { icon: CreditCard, words: 'cashier.method.PG' },
  QR: { icon: QrCode, words: 'cashier.method.QR' },
  EW: { icon: Wallet, words: 'cashier.method.EW' },
  USDT: { icon: Bitcoin, words: 'cashier.method.USDT' },
  CARD: { icon: Banknote, words: 'cashier.method.CARD' },
  MANUAL: { icon: HandCoins, words: 'cashier.method.MANUAL' },
};

/** How a way to pay looks and is called; one that is new to us stands under its own code. */
export function methodOf(code: string): Method | { icon: LucideIcon; words: undefined } {
  return METHODS[code] ?? { icon: Banknote, words: undefined };
}

/** The name of a way to pay, in the reader's language. */
export function useMethodName(): (code: string) => string {
  const text = useText();
  return (code) => {
    const { words } = methodOf(code);
    return words ? text(words) : code;
  };
}
