import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** Names one control, and ties its hint and its error to it. */
export function Field({
  label,
  hint,
  error,
  isRequired = false,
  aside,
  className,
  children,
}: FieldProps) {
  const { required } = useWords();
  const id = useId();
  const describedBy =
    cx(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined;
  return (
    <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired }}>
      <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
        <div className="flex items-baseline justify-between gap-3 text-[0.8125rem]">
          <label htmlFor={id} className="font-medium text-ink-soft">
            {label}
            {isRequired && <RequiredMark word={required} />}
          </label>
          {aside && <span className="text-ink-soft">{aside}</span>}
        </div>
        {children}
        {error && (
          <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-[0.8125rem] text-danger">
            <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className="text-[0.8125rem] text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

function RequiredMark({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden className="ms-1 text-danger">
        *
      </span>
      <span className="sr-only"> {word}</span>
    </>
  );
}

type FieldTies = {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

const FieldContext = createContext<FieldTies | null>(null);

/** The attributes a control takes from the field around it; empty outside one. */
export function useFieldTies() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}
