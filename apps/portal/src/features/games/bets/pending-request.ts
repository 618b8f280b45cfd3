import { session } from '../../../shared/session/session.ts';

/**
 * A request whose answer has not been seen to its end: kept over a reload, so that it is asked again
 * and never made anew. The same request has the same answer, so the picture can be shown once more.
 */
export type PendingRequest =
  | { kind: 'bet'; requestId: string; gameCode: string; stake: string; choice: object }
  | { kind: 'act'; requestId: string; gameCode: string; betId: string; action: { action: string } };

type Kept = PendingRequest & { token: string | undefined };

const keyOf = (gameCode: string) => `baize.pending.${gameCode}`;

export const pendingRequest = {
  keep: (pending: PendingRequest): void =>
    sessionStorage.setItem(
      keyOf(pending.gameCode),
      JSON.stringify({ ...pending, token: session.token() } satisfies Kept),
    ),
  forget: (gameCode: string): void => sessionStorage.removeItem(keyOf(gameCode)),
  /** Only of whoever sits here now: a guest's bet is not made again with a member's money. */
  of(gameCode: string): PendingRequest | undefined {
    const text = sessionStorage.getItem(keyOf(gameCode));
    if (!text) return undefined;
    const { token, ...pending } = JSON.parse(text) as Kept;
    return token === session.token() ? pending : undefined;
  },
};
