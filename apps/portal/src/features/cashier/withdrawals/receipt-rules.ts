import type { Money } from '@baize/money';

export type ReceiptWord = 'RECEIVED' | 'PARTIAL' | 'NOT_RECEIVED';
export type ReceiptFaults = { word?: true; amount?: true; proof?: true };

type Said = { word: ReceiptWord | undefined; received: Money | null; pictures: number };

/** What is missing before the word about a payment can be taken; the house looks again. */
export function receiptFaults(sent: Money, { word, received, pictures }: Said): ReceiptFaults {
  if (!word) return { word: true };
  if (word === 'RECEIVED') return {};
  const isPart = received !== null && received > 0n && received < sent;
  return {
    ...(word === 'PARTIAL' && !isPart && { amount: true as const }),
    ...(pictures === 0 && { proof: true as const }),
  };
}
