import { cx } from '@baize/ui';
import { themeOf, useStatusPart } from './use-status.ts';

/** The operator's logo, or the house mark: a spade cut by the two lines of the table's edge. */
export function BrandMark({ className }: { className?: string }) {
  const logo = useStatusPart(themeOf)?.logo;
  if (logo) return <img src={logo} alt="" className={cx('object-contain', className)} />;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M20 2.5C24 9 36 13 36 23.5C36 32 26 35.5 22.6 29C23 33 25 36 28 37.5H12C15 36 17 33 17.4 29C14 35.5 4 32 4 23.5C4 13 16 9 20 2.5ZM11 21.8V23.2H29V21.8ZM11 24.8V26.2H29V24.8Z"
      />
    </svg>
  );
}
