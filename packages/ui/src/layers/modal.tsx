import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';
import { Layer } from './layer.tsx';

/** Some modals wait a moment, so that a page that opens one at once is seen first. */
export const MODAL_DELAY_MS = 100;

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | 'full';

export type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  isTitleHidden?: boolean;
  size?: ModalSize;
  /** A picture beside the content; a narrow band above it on phones. */
  aside?: ReactNode;
  /** What stands beside the content: a picture, or a menu that phones leave out. */
  asideLook?: 'picture' | 'menu';
  /** Stays in sight while the content scrolls: the actions. */
  footer?: ReactNode;
  isDismissable?: boolean;
  delayMs?: number;
  bodyClassName?: string;
  children: ReactNode;
};

export function Modal(props: ModalProps) {
  const {
    title,
    isTitleHidden,
    size = 'md',
    aside,
    asideLook = 'picture',
    footer,
    bodyClassName,
    children,
    ...layer
  } = props;
  const { isDismissable = true, onClose } = layer;
  const words = useWords();
  const titleId = useId();
  return (
    <Layer
      {...layer}
      labelledBy={titleId}
      veilClass={cx(
        'flex justify-center md:items-center',
        size !== 'full' && 'md:p-6',
        size === 'sm' ? 'items-end' : 'items-stretch',
      )}
      panelClass={cx(panelClasses, SIZES[size], Boolean(aside) && ASIDES[asideLook].panel)}
    >
      {aside && <div className={ASIDES[asideLook].aside}>{aside}</div>}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <header className="flex shrink-0 items-start gap-3 ps-5 pe-3 pt-4 md:ps-8 md:pe-4 md:pt-6">
          <h2
            id={titleId}
            className={isTitleHidden ? 'sr-only' : 'type-title min-w-0 flex-1 pt-1.5 outline-none'}
          >
            {title}
          </h2>
          {isDismissable && (
            <IconButton label={words.close} icon={<X />} onClick={onClose} className="ms-auto" />
          )}
        </header>
        <div
          className={cx(
            'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-6 md:px-8 md:pb-8',
            bodyClassName,
          )}
        >
          {children}
        </div>
        {footer && (
          <footer className="flex shrink-0 flex-wrap justify-end gap-2 border-t px-5 py-4 max-md:*:flex-1 md:px-8">
            {footer}
          </footer>
        )}
      </div>
    </Layer>
  );
}

const panelClasses =
  'relative flex w-full animate-rise flex-col overflow-hidden bg-table text-ink shadow-pop md:max-h-[calc(100dvh-3rem)] md:rounded-[14px]';

const ASIDES = {
  picture: {
    panel: 'md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
    aside: 'relative min-h-36 overflow-hidden max-md:shrink-0',
  },
  menu: {
    panel: 'md:grid md:grid-cols-[14.75rem_minmax(0,1fr)] bg-room!',
    aside: 'overflow-y-auto border-e bg-table max-md:hidden',
  },
};

const SIZES: Record<ModalSize, string> = {
  sm: 'md:max-w-md max-md:max-h-[90dvh] max-md:rounded-t-[14px] max-md:animate-from-bottom',
  md: 'md:max-w-xl',
  lg: 'md:max-w-[55rem]',
  xl: 'md:h-[50rem] md:max-w-[73.75rem]',
  full: 'md:h-dvh md:max-h-none! md:rounded-none!',
};
