import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsInView, type Span } from './window.ts';

/** Enough beyond the edge that a quick thumb never outruns the rows. */
const SPARE_PX = 480;
const FIRST_VIEW_PX = 900;

/** The rows of a long list that are near the screen, told anew only when they change. */
export function useWindow(list: RefObject<HTMLElement | null>, offsets: readonly number[]): Span {
  const [span, setSpan] = useState(() =>
    rowsInView(offsets, { top: 0, height: FIRST_VIEW_PX, spare: 0 }),
  );
  useLayoutEffect(() => {
    const look = () => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0);
      const next = rowsInView(offsets, { top, height: window.innerHeight, spare: SPARE_PX });
      setSpan((old) => (old.from === next.from && old.to === next.to ? old : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, offsets]);
  return span;
}
