import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type Size = { width: number; height: number };

/** How much room an element has; undefined before it was laid out. */
export function useSize<Element extends HTMLElement>(): [
  RefObject<Element | null>,
  Size | undefined,
] {
  const element = useRef<Element>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const read = () => setSize({ width: watched.clientWidth, height: watched.clientHeight });
    read();
    const watcher = new ResizeObserver(read);
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, []);
  return [element, size];
}
