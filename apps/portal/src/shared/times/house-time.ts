/** How far the house's clock is ahead of this device's, which may be wrong by any amount. */
let aheadMs = 0;

/** The house's clock: what it lets end is counted down by it, whatever the device believes. */
export const houseTime = {
  now: (): number => Date.now() + aheadMs,

  /**
   * Learns from an answer when it was written. That was after the question went out and before the
   * answer came, so what is believed is moved just so far that it may be true.
   */
  learn(answer: Response, sentAt: number, heardAt = Date.now()): void {
    // What was kept somewhere says when it was kept.
    if (answer.headers.get('cache-control') !== 'no-store') return;
    const writtenAt = Number(answer.headers.get('x-house-time') ?? Number.NaN);
    // A device whose clock was set meanwhile has measured nothing.
    if (!Number.isFinite(writtenAt) || heardAt < sentAt) return;
    aheadMs = Math.min(Math.max(aheadMs, writtenAt - heardAt), writtenAt - sentAt);
  },
};
