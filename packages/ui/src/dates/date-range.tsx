import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { cx } from '../cx.ts';
import { useFieldTies } from '../fields/field.tsx';
import { Drawer } from '../layers/drawer.tsx';
import { popupClasses } from '../layers/popup-classes.ts';
import { PHONE, useMedia } from '../use-media.ts';
import { DateRangePanel, type DateRangePanelProps } from './date-range-panel.tsx';
import { writeRange } from './day.ts';

export type { RangePreset } from './date-range-panel.tsx';
export { type Day, type DayRange, dateToDay, dayToDate, writeRange } from './day.ts';

type DateRangeProps = DateRangePanelProps & {
  /** Names the button and the panel. */
  label: string;
  placeholder?: string;
  className?: string | undefined;
};

/** A span of days. A popup on wide screens, a drawer from below on phones. */
export function DateRange({ label, placeholder, className, ...panel }: DateRangeProps) {
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  const text = panel.value ? writeRange(panel.value, panel.lang) : placeholder;
  const trigger = (
    <Button
      {...useFieldTies()}
      className={cx('justify-start border-edge font-medium md:bg-table', className)}
    >
      <CalendarDays aria-hidden className="size-4 text-ink-soft" />
      <span className="sr-only">{label} </span>
      <span className="num">{text}</span>
    </Button>
  );
  const content = (
    <DateRangePanel
      {...panel}
      onChange={(range) => {
        panel.onChange(range);
        setOpen(false);
      }}
    />
  );
  const parts = { label, trigger, content, isOpen, setOpen };
  return isPhone ? <InDrawer {...parts} /> : <InPopup {...parts} />;
}

type Parts = {
  label: string;
  trigger: ReactElement<{ onClick?: () => void }>;
  content: ReactElement;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

function InPopup({ label, trigger, content, isOpen, setOpen }: Parts) {
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner
          sideOffset={6}
          align="start"
          collisionAvoidance={{ side: 'shift', align: 'shift', fallbackAxisSide: 'none' }}
          className="z-60"
        >
          <Popover.Popup aria-label={label} className={cx(popupClasses, 'p-4')}>
            {content}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function InDrawer({ label, trigger, content, isOpen, setOpen }: Parts) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears the click of the button inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button inside answers to the keyboard */}
      <span className="contents" onClick={() => setOpen(true)}>
        {trigger}
      </span>
      <Drawer side="bottom" title={label} isOpen={isOpen} onClose={() => setOpen(false)}>
        {content}
      </Drawer>
    </>
  );
}
