import type { Money } from '@baize/money';
import type { Bet } from '../../play/index.ts';

/** One message of a round that moved money, as the round's own bet remembers it. */
export type RoundPart = {
  kind: 'bet' | 'win';
  id: string;
  amount: Money;
  /** The bet that a win is for; none: the whole round. */
  reference: string | null;
  isUndone: boolean;
};

type KeptPart = [
  kind: 'b' | 'w',
  id: string,
  amount: string,
  reference: string | null,
  undone: 0 | 1,
];

/** A round is rewritten with every message, so it cannot be of any length. */
export const MAX_PARTS = 1_000;

export function partsOf({ detail }: Pick<Bet, 'detail'>): RoundPart[] {
  const { parts = [] } = (detail ?? {}) as { parts?: KeptPart[] };
  return parts.map(([kind, id, amount, reference, undone]) => ({
    kind: kind === 'b' ? 'bet' : 'win',
    id,
    reference,
    amount: BigInt(amount),
    isUndone: undone === 1,
  }));
}

export function detailOfParts(parts: readonly RoundPart[]): { parts: KeptPart[] } {
  return {
    parts: parts.map(({ kind, id, amount, reference, isUndone }) => [
      kind === 'bet' ? 'b' : 'w',
      id,
      String(amount),
      reference,
      isUndone ? 1 : 0,
    ]),
  };
}

/** Whether a win came for a bet: one that names it, or one for the whole round that came after it. */
export function isWonOn(parts: readonly RoundPart[], betId: string): boolean {
  const at = parts.findIndex(({ kind, id }) => kind === 'bet' && id === betId);
  return parts.some(
    ({ kind, isUndone, reference }, n) =>
      kind === 'win' && !isUndone && (reference === betId || (reference === null && n > at)),
  );
}
