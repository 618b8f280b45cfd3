import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { type ButtonStyle, buttonClasses } from './button-classes.ts';

/** A link that looks like a button; a router's own link may take `buttonClasses` instead. */
export function LinkButton({
  kind,
  size,
  isWide,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonStyle) {
  return <a {...rest} className={buttonClasses({ kind, size, isWide, className })} />;
}

/** A link in running text or at the end of a row. */
export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={cx(textLinkClasses, className)} />;
}

export const textLinkClasses =
  'font-semibold text-felt-text underline-offset-4 hover:underline touch:inline-flex touch:min-h-11 touch:items-center';
