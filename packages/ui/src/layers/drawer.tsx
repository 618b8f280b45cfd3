import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';
import { Layer } from './layer.tsx';

export type DrawerSide = 'start' | 'end' | 'bottom';

export type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  isTitleHidden?: boolean;
  side?: DrawerSide;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Drawer(props: DrawerProps) {
  const {
    isOpen,
    onClose,
    title,
    isTitleHidden,
    side = 'end',
    footer,
    className,
    children,
  } = props;
  const words = useWords();
  const titleId = useId();
  return (
    <Layer
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      veilClass=""
      panelClass={cx('absolute flex flex-col bg-table text-ink shadow-pop', SIDES[side], className)}
    >
      <header className="flex shrink-0 items-center gap-3 py-3 ps-5 pe-3">
        <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'type-card min-w-0 flex-1'}>
          {title}
        </h2>
        <IconButton label={words.close} icon={<X />} onClick={onClose} className="ms-auto" />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
      {footer && (
        <footer className="flex shrink-0 gap-2 border-t px-5 py-4 *:flex-1">{footer}</footer>
      )}
    </Layer>
  );
}

const SIDES: Record<DrawerSide, string> = {
  start: 'inset-y-0 start-0 w-[min(22rem,88vw)] border-e animate-from-start rtl:animate-from-end',
  end: 'inset-y-0 end-0 w-[min(26rem,92vw)] border-s animate-from-end rtl:animate-from-start',
  bottom: 'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-[14px] border-t animate-from-bottom',
};
