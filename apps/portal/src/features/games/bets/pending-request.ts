import { session } from '../../../shared/session/session.ts';

/**
 * A request whose answer has not been seen to its end: kept over a reload, so that it is asked again
 * and never made anew. The same request has the same answer, so the picture can be shown once more.
 */
export type PendingRequest = {
  /** Where it was asked: a game, or one of its slips where several bets lie side by side. */
  slip: string;
  requestId: string;
  gameCode: string;
} & (
  | { kind: 'bet'; stake: string; choice: object; freeSpins?: string | undefined }
  | { kind: 'act'; betId: string; action: { action: string } }
);

type Kept = PendingRequest & { token: string | undefined };

const keyOf = (slip: string) => `baize.pending.${slip}`;

export const pendingRequest = {
  keep: (pending: PendingRequest): void =>
    sessionStorage.setItem(
      keyOf(pending.slip),
      JSON.stringify({ ...pending, token: session.token() } satisfies Kept),
    ),
  forget: (slip: string): void => sessionStorage.removeItem(keyOf(slip)),
  /** Only of whoever sits here now: a guest's bet is not made again with a member's money. */
  of(slip: string): PendingRequest | undefined {
    const text = sessionStorage.getItem(keyOf(slip));
    if (!text) return undefined;
    const { token, ...pending } = JSON.parse(text) as Kept;
    return token === session.token() ? pending : undefined;
  },
};
