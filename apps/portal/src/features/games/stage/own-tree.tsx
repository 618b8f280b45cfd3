import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/**
 * What changes while one plays stands in a tree of its own: in the page's React looks from the top for what is to
 * be drawn, which takes longer than a frame has. It is given all it needs; of the page around it it knows nothing.
 */
export function OwnTree({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const root = useRef<Root>(undefined);
  useLayoutEffect(() => {
    const host = document.createElement('span');
    host.className = 'contents';
    place.current?.append(host);
    const opened = createRoot(host);
    root.current = opened;
    return () => {
      host.remove();
      // A tree cannot be taken down while the one around it is.
      queueMicrotask(() => opened.unmount());
    };
  }, []);
  useLayoutEffect(() => root.current?.render(children));
  return <span ref={place} className="contents" />;
}
