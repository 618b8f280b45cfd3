import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { itemClasses, popupClasses } from './popup-classes.ts';

export type MenuEntry = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** At the end of the line: a key, a count. */
  aside?: ReactNode;
  onSelect: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** One of several, and the one in force: a language, a theme. */
  isChosen?: boolean;
};

type MenuProps = {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** Groups of entries, parted by lines. */
  groups: readonly (readonly MenuEntry[])[];
  align?: 'start' | 'end';
  className?: string | undefined;
};

export function Menu({ trigger, groups, align = 'end', className }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-60 outline-none">
          <Base.Popup className={cx(popupClasses, 'min-w-52', className)}>
            {groups.map((entries, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
              <Fragment key={at}>
                {at > 0 && <Base.Separator className="mx-2 my-1 h-px bg-line" />}
                {entries.map((entry) => (
                  <Entry key={entry.id} {...entry} />
                ))}
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ label, icon, aside, onSelect, isDanger, isDisabled, isChosen }: MenuEntry) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={isDisabled ?? false}
      aria-current={isChosen || undefined}
      className={cx(itemClasses, isDanger && 'text-danger [&>svg]:text-danger')}
    >
      {icon}
      <span className="min-w-0 flex-1">{label}</span>
      {aside && <span className="text-[0.8125rem] text-ink-soft">{aside}</span>}
      {isChosen && <Check aria-hidden className="text-brass-text!" />}
    </Base.Item>
  );
}
