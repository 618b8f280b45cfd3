import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { cx } from '../cx.ts';
import { itemClasses, popupClasses } from '../layers/popup-classes.ts';
import { useWords } from '../words.tsx';
import { useFieldTies } from './field.tsx';
import { boxClasses, innerClasses } from './text-input.tsx';

export type ComboboxOption = { value: string; label: string };

type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  label?: string;
  isDisabled?: boolean;
  className?: string | undefined;
};

/** A long list one narrows by writing: banks, countries, vendors. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  label,
  isDisabled,
  className,
}: ComboboxProps) {
  const words = useWords();
  const ties = useFieldTies();
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? null)}
      disabled={isDisabled ?? false}
    >
      <Base.InputGroup
        data-invalid={ties['aria-invalid']}
        className={cx(boxClasses, 'h-11.5 pe-1', className)}
      >
        <Base.Input
          {...ties}
          aria-label={label}
          placeholder={placeholder}
          className={innerClasses}
        />
        <Base.Trigger
          aria-label={words.openList}
          className="grid size-9 shrink-0 place-items-center rounded-ctl text-ink-soft hover:text-ink touch:size-11"
        >
          <ChevronDown aria-hidden className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-60 outline-none">
          <Base.Popup className={cx(popupClasses, 'max-h-[min(22rem,var(--available-height))]')}>
            <Base.Empty>
              <div className="px-3 py-2.5 text-ink-soft">{words.noMatches}</div>
            </Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={itemClasses}>
                  <span className="min-w-0 flex-1">{option.label}</span>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-brass-text" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
