import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

export const AUTOPLAY_MS = 5_000;
/** How far a finger goes before it means the next slide. */
const SWIPE_PX = 40;

/** Which slide is shown; it goes on by itself while nobody is near, looks away or wants calm. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [isOn, setOn] = useState(true);
  const ref = useRef<HTMLElement>(null);
  const shown = count > 0 ? index % count : 0;
  const go = useCallback(
    (step: number) => setIndex((now) => (now + step + count) % Math.max(1, count)),
    [count],
  );
  useEffect(() => {
    if (!isOn || count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const isWatched = ref.current?.matches(':hover, :focus-within') ?? false;
      if (!document.hidden && !isWatched) go(1);
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isOn, count, go]);
  const handlers = useSwipe(go);
  const toggle = useCallback(() => setOn((now) => !now), []);
  return { ref, shown, go, choose: setIndex, isOn, toggle, handlers };
}

/** A swipe turns the slide, and is no click on it. */
function useSwipe(go: (step: number) => void) {
  const from = useRef<number | null>(null);
  const wasSwiped = useRef(false);
  return useMemo(
    () => ({
      onPointerDown(event: PointerEvent) {
        from.current = event.clientX;
        wasSwiped.current = false;
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const distance = from.current === null ? 0 : event.clientX - from.current;
        from.current = null;
        if (Math.abs(distance) < SWIPE_PX) return;
        wasSwiped.current = true;
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        go(distance < 0 === isRtl ? -1 : 1);
      },
      onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
        if (!wasSwiped.current) return;
        wasSwiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    [go],
  );
}
