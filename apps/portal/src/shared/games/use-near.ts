import { useCallback, useState } from 'react';

/** A row is complete a little before it is seen. */
const NEAR = '200px 0px';

/** Whether something has come near the screen; what need not wait is near from the beginning. */
export function useNear(mustWait = false) {
  const [isNear, setNear] = useState(!mustWait);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, []);
  return { isNear, ref };
}
