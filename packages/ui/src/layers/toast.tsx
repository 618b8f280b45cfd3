import { CircleAlert, CircleCheck, Clock, Info, X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';

export type ToastTone = 'good' | 'bad' | 'info' | 'wait';

export type Toast = {
  tone: ToastTone;
  title: ReactNode;
  text?: ReactNode;
  action?: { label: ReactNode; onClick: () => void };
  /** Infinity stays until it is closed. */
  durationMs?: number;
  /** A toast with the same id replaces the one before. */
  id?: string;
};

const DURATION_MS = 5000;

export function showToast({ id, durationMs = DURATION_MS, ...shown }: Toast) {
  toast.custom((key) => <ToastCard {...shown} onClose={() => toast.dismiss(key)} />, {
    duration: durationMs,
    ...(id === undefined ? {} : { id }),
  });
}

export function closeToast(id: string) {
  toast.dismiss(id);
}

const LIFT_PLACE = '--toast-lift';
const LIFT = `var(${LIFT_PLACE}, 0px)`;

/** While a bar of buttons stands at the foot of the page, toasts stand above it. */
export function useToastLift(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = bar.current?.offsetHeight ?? 0;
    style.setProperty(LIFT_PLACE, `${height}px`);
    return () => void style.removeProperty(LIFT_PLACE);
  }, [bar]);
}

/** Mounted once. It hangs on the page itself, so that no modal ever covers or silences it. */
export function Toasts({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  const { notices } = useWords();
  return createPortal(
    <div data-stays-live="">
      <Toaster
        dir={dir}
        position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        containerAriaLabel={notices}
        offset={{ bottom: `calc(24px + ${LIFT})`, left: 24, right: 24 }}
        mobileOffset={{ bottom: `calc(84px + ${LIFT})`, left: 14, right: 14 }}
        toastOptions={{ unstyled: true, className: 'w-full md:w-90' }}
      />
    </div>,
    document.body,
  );
}

function ToastCard({
  tone,
  title,
  text,
  action,
  onClose,
}: Omit<Toast, 'id' | 'durationMs'> & { onClose: () => void }) {
  const words = useWords();
  const { Icon, colour } = TONES[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className="flex w-full items-center gap-3 rounded-card font-sans border border-line-strong bg-table py-2.5 ps-4 pe-2 text-ink shadow-pop"
    >
      <Icon aria-hidden className={cx('size-5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 py-1">
        <div className="font-semibold">{title}</div>
        {text && <div className="text-ink-soft">{text}</div>}
      </div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="sm" label={words.close} icon={<X />} onClick={onClose} />
    </div>
  );
}

const TONES = {
  good: { Icon: CircleCheck, colour: 'text-felt-text' },
  bad: { Icon: CircleAlert, colour: 'text-danger' },
  info: { Icon: Info, colour: 'text-info' },
  wait: { Icon: Clock, colour: 'text-brass-text' },
};
