import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';

type TooltipProps = {
  text: ReactNode;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

type Place = { left: number; top: number; classes: string };

/** Explains a control on hover and focus. It says nothing that is needed to act. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const show = () => setPlace(placeAt(anchor.current!.getBoundingClientRect()));
  const hide = () => setPlace(null);
  useEscape(place !== null, hide);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the control inside
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': place ? id : undefined })}
      {place &&
        createPortal(
          <span
            style={{ left: place.left, top: place.top }}
            className={cx('fixed z-60 py-2', place.classes)}
          >
            <span
              id={id}
              role="tooltip"
              className="block w-max max-w-64 animate-fade rounded-ctl bg-ink px-3 py-1.5 text-[0.8125rem] text-room shadow-pop"
            >
              {text}
            </span>
          </span>,
          document.body,
        )}
    </span>
  );
}

const ROOM_ABOVE_PX = 56;
const HALF_WIDTH_PX = 136;

/** Above and centred, unless an edge of the window is too near. */
function placeAt(box: DOMRect): Place {
  const isBelow = box.top < ROOM_ABOVE_PX;
  const middle = box.left + box.width / 2;
  const vertical = isBelow ? '' : '-translate-y-full';
  const top = isBelow ? box.bottom : box.top;
  if (middle < HALF_WIDTH_PX) return { left: box.left, top, classes: vertical };
  if (middle > window.innerWidth - HALF_WIDTH_PX) {
    return { left: box.right, top, classes: cx('-translate-x-full', vertical) };
  }
  return { left: middle, top, classes: cx('-translate-x-1/2', vertical) };
}

function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
