/**
 * Lets what could begin now wait for a better moment, as long as there is a reason, but not for long: then
 * it has its turn, whatever speaks against it. Answers whether it is to wait still.
 */
export function openDeferring(
  hasReason: () => boolean,
  lookAgain: () => void,
  maxMs: number,
): () => boolean {
  let since: number | undefined;
  let isTurnPlanned = false;

  /** For the case that what is under way is held up; when it ends, what waits looks again anyway. */
  function planTurn(): void {
    if (isTurnPlanned) return;
    isTurnPlanned = true;
    setTimeout(() => {
      isTurnPlanned = false;
      lookAgain();
    }, maxMs);
  }

  return () => {
    const now = performance.now();
    since = hasReason() ? (since ?? now) : undefined;
    const isDeferred = since !== undefined && now - since < maxMs;
    if (isDeferred) planTurn();
    else since = undefined;
    return isDeferred;
  };
}
