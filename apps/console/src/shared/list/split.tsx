import { Drawer, useMedia } from '@baize/ui';
import type { KeyboardEvent, ReactNode } from 'react';

const WIDE = '(width >= 70rem)';

type Props = {
  children: ReactNode;
  /** What lies beside the list: a case that was opened. */
  aside: ReactNode;
  asideTitle: string;
  isOpen: boolean;
  onClose: () => void;
  /** Shown in the column while nothing is open. */
  whenClosed?: ReactNode;
};

/** A list, and the opened case beside it: a column where there is room, a drawer where there is none. */
export function Split({ children, aside, asideTitle, isOpen, onClose, whenClosed }: Props) {
  const isWide = useMedia(WIDE);
  if (!isWide) {
    return (
      <>
        {children}
        <Drawer title={asideTitle} isOpen={isOpen} onClose={onClose}>
          {aside}
        </Drawer>
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus, this only hears Escape
    <div
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)_25rem]"
      onKeyDown={(event) => isOpen && isPlainEscape(event) && onClose()}
    >
      <div className="min-w-0">{children}</div>
      <aside
        aria-label={asideTitle}
        className="sticky top-0 h-dvh overflow-y-auto border-s px-6 py-6"
      >
        {isOpen ? aside : whenClosed}
      </aside>
    </div>
  );
}

/** Escape in a field is the field's; a dialog over the page is below it only in React's tree. */
function isPlainEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Escape' || !(target instanceof Element)) return false;
  return currentTarget.contains(target) && !target.matches('input, textarea, select');
}
