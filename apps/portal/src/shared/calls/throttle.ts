/** Lets one call through per span, the first at once; what comes in between is dropped. */
export function throttle<Args extends unknown[]>(
  act: (...args: Args) => void,
  spanMs: number,
  now: () => number = () => performance.now(),
): (...args: Args) => void {
  let openAt = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const at = now();
    if (at < openAt) return;
    openAt = at + spanMs;
    act(...args);
  };
}
