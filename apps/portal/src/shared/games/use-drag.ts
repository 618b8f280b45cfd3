import { type PointerEvent, type RefObject, useCallback, useMemo, useRef } from 'react';

/** A hand that trembles has not dragged. */
const SLACK_PX = 6;

/** Lets a mouse drag a row as a finger does; a drag that ends on a tile does not open it. */
export function useDrag(ref: RefObject<HTMLElement | null>) {
  const held = useRef<{ from: number; at: number; moved: boolean } | null>(null);
  const wasDragged = useRef(false);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const handlers = useMemo(() => {
    function release() {
      wasDragged.current = held.current?.moved ?? false;
      held.current = null;
      if (ref.current) delete ref.current.dataset.dragged;
    }
    return {
      onPointerDown(event: PointerEvent) {
        touchedAt.current = event.timeStamp;
        wasDragged.current = false;
        if (event.pointerType !== 'mouse' || event.button !== 0 || !ref.current) return;
        held.current = { from: event.clientX, at: ref.current.scrollLeft, moved: false };
      },
      onPointerMove(event: PointerEvent) {
        const grip = held.current;
        const row = ref.current;
        if (!grip || !row) return;
        const distance = event.clientX - grip.from;
        if (!grip.moved && Math.abs(distance) > SLACK_PX) {
          grip.moved = true;
          row.setPointerCapture(event.pointerId);
          row.dataset.dragged = '';
        }
        if (grip.moved) row.scrollLeft = grip.at - distance;
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [ref]);
  const isHeld = useCallback(
    () => held.current !== null || performance.now() - touchedAt.current < REST_MS,
    [],
  );
  return { handlers, isHeld };
}

/** After a touch, a row that moves by itself waits this long. */
const REST_MS = 6_000;
