import { createContext, useContext, useEffect, useRef } from 'react';

/** What an app does so that its way back (a browser's button, a phone's gesture) closes the topmost layer. */
export type WayBack = {
  /** A layer came; called back when one goes back. The answer is told that it closed by other means. */
  enter(close: () => void): () => void;
};

export const WayBackContext = createContext<WayBack | null>(null);

/** The open layer is one step of the way back, where the app has one. */
export function useWayBack(onClose: () => void, isDismissable: boolean): void {
  const way = useContext(WayBackContext);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!way || !isDismissable) return;
    return way.enter(() => close.current());
  }, [way, isDismissable]);
}
