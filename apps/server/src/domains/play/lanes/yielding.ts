/** So long a settlement lets bets go first. Then it has its turn, however many bets there are. */
const MAX_YIELD_MS = 10;

type Asked = {
  /** A settlement waits, and a bet is under way. */
  isContended(): boolean;
  lookAgain(): void;
};

/**
 * Nobody waits at a screen for a settlement: it begins while no bet is under way, or when it has its
 * turn. Answers whether it is to wait still.
 */
export function openYielding({ isContended, lookAgain }: Asked): () => boolean {
  let since: number | undefined;
  let isTurnPlanned = false;

  /** For the case that a bet is held up; one that ends lets what waits look again. */
  function planTurn(): void {
    if (isTurnPlanned) return;
    isTurnPlanned = true;
    setTimeout(() => {
      isTurnPlanned = false;
      lookAgain();
    }, MAX_YIELD_MS);
  }

  return () => {
    const now = performance.now();
    since = isContended() ? (since ?? now) : undefined;
    const isPatient = since !== undefined && now - since < MAX_YIELD_MS;
    if (isPatient) planTurn();
    else since = undefined;
    return isPatient;
  };
}
