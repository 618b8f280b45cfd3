import { cx } from '@baize/ui';

/** A vendor's mark in the colour of the text around it: it is one shape, used as a mask. */
export function VendorMark({ src, className }: { src: string; className?: string }) {
  const mask = `url("${src}") center / contain no-repeat`;
  return (
    <span
      aria-hidden
      className={cx('block bg-current', className)}
      style={{ mask, WebkitMask: mask }}
    />
  );
}
