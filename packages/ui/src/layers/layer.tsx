import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { focusFirst, holdTab } from './focus.ts';
import { isTopLayer, openLayer } from './layers.ts';
import { useWayBack } from './way-back.ts';

export type LayerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The id of the element that names the layer. */
  labelledBy: string;
  /** What must be answered cannot be left by Escape or a click beside it. */
  isDismissable?: boolean | undefined;
  delayMs?: number | undefined;
  veilClass: string;
  panelClass: string;
  children: ReactNode;
};

/** What a modal and a drawer share: the veil, the held focus, the way out and the way back. */
export function Layer({ isOpen, delayMs = 0, ...rest }: LayerProps) {
  const isDue = useDelay(isOpen, delayMs);
  return isDue ? createPortal(<OpenLayer {...rest} />, document.body) : null;
}

function OpenLayer(props: Omit<LayerProps, 'isOpen' | 'delayMs'>) {
  const { onClose, labelledBy, isDismissable = true, veilClass, panelClass, children } = props;
  const veil = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasPressedOnVeil = useRef(false);
  useHeldFocus(veil, panel);
  useLostFocus(veil, panel, isDismissable ? onClose : undefined);
  useWayBack(onClose, isDismissable);

  // Heard on the way down: a closed combobox keeps Escape to itself and would lock one in.
  function onKeyDown(event: KeyboardEvent) {
    // Popups of fields inside bubble here through React, yet stand elsewhere in the page.
    if (!veil.current?.contains(event.target as Node) || !isTopLayer(veil.current)) return;
    holdTab(event, panel.current!);
    if (event.key !== 'Escape' || !isDismissable || isOpenCombobox(event.target)) return;
    event.stopPropagation();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the panel repeats the close button
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <div
      ref={veil}
      className={cx('fixed inset-0 z-50 animate-fade bg-scrim', veilClass)}
      onKeyDownCapture={onKeyDown}
      onPointerDown={(event) => {
        wasPressedOnVeil.current = event.target === veil.current;
      }}
      onClick={(event) => {
        const isBeside = event.target === veil.current && wasPressedOnVeil.current;
        if (isBeside && isDismissable) onClose();
      }}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={cx('outline-none', panelClass)}
      >
        {children}
      </div>
    </div>
  );
}

type Held = { readonly current: HTMLElement | null };

function useHeldFocus(veil: Held, panel: Held) {
  useLayoutEffect(() => {
    const cameFrom = document.activeElement;
    const close = openLayer(veil.current!);
    if (!panel.current!.contains(cameFrom)) focusFirst(panel.current!);
    return () => {
      close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, [veil, panel]);
}

/** What had the focus may go away, and then keys reach nobody inside: the layer hears them all the same. */
function useLostFocus(veil: Held, panel: Held, onEscape: (() => void) | undefined) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || !isTopLayer(veil.current!)) return;
      holdTab(event, panel.current!);
      if (event.key === 'Escape') onEscape?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [veil, panel, onEscape]);
}

function isOpenCombobox(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
}

function useDelay(isWanted: boolean, delayMs: number): boolean {
  const [isDue, setDue] = useState(isWanted && delayMs === 0);
  useEffect(() => {
    if (!isWanted) return setDue(false);
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [isWanted, delayMs]);
  return isWanted && (isDue || delayMs === 0);
}
