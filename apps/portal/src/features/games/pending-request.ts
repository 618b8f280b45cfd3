/** A request whose answer has not been seen: kept over a reload, so that it is asked again and never made anew. */
export type PendingRequest =
  | { kind: 'bet'; requestId: string; gameCode: string; stake: string; choice: object }
  | { kind: 'act'; requestId: string; gameCode: string; betId: string; action: { action: string } };

const keyOf = (gameCode: string) => `baize.pending.${gameCode}`;

export const pendingRequest = {
  keep: (pending: PendingRequest): void =>
    sessionStorage.setItem(keyOf(pending.gameCode), JSON.stringify(pending)),
  forget: (gameCode: string): void => sessionStorage.removeItem(keyOf(gameCode)),
  of(gameCode: string): PendingRequest | undefined {
    const text = sessionStorage.getItem(keyOf(gameCode));
    return text ? (JSON.parse(text) as PendingRequest) : undefined;
  },
};
