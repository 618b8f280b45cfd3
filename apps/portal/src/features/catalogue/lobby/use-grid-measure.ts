import { type RefObject, useLayoutEffect, useState } from 'react';

export type GridMeasure = {
  columns: number;
  tilePx: number;
  gapPx: number;
  rowPx: number;
  /** Where the wall begins on the page. */
  topPx: number;
};

const FIRST: GridMeasure = { columns: 3, tilePx: 110, gapPx: 10, rowPx: 157, topPx: 0 };

/** Three to a row on a phone, six at a desk. */
export function measureGrid(widthPx: number, viewportPx: number): Omit<GridMeasure, 'topPx'> {
  const columns = viewportPx >= 1280 ? 6 : viewportPx >= 1024 ? 5 : viewportPx >= 768 ? 4 : 3;
  const gapPx = viewportPx >= 768 ? 16 : 10;
  const tilePx = (widthPx - gapPx * (columns - 1)) / columns;
  return { columns, gapPx, tilePx, rowPx: (tilePx * 4) / 3 + gapPx };
}

/** Follows the width of the wall and whatever grows above it. */
export function useGridMeasure(ref: RefObject<HTMLElement | null>): GridMeasure {
  const [measure, setMeasure] = useState(FIRST);
  useLayoutEffect(() => {
    const wall = ref.current;
    if (!wall) return;
    function look() {
      const { width, top } = wall!.getBoundingClientRect();
      const next = { ...measureGrid(width, window.innerWidth), topPx: top + window.scrollY };
      setMeasure((now) => (isSame(now, next) ? now : next));
    }
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(wall);
    if (wall.parentElement) sizes.observe(wall.parentElement);
    return () => sizes.disconnect();
  }, [ref]);
  return measure;
}

function isSame(one: GridMeasure, other: GridMeasure): boolean {
  return (
    one.columns === other.columns &&
    Math.abs(one.tilePx - other.tilePx) < 0.5 &&
    Math.abs(one.topPx - other.topPx) < 0.5
  );
}
