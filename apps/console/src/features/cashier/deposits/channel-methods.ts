import type { Text } from '../../../shared/use-text.ts';

export const METHODS = ['MT', 'PG', 'QR', 'EW', 'USDT', 'CARD'] as const;

/** A method in words; one that this desk does not know is named by its code. */
export function methodName(text: Text, method: string): string {
  const known = METHODS.find((one) => one === method);
  return known ? text(`console.channel.method.${known}`) : method;
}
