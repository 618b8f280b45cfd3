import { useCallback, useEffect, useRef, useState } from 'react';
import { useDrag } from './use-drag.ts';

/** Where a row stands, how it is moved, and how it moves by itself. */
export function useRow(autoplayMs?: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });
  const look = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    const at = Math.abs(row.scrollLeft);
    const isAtStart = at < 4;
    const isAtEnd = at + row.clientWidth > row.scrollWidth - 4;
    setEdges((now) =>
      now.isAtStart === isAtStart && now.isAtEnd === isAtEnd ? now : { isAtStart, isAtEnd },
    );
  }, []);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [look]);
  const go = useCallback((direction: 1 | -1) => {
    const row = ref.current;
    if (row) scrollRow(row, direction * row.clientWidth);
  }, []);
  const { handlers, isHeld } = useDrag(ref);
  const autoplay = useAutoplay(ref, autoplayMs, isHeld);
  return { ref, handlers, ...edges, go, autoplay };
}

/** Towards the end of the reading direction, whichever side that is. */
function scrollRow(row: HTMLElement, distance: number): void {
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: sign * distance, behavior: 'smooth' });
}

/** One tile at a time, round and round; it rests while someone is near, looks away, or wants calm. */
function useAutoplay(
  ref: React.RefObject<HTMLElement | null>,
  delayMs: number | undefined,
  isHeld: () => boolean,
) {
  const [isOn, setOn] = useState(true);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => setCalm(wantsCalm()), []);
  useEffect(() => {
    const row = ref.current;
    if (!row || !delayMs || !isOn || isCalm) return;
    let isSeen = false;
    const sight = new IntersectionObserver(
      ([entry]) => {
        isSeen = entry?.isIntersecting ?? false;
      },
      { threshold: 0.5 },
    );
    sight.observe(row);
    const timer = setInterval(() => {
      if (isSeen && !document.hidden && !isHeld() && !row.matches(':hover, :focus-within')) {
        step(row);
      }
    }, delayMs);
    return () => {
      clearInterval(timer);
      sight.disconnect();
    };
  }, [ref, delayMs, isOn, isCalm, isHeld]);
  return delayMs && !isCalm ? { isOn, toggle: () => setOn(!isOn) } : undefined;
}

function step(row: HTMLElement): void {
  const [first, second] = row.children;
  if (!first || !second) return;
  const isAtEnd = Math.abs(row.scrollLeft) + row.clientWidth > row.scrollWidth - 4;
  const tile = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  if (isAtEnd) row.scrollTo({ left: 0, behavior: 'smooth' });
  else scrollRow(row, tile);
}

function wantsCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
