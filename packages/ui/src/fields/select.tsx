import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { itemClasses, popupClasses } from '../layers/popup-classes.ts';
import { useFieldTies } from './field.tsx';
import { boxClasses } from './text-input.tsx';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  /** Before the label: a flag, a bank's mark. */
  icon?: ReactNode;
  /** Below the label. */
  text?: ReactNode;
  isDisabled?: boolean;
};

type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  /** Names the list where no field does. */
  label?: string;
  name?: string;
  isDisabled?: boolean;
  isCompact?: boolean;
  className?: string | undefined;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, label, name, isDisabled, isCompact, className } =
    props;
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      {...(name === undefined ? {} : { name })}
      disabled={isDisabled ?? false}
      modal={false}
    >
      <Base.Trigger
        {...useFieldTies()}
        aria-label={label}
        className={cx(
          boxClasses,
          'text-start max-md:text-base data-disabled:opacity-55',
          isCompact ? 'h-10 touch:h-11' : 'h-11.5',
          className,
        )}
      >
        <Base.Value
          placeholder={placeholder}
          className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint"
        />
        <Base.Icon className="shrink-0 text-ink-soft">
          <ChevronDown aria-hidden className="size-4" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-60 outline-none">
          <Base.Popup className={popupClasses}>
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.isDisabled ?? false}
                  className={itemClasses}
                >
                  {option.icon}
                  <span className="min-w-0 flex-1">
                    <Base.ItemText>{option.label}</Base.ItemText>
                    {option.text && (
                      <span className="block text-[0.8125rem] text-ink-soft">{option.text}</span>
                    )}
                  </span>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-brass-text" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
