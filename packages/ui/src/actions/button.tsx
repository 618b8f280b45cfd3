import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx.ts';
import { type ButtonStyle, buttonClasses } from './button-classes.ts';

export type ButtonProps = ComponentProps<'button'> & ButtonStyle & { isBusy?: boolean | undefined };

export function Button(props: ButtonProps) {
  const { kind, size, isWide, className, isBusy = false, children, onClick, ...rest } = props;
  // A busy button keeps its focus and its place, so it is only deaf, never disabled.
  const whenReady = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      onClick={whenReady}
      aria-busy={isBusy || undefined}
      className={buttonClasses({
        kind,
        size,
        isWide,
        className: cx(isBusy && 'cursor-progress', className),
      })}
    >
      {isBusy ? (
        <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      ) : (
        children
      )}
      {isBusy && (
        <LoaderCircle aria-hidden className="absolute inset-0 m-auto size-5 animate-spin" />
      )}
    </button>
  );
}
